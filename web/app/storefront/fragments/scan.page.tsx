// Scan dialog fragment: camera picture, photo field and every sentence that its script may say; the same for every visitor in one language. [features scan]
import { type Fragment, fragment } from '../../lib/page.ts';
import { useView } from '../../lib/view.tsx';
import { Icon } from '../../ui/icon.tsx';

export function get(): Fragment {
  return fragment(<ScanDialog />, { headers: { 'cache-control': 'public, max-age=600' } });
}

function ScanDialog() {
  const { t } = useView();
  return (
    <div
      className="scan"
      data-starting={t('scan.starting')}
      data-aim={t('scan.aim')}
      data-refused={t('scan.refused')}
      data-no-camera={t('scan.noCamera')}
      data-busy={t('scan.busy')}
      data-no-reader={t('scan.noReader')}
      data-reading={t('scan.reading')}
      data-nothing={t('scan.nothing')}
      data-no-picture={t('scan.noPicture')}
      data-no-part={t('scan.noPart')}
      data-added={t('scan.added')}
      data-added-unknown={t('scan.addedUnknown')}
    >
      {/* biome-ignore lint/a11y/noAutofocus: the dialog's own heading is heard first */}
      <h2 id="scan-title" tabIndex={-1} autoFocus>
        {t('scan.title')}
      </h2>
      <button type="button" className="tool" data-close aria-label={t('common.close')}>
        <Icon name="close" />
      </button>
      <p>{t('scan.lead')}</p>
      {/* biome-ignore lint/a11y/useMediaCaption: a camera's picture has no sound */}
      <video muted playsInline hidden aria-label={t('scan.picture')} />
      <p role="status" />
      <div className="field">
        <label htmlFor="scan-photo">{t('scan.photo')}</label>
        <input
          id="scan-photo"
          type="file"
          className="input py-2"
          accept="image/*"
          capture="environment"
        />
      </div>
    </div>
  );
}
