// Documents of an order: its tax invoice, and credit notes of its returns or its cancellation: number, day and the PDF in each language.
import { type InvoiceSummary, isolated } from '@millwright/contracts';
import { languagesOf } from '../../lib/here.ts';
import { path } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { LANGUAGE_NAMES } from '../../shell/preferences.tsx';

export function OrderInvoices({
  orderId,
  invoices,
}: {
  orderId: string;
  invoices: readonly InvoiceSummary[];
}) {
  const { t, date, locale, request } = useView();
  if (invoices.length === 0) return null;
  // The reader's own language first.
  const languages = [locale, ...languagesOf(request).filter((other) => other !== locale)];
  return (
    <section aria-label={t('invoices.title')}>
      <h2 className="mb-1">{t('invoices.title')}</h2>
      <ul>
        {invoices.map(({ kind, number, issuedOn }) => (
          <li key={number} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-1">
            <span>
              <strong>{t(`invoices.${kind}`, { number: isolated(number) })}</strong>{' '}
              <span className="text-muted">{t('invoices.issued', { date: date(issuedOn) })}</span>
            </span>
            <span className="flex flex-wrap gap-x-4 print:hidden">
              {languages.map((language) => (
                <a
                  key={language}
                  href={path.invoice(orderId, { kind, number }, language)}
                  hrefLang={language}
                  type="application/pdf"
                >
                  {t('invoices.pdf')} <bdi lang={language}>{LANGUAGE_NAMES[language]}</bdi>
                  <span className="sr-only"> {isolated(number)}</span>
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
