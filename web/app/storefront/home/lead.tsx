// Lead of the home pages: what may be typed, the families, the finder by dimensions, quick order, and for who was here before what they looked at. [house §6]
import type { CategoryNode, MeasuredFamily, OrderSummary } from '@millwright/contracts';
import { isolated } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { href, imagePath } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';

/** Orders that a customer may repeat from here. */
const MAX_AGAIN = 2;

/** What the page is called, how many parts there are to find, and by what. The search itself is that of the header, which is large on this page. */
export function Lead({ categories }: { categories: readonly CategoryNode[] }) {
  const { t, number } = useView();
  const parts = categories.reduce((sum, category) => sum + category.productCount, 0);
  return (
    <div className="home-lead">
      <h1 tabIndex={-1}>{t('home.title')}</h1>
      {parts === 0 ? null : (
        <p>
          <span className="max-md:hidden">{t('home.lead', { n: number(parts) })}</span>{' '}
          {t('home.type')}
        </p>
      )}
    </div>
  );
}

/** Each family by its drawing, with the number of its products. */
export function Families({ categories }: { categories: readonly CategoryNode[] }) {
  const { t, locale, number, label } = useView();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="families-title">
      <h2 id="families-title">{t('home.categories')}</h2>
      <ul className="families">
        {categories.map((category) => (
          <li key={category.id}>
            <a href={href.category(locale, category.lineage)}>
              <img
                className="drawing"
                src={imagePath(category.image)}
                width={80}
                height={60}
                alt=""
              />
              <span>
                <b>{label(category.name)}</b> <small>{number(category.productCount)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The finder by dimensions, with the families at the top of the tree; nothing while no part has dimensions. */
export function InHand({ families }: { families: readonly MeasuredFamily[] }) {
  const { t, locale } = useView();
  if (families.length === 0) return null;
  const main = families.filter(({ lineage }) => !lineage.includes('/'));
  return (
    <section aria-labelledby="in-hand-title" className="find-box">
      <h2 id="in-hand-title">
        <a href={href.inHand(locale)}>{t('inHand.title')}</a>
      </h2>
      <p>{t('inHand.home')}</p>
      <ul className="find-links">
        {main.map(({ lineage, name }) => (
          <li key={lineage}>
            <a href={href.inHand(locale, lineage)}>{name}</a>
          </li>
        ))}
        <li>
          <a href={href.inHand(locale)}>{t('inHand.all')}</a>
        </li>
      </ul>
    </section>
  );
}

export function QuickOrderBox() {
  const { t, locale } = useView();
  return (
    <section aria-labelledby="quick-order-title" className="find-box">
      <h2 id="quick-order-title">
        <a href={href.quickOrder(locale)}>{t('quick.title')}</a>
      </h2>
      <p>{t('home.quickOrder')}</p>
    </section>
  );
}

/** What was looked at, from the browser's own memory: the page keeps room for it only where there is something. */
function Recent() {
  const { locale } = useView();
  return (
    <div
      className="find-box home-recent"
      data-island="recently-viewed"
      data-on="idle"
      data-look="lines"
      data-url={href.recentlyViewed(locale)}
    />
  );
}

/** The customer's latest orders; none for visitors, whose page is the same for all of them. */
export async function getLatestOrders({
  services,
  ctx,
  viewer,
}: PageRequest): Promise<OrderSummary[]> {
  if (viewer === null) return [];
  return (await services.orders.listOrders(ctx, { start: 0, count: MAX_AGAIN }))
    .orders as OrderSummary[];
}

function OrderAgain({ orders }: { orders: readonly OrderSummary[] }) {
  const { t, locale, date } = useView();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="again-title" className="find-box">
      <h2 id="again-title">{t('home.again')}</h2>
      <ul className="find-links">
        {orders.map(({ orderId, placedAt }) => (
          <li key={orderId}>
            <a href={href.orderAgain(locale, orderId)}>
              {t('home.againOrder', { id: isolated(orderId), date: date(placedAt) })}
            </a>
          </li>
        ))}
        <li>
          <a href={href.orders(locale)}>{t('home.allOrders')}</a>
        </li>
      </ul>
    </section>
  );
}

/** For who has been here: what they ordered, and what they looked at. */
export function ComeBack({ orders }: { orders: readonly OrderSummary[] }) {
  return (
    <div className="come-back">
      <OrderAgain orders={orders} />
      <Recent />
    </div>
  );
}
