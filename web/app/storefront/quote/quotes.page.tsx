// Quotes of a customer: the newest first, with validity and total. [decisions §8]
import { isolated, QUOTE_PAGE_SIZE, type QuoteSummary } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PartNumber, Price } from '../../ui/text.tsx';
import { AccountFrame } from '../account/account-frame.tsx';
import { CardCell, CardRow, CardTable } from '../order/card-table.tsx';
import { lastDayOf } from './last-day.ts';

export async function get({ services, ctx, locale, query }: PageRequest): Promise<PageResult> {
  const page = Math.max(1, Number(/^\d{1,6}$/.exec(query.get('page') ?? '1')?.[0] ?? 1));
  const { quotes, total } = await services.quotes.listQuotes(ctx, {
    start: (page - 1) * QUOTE_PAGE_SIZE,
    count: QUOTE_PAGE_SIZE,
  });
  const last = Math.max(1, Math.ceil(total / QUOTE_PAGE_SIZE));
  // Beyond the end nothing is counted.
  if (page > 1 && quotes.length === 0) return redirect(href.quotes(locale));
  const title = translator(locale)('quote.list');
  return {
    title,
    robots: 'noindex',
    breadcrumbs: [{ name: title }],
    body: <Quotes quotes={quotes} total={total} page={page} last={last} />,
  };
}

function Quotes({
  quotes,
  total,
  page,
  last,
}: {
  quotes: readonly QuoteSummary[];
  total: number;
  page: number;
  last: number;
}) {
  const { t, locale } = useView();
  return (
    <AccountFrame place="quotes" title={t('quote.list')}>
      {total === 0 ? (
        <EmptyState title={t('quote.listEmpty')} text={t('quote.listEmptyText')}>
          <ButtonLink href={href.postRequirement(locale)} look="main">
            {t('quote.ask')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div>
          <p className="mb-2 text-muted">{t('quote.count', { n: total })}</p>
          <CardTable
            caption={t('quote.listCaption')}
            columns={[
              { name: t('quote.sent') },
              { name: t('quote.number') },
              { name: t('quote.validUntil') },
              { name: t('quote.state') },
              { name: t('order.total'), end: true },
            ]}
          >
            {quotes.map((quote) => (
              <QuoteRow key={quote.number} quote={quote} />
            ))}
          </CardTable>
          <Pagination page={page} last={last} siblings={1} hrefOf={(n) => href.quotes(locale, n)} />
        </div>
      )}
    </AccountFrame>
  );
}

function QuoteRow({ quote }: { quote: QuoteSummary }) {
  const { t, locale, date } = useView();
  const day = date(quote.sentAt);
  const until = lastDayOf(quote);
  return (
    <CardRow>
      <CardCell label={t('quote.sent')}>
        <time dateTime={quote.sentAt}>{day}</time>
      </CardCell>
      <CardCell label={t('quote.number')}>
        <a
          href={href.quote(locale, quote.number)}
          aria-label={t('quote.view', { id: isolated(quote.number), date: day })}
          className="-my-3 inline-flex min-h-11 items-center"
        >
          <PartNumber>{quote.number}</PartNumber>
        </a>
      </CardCell>
      <CardCell label={t('quote.validUntil')}>
        <time dateTime={until.toISOString()}>{date(until)}</time>
      </CardCell>
      <CardCell label={t('quote.state')}>{t(`quote.state.${quote.state}`)}</CardCell>
      <CardCell label={t('order.total')} end>
        <Price amount={quote.total} />
      </CardCell>
    </CardRow>
  );
}
