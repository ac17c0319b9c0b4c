// Scan button: reads a barcode, QR code or DataMatrix by camera; seen only where scripts run.
import { href } from '../lib/paths.ts';
import { useView } from '../lib/view.tsx';
import { Icon } from './icon.tsx';

/** In a search form it fills in and searches; with `rows`, the id of a text field, it adds a line for each code. */
export function ScanButton({ rows }: { rows?: string }) {
  const { t, locale } = useView();
  const isRows = rows !== undefined;
  return (
    <button
      type="button"
      className={isRows ? 'scan-button button' : 'scan-button'}
      aria-label={isRows ? undefined : t('scan.search')}
      title={isRows ? undefined : t('scan.search')}
      aria-haspopup="dialog"
      data-island="scan"
      data-on="touch"
      data-url={href.scan(locale)}
      data-rows={rows}
      data-fault={t('form.fault')}
    >
      <Icon name="scan" />
      {isRows ? t('scan.rows') : null}
    </button>
  );
}
