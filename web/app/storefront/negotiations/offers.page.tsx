// Negotiation list: a page of threads, newest first, each with whose turn it is. [decisions §8 Held stock]
import {
  isolated,
  type NegotiationSummary,
  OFFER_TRANSITIONS,
  ORDER_PAGE_SIZE,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PartNumber } from '../../ui/text.tsx';
import { AccountFrame } from '../account/account-frame.tsx';
import { CardCell, CardRow, CardTable } from '../order/card-table.tsx';
import { OfferAmount, OfferStateMark } from './offer-parts.tsx';

export async function get({ services, ctx, locale, query }: PageRequest): Promise<PageResult> {
  const page = Math.max(1, Number(/^\d{1,6}$/.exec(query.get('page') ?? '1')?.[0] ?? 1));
  const { offers, total } = await services.negotiations.listOffers(ctx, {
    start: (page - 1) * ORDER_PAGE_SIZE,
    count: ORDER_PAGE_SIZE,
  });
  const last = Math.max(1, Math.ceil(total / ORDER_PAGE_SIZE));
  if (offers.length === 0 && page > 1) return redirect(href.offers(locale));
  const title = translator(locale)('offer.list');
  return {
    title,
    robots: 'noindex',
    breadcrumbs: [{ name: title }],
    body: <Offers offers={offers} page={page} last={last} />,
  };
}

function Offers({
  offers,
  page,
  last,
}: {
  offers: readonly NegotiationSummary[];
  page: number;
  last: number;
}) {
  const { t, locale } = useView();
  return (
    <AccountFrame place="offers" title={t('offer.list')}>
      {offers.length === 0 ? (
        <EmptyState title={t('offer.listEmpty')} text={t('offer.listEmptyText')}>
          <ButtonLink href={href.products(locale)} look="main">
            {t('shell.allProducts')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <div>
          <p className="mb-2 text-muted">{t('offer.listLead')}</p>
          <CardTable
            caption={t('offer.caption')}
            columns={[
              { name: t('offer.reference') },
              { name: t('offer.item') },
              { name: t('offer.state') },
              { name: t('offer.last'), end: true },
            ]}
          >
            {offers.map((offer) => (
              <OfferRow key={offer.reference} offer={offer} />
            ))}
          </CardTable>
          <Pagination page={page} last={last} siblings={1} hrefOf={(n) => href.offers(locale, n)} />
        </div>
      )}
    </AccountFrame>
  );
}

function OfferRow({ offer }: { offer: NegotiationSummary }) {
  const { t, locale, label, dateTime } = useView();
  const waits = OFFER_TRANSITIONS.open().includes(offer.state);
  return (
    <CardRow>
      <CardCell label={t('offer.reference')}>
        <a
          href={href.offer(locale, offer.reference)}
          aria-label={t('offer.one', { reference: isolated(offer.reference) })}
          className="-my-3 inline-flex min-h-11 items-center"
        >
          <PartNumber>{offer.reference}</PartNumber>
        </a>
      </CardCell>
      <CardCell label={t('offer.item')}>
        <span>
          <bdi className="whitespace-normal!">{label(offer.itemName)}</bdi>
          <small className="block">{t('offer.quantityOf', { n: offer.quantity })}</small>
        </span>
      </CardCell>
      <CardCell label={t('offer.state')}>
        <span>
          <OfferStateMark state={offer.state} />
          {waits ? (
            <small className="block">
              {t('offer.step.open', { date: dateTime(offer.last.expiresAt) })}
            </small>
          ) : null}
        </span>
      </CardCell>
      <CardCell label={t('offer.last')} end>
        <OfferAmount unitPrice={offer.last.unitPrice} currency={offer.currency} />
      </CardCell>
    </CardRow>
  );
}
