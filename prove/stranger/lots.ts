// Whole lots: in the cart, in calls and in documents a lot has the same data as on its page.
import { cartOf, press, withAddress } from './basket.ts';
import { compare, readCall, readPrinted, taxesOf } from './figures.ts';
import { elements, textOf } from './html.ts';
import { type Account, aNewCustomer, logInByPage } from './logins.ts';
import {
  type Data,
  isSubmit,
  type Page,
  type Stranger,
  sitemapOf,
  spread,
  type Visitor,
} from './stranger.ts';

/** Its manufacturers, its place, its price, and an order of it by REST. */
export async function buyLot(stranger: Stranger): Promise<void> {
  const buyer = await withAddress(await aNewCustomer(stranger));
  const visitor = await logInByPage(stranger, buyer);
  const paths = (await sitemapOf(stranger)).filter((path) => /^\/lotitems\//.test(path));
  for (const path of spread(paths, 12)) {
    const page = await visitor.open(path);
    const manufacturers = new Set(
      elements(page.main, 'a')
        .filter(({ attrs }) => /[?&]manufacturer=/.test(attrs.href ?? ''))
        .map(textOf),
    );
    const { data: inside } = await buyer.call('POST', '/api/search', {
      searchBy: 'lotsale',
      query: path.split('/')[3],
    });
    for (const { manufacturer } of inside?.products ?? []) manufacturers.add(manufacturer);
    const button = elements(
      page.main,
      (each) => isSubmit(each) && /whole lot/i.test(textOf(each)),
    )[0];
    if (button === undefined || manufacturers.size < 2) continue;
    await press(visitor, page, (each) => each === button);
    const cart = await cartOf(buyer, visitor);
    const line = cart?.shoppingCartItems?.[0];
    if (line === undefined) throw new Error(`the lot of ${path} does not come into the cart`);
    readLotLine(stranger, page, await visitor.open('/cart'), line, manufacturers);
    const { data: lots } = await buyer.call(
      'GET',
      `/api/lotsale/lotsalesubcategorylist/${path.split('/')[2]}`,
    );
    const own = (lots ?? []).find(({ id }: Data) => String(id) === path.split('/')[3]);
    if (!Object.values(own ?? {}).includes(line.productId))
      stranger.found(
        'purchase: the call of lots does not say what to buy',
        `lot ${own?.id} is product ${line.productId}, in no field of GET /api/lotsale/lotsalesubcategorylist`,
      );
    await orderLot(stranger, buyer, visitor, cart, path);
    return;
  }
}

function readLotLine(
  stranger: Stranger,
  page: Page,
  cartPage: Page,
  line: Data,
  manufacturers: ReadonlySet<string>,
): void {
  const place = /^Location\n(.+)$/m.exec(page.text)?.[1] ?? '';
  const origin = /Origin: (.+)/.exec(cartPage.text)?.[1] ?? line.origin?.countryName ?? '';
  if (origin !== '' && place !== '' && !place.includes(origin))
    stranger.found(
      'purchase: a whole lot has another origin in the cart',
      `${page.path}: “${place}”, in the cart “${origin}”`,
    );
  for (const manufacturer of manufacturers)
    if (cartPage.text.includes(manufacturer) || line.manufacturer === manufacturer)
      stranger.found(
        'purchase: a whole lot has one manufacturer in the cart and several on its page',
        `${page.path}: ${manufacturers.size} manufacturers, in the cart “${manufacturer}”`,
      );
}

async function orderLot(
  stranger: Stranger,
  buyer: Account,
  visitor: Visitor,
  cart: Data,
  path: string,
): Promise<void> {
  const { data: prices } = await buyer.call('GET', `/api/order/prices?cartcode=${cart.code}`);
  const cartPage = readPrinted('the cart', (await visitor.open('/cart')).text);
  const checkout = readPrinted('the checkout', (await visitor.open('/checkout')).text);
  const {
    data: made,
    status,
    body,
  } = await buyer.call('POST', `/api/order/commitOrder?cartCode=${cart.code}`, {
    paymentMode: 'letter-of-credit',
    termsAccepted: true,
  });
  if (status >= 400)
    throw new Error(`a lot cannot be ordered by REST: ${status} ${body.slice(0, 200)}`);
  const { data: order } = await buyer.call('GET', `/api/auth/orders/${made.orderId}`);
  compare(stranger, `order of ${path.split('/').slice(0, 4).join('/')}`, [
    cartPage,
    checkout,
    readCall(
      'REST prices',
      prices,
      {
        subtotal: prices?.subTotal,
        total: prices?.total,
        ...taxesOf(prices?.taxRate, ({ value }) => value),
      },
      {},
    ),
    readCall(
      'REST order',
      order,
      taxesOf(order?.totals, ({ value }) => value),
      { delivery: order?.expectedDelivery, due: order?.paymentDue ?? undefined },
    ),
    readPrinted('the order page', (await visitor.open(`/account/order/${made.orderId}`)).text),
    readPrinted(
      'the proforma',
      (await visitor.open(`/account/order/${made.orderId}/proforma`)).text,
    ),
  ]);
}
