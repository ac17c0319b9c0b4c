// Quick order template: a CSV with the heading in the reader's language, with the separator that spreadsheets expect there.
import type { PageRequest } from '@millwright/server';
import { translator } from '../../i18n/index.ts';
import { type Fragment, fragment } from '../../lib/page.ts';

export function get({ locale }: PageRequest): Fragment {
  const t = translator(locale);
  const separator = locale === 'ru' ? ';' : ',';
  const rows = [
    [t('quick.templatePart'), t('quick.templateQuantity')],
    ['NRD-6205-2RS', '10'],
    ['', ''],
  ];
  // The mark tells spreadsheets that it is UTF-8.
  return fragment(`\ufeff${rows.map((row) => row.join(separator)).join('\r\n')}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="quick-order.csv"',
      'x-robots-tag': 'noindex',
    },
  });
}
