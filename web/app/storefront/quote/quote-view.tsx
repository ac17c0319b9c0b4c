// Quote view: state, document, lines, totals in every currency, terms; the same in the account and behind the link of a mail.
import { isolated, type Locale, type QuoteDetail } from '@millwright/contracts';
import type { ReactNode } from 'react';
import { languagesOf } from '../../lib/here.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { LANGUAGE_NAMES } from '../../shell/preferences.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Facts } from '../order/order-facts.tsx';
import { OrderLines } from '../order/order-lines.tsx';
import { OrderTotals } from '../order/order-totals.tsx';
import { lastDayOf } from './last-day.ts';

type Props = {
  quote: QuoteDetail;
  /** The address of its PDF, by language. */
  pdf: (language: Locale) => string;
  /** Said where no tax is listed. */
  taxNote: string;
  /** The order and the wishes are shown to its owner only. */
  owner: boolean;
};

export function QuoteState({ quote, owner }: { quote: QuoteDetail; owner: boolean }) {
  const { t, locale, date } = useView();
  if (quote.isOpen)
    return <Notice>{t('quote.openUntil', { date: date(lastDayOf(quote)) })}</Notice>;
  if (quote.state === 'accepted') {
    return (
      <Notice kind="success">
        {owner && quote.orderId !== null ? (
          <>
            {t('quote.is.accepted', { order: isolated(quote.orderId) })}{' '}
            <a href={href.order(locale, quote.orderId)}>{t('quote.toOrder')}</a>
          </>
        ) : (
          t('quote.acceptedLink')
        )}
      </Notice>
    );
  }
  if (quote.state === 'sent' || quote.state === 'draft') return null;
  return <Notice kind="warning">{t(`quote.is.${quote.state}`)}</Notice>;
}

export function QuoteView({ quote, pdf, taxNote, owner }: Props) {
  const { t, date, number } = useView();
  return (
    <>
      <section aria-label={t('quote.facts')} className="grid gap-3">
        <Facts
          facts={[
            [t('quote.state'), t(`quote.state.${quote.state}`)],
            [t('quote.sent'), date(quote.sentAt)],
            [t('quote.validUntil'), date(lastDayOf(quote))],
            [t('quote.version'), quote.version === 1 ? '' : number(quote.version)],
            [t('quote.payment'), quote.paymentTerms],
            [t('quote.delivery'), quote.deliveryTerms],
            [t('quote.note'), quote.note],
          ]}
        />
        <RequestLink quote={quote} />
        <Papers pdf={pdf} />
      </section>
      <section className="grid gap-4">
        <h2>{t('quote.lines')}</h2>
        <OrderLines lines={quote.lines} />
        <Short quote={quote} />
        <Sums quote={quote} taxNote={taxNote} />
      </section>
      {owner ? <Wishes quote={quote} /> : null}
    </>
  );
}

/** What it answers; known to its owner only. */
function RequestLink({ quote: { requestReference: reference } }: Pick<Props, 'quote'>) {
  const { t, locale } = useView();
  return reference === null ? null : (
    <p className="print:hidden">
      <a href={href.request(locale, reference)} className="inline-block max-lg:py-3">
        {t('quote.toRequest', { reference: isolated(reference) })}
      </a>
    </p>
  );
}

function Papers({ pdf }: Pick<Props, 'pdf'>) {
  const { t, locale, request } = useView();
  // The reader's own language first.
  const languages = [locale, ...languagesOf(request).filter((other) => other !== locale)];
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 print:hidden">
      <span>{t('quote.pdf')}</span>
      {languages.map((language) => (
        <a
          key={language}
          href={pdf(language)}
          hrefLang={language}
          type="application/pdf"
          className="inline-block max-lg:py-3"
        >
          <span className="sr-only">{t('quote.pdf')} </span>
          <bdi lang={language}>{LANGUAGE_NAMES[language]}</bdi>
        </a>
      ))}
    </p>
  );
}

function Short({ quote }: { quote: QuoteDetail }) {
  const { t, label, number } = useView();
  const short = quote.isOpen ? quote.lines.filter((line) => line.stock < line.quantity) : [];
  if (short.length === 0) return null;
  return (
    <Notice kind="warning">
      <ul>
        {short.map((line) => (
          <li key={line.productId}>
            {t('quote.short', { n: number(line.stock), name: label(line.name) })}
          </li>
        ))}
      </ul>
      <p>{t('quote.shortText')}</p>
    </Notice>
  );
}

function Sums({ quote, taxNote }: Pick<Props, 'quote' | 'taxNote'>) {
  const { t, currency, currencies, price } = useView();
  const { totals, discountBasisPoints } = quote;
  const others = currencies
    .filter((code) => code !== currency && totals.total[code] !== undefined)
    .map((code) => isolated(price(totals.total, code)));
  const discount = {
    goods: totals.goods,
    discount: totals.discount,
    basisPoints: discountBasisPoints,
  };
  return (
    <div className="grid gap-2">
      <OrderTotals
        totals={totals}
        taxNote={taxNote}
        discount={discountBasisPoints === 0 ? undefined : discount}
      />
      {others.length === 0 ? null : (
        <p className="ms-auto w-full text-[13px] text-muted md:w-96">
          {t('quote.inOthers', { amounts: others.join(' · ') })}
        </p>
      )}
    </div>
  );
}

function Wishes({ quote: { wishes } }: { quote: QuoteDetail }) {
  const { t, dateTime } = useView();
  if (wishes.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1">{t('quote.wishes')}</h2>
      <ul className="grid gap-2">
        {wishes.map(({ at, note }) => (
          <li key={at + note}>
            <time dateTime={at} className="text-[13px] text-muted">
              {dateTime(at)}
            </time>
            <p className="whitespace-pre-line">
              <bdi className="whitespace-pre-line!">{note}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A heading with a number in it, for both pages. */
export function QuoteTitle({ children }: { children: ReactNode }) {
  return <h1 tabIndex={-1}>{children}</h1>;
}
