// Purchases: a product by pages and a whole lot by calls; amounts, dates and the buyer are compared wherever they appear, up to the invoice and the back office.
import { spawnSync } from 'node:child_process';
import { findPdftotext } from '../../scripts/test/tools-of-the-system.ts';
import { ADDRESS, cartOf, press, withAddress } from './basket.ts';
import { compare, type Printed, readCall, readPrinted, taxesOf } from './figures.ts';
import { elements, textOf } from './html.ts';
import { type Account, aNewCustomer, logInByPage, theBackOffice, within } from './logins.ts';
import { buyLot } from './lots.ts';
import {
  type Data,
  formsOf,
  type Page,
  type Stranger,
  sitemapOf,
  spread,
  type Values,
  type Visitor,
} from './stranger.ts';

const WAIT_SECONDS = 20;
type BackOffice = Awaited<ReturnType<typeof theBackOffice>>;

export async function walkPurchase(stranger: Stranger): Promise<void> {
  const backOffice = await theBackOffice(stranger);
  await withoutAddress(stranger);
  await aProduct(stranger, backOffice);
  await buyLot(stranger);
  await saved(stranger);
}

const price = (data: Data): number => data?.discountprice ?? data?.price;

/** One that is on sale and in stock. */
async function someProduct(
  stranger: Stranger,
  isWanted: (data: Data, page: string) => boolean,
): Promise<{ path: string; data: Data }> {
  const buyer = await aNewCustomer(stranger);
  const paths = (await sitemapOf(stranger)).filter((path) => /^\/product\/\d+\//.test(path));
  for (const path of spread(paths, 60)) {
    const { data } = await buyer.call('POST', '/api/search', {
      searchBy: 'productId',
      query: path.split('/')[2],
    });
    const product = data?.products?.[0];
    if (product !== undefined && isWanted(product, path)) return { path, data: product };
  }
  throw new Error('no such product is sold');
}

const isPlain = ({ available, quantityOrderMinimum }: Data): boolean =>
  available && quantityOrderMinimum <= 10;

/** What prices call ready is taken. */
async function withoutAddress(stranger: Stranger): Promise<void> {
  const buyer = await aNewCustomer(stranger);
  const { data: product } = await someProduct(stranger, isPlain);
  const { data: cart } = await buyer.call('POST', '/api/shop/additemtocart', {
    productId: product.id,
    quantity: product.quantityOrderMinimum,
  });
  const { data: prices } = await buyer.call('GET', `/api/order/prices?cartcode=${cart?.code}`);
  if (prices?.readyToOrder !== true) return;
  const { status, data } = await buyer.call(
    'POST',
    `/api/order/commitOrder?cartCode=${cart?.code}`,
    {
      paymentMode: 'telegraphic-transfer',
      termsAccepted: true,
    },
  );
  if (status >= 400)
    stranger.found(
      'purchase: ready to order by one call, refused by the next',
      `GET /api/order/prices: readyToOrder, POST commitOrder: ${status} “${data?.errors?.[0]?.defaultMessage ?? data?.detail}”`,
    );
}

async function aProduct(stranger: Stranger, backOffice: BackOffice): Promise<void> {
  const buyer = await withAddress(await aNewCustomer(stranger));
  const visitor = await logInByPage(stranger, buyer);
  const { path, data: product } = await someProduct(stranger, isPlain);
  const page = await visitor.open(path);
  const product1 = readPrinted('the product page', page.text);
  if (!page.text.includes(indian(price(product))))
    stranger.found(
      'purchase: one figure with two values',
      `${path}: ${price(product)} by REST is not on the page`,
    );
  dateInCall(stranger, product1, JSON.stringify(product), 'POST /api/search');
  await press(visitor, page, (button) => /add to cart/i.test(textOf(button)));
  const cart = await cartOf(buyer, visitor);
  const { data: prices } = await buyer.call('GET', `/api/order/prices?cartcode=${cart?.code}`);
  const cartPage = readPrinted('the cart', (await visitor.open('/cart')).text);
  dateInCall(stranger, cartPage, JSON.stringify(cart), 'GET /api/shop/shoppingCart');
  const checkout = await visitor.open('/checkout');
  const summary = readPrinted('the checkout', checkout.text);
  const done = await placeOrder(stranger, visitor, checkout, summary);
  const number = /order=([\w-]+)/.exec(done.path)?.[1] ?? '';
  const opened = await visitor.open(`/account/order/${number}`);
  const { data: order } = await buyer.call('GET', `/api/auth/orders/${number}`);
  const proforma = await visitor.open(`/account/order/${number}/proforma`);
  const paper = readPrinted('the proforma', proforma.text);
  const success = readPrinted('the page after the order', done.text);
  const orderPage = readPrinted('the order page', opened.text);
  const places: Printed[] = [
    product1,
    cartPage,
    readCall('REST cart', cart, { subtotal: cart?.subTotal }, { delivery: cart?.expectedDelivery }),
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
    summary,
    success,
    orderPage,
    paper,
    readCall(
      'REST order',
      order,
      taxesOf(order?.totals, ({ value }) => value),
      { delivery: order?.expectedDelivery, due: order?.paymentDue ?? undefined },
    ),
    ...(await atTheBackOffice(backOffice, number, 'the back office')),
  ];
  const mail = await mailOf(backOffice, buyer, number, places);
  buyerNamed(stranger, buyer, places);
  banked(stranger, proforma, order);
  const before = await buyer.call('GET', `/api/auth/orders/${number}/invoice`);
  const dued = [success, orderPage, paper, mail].find((each) => each?.dates.has('due'));
  if (before.status === 404 && dued !== undefined && /of the invoice/i.test(checkout.text))
    stranger.found(
      'purchase: a date is counted from an invoice that does not exist',
      `${dued.place}: payment due ${dued.dates.get('due')}, GET invoice: 404`,
    );
  const invoice = await confirm(backOffice, buyer, number);
  if (invoice !== undefined) {
    places.push(invoice);
    buyerNamed(stranger, buyer, [summary, invoice]);
    const after = await visitor.open(`/account/order/${number}/proforma`);
    if (after.status === 200 && /invoice follows/i.test(after.text))
      stranger.found(
        'purchase: a paper says that another one follows which is there',
        `${after.path}: “${/[^.\n]*invoice follows[^.\n]*/i.exec(after.text)?.[0]}”`,
      );
    places.push(
      readPrinted(
        'the order page when confirmed',
        (await visitor.open(`/account/order/${number}`)).text,
      ),
      ...(await atTheBackOffice(backOffice, number, 'the back office when confirmed')),
    );
  } else stranger.found('purchase: a confirmed order gets no invoice', number);
  compare(stranger, `order of ${path.split('/').slice(0, 3).join('/')}`, places);
}

const indian = (amount: number): string =>
  amount.toLocaleString('en-IN', { minimumFractionDigits: 2 });

async function placeOrder(
  stranger: Stranger,
  visitor: Visitor,
  checkout: Page,
  summary: Printed,
): Promise<Page> {
  const form = formsOf(checkout, checkout.main).find(({ fields }) =>
    fields.some(({ attrs }) => attrs.type === 'checkbox' && 'required' in attrs),
  );
  if (form === undefined)
    throw new Error(`nothing to accept on ${checkout.path}: ${checkout.text.slice(0, 200)}`);
  const boxes = form.fields.filter(({ attrs }) => attrs.type === 'checkbox');
  for (const box of boxes) {
    const label =
      elements(checkout.main, 'label')
        .map(textOf)
        .find((text) => /accept/i.test(text)) ?? '';
    const fee = /\bfee of\W{0,3}(\d+(?:\.\d+)?)\s?%/.exec(label)?.[1];
    if (
      fee !== undefined &&
      ![...summary.amounts.keys()].includes('fee') &&
      !new RegExp(`^.*fee.*${fee}\\s?%`, 'im').test(summary.text.replace(label, ''))
    )
      stranger.found(
        'purchase: the buyer accepts a fee that no line of the totals holds',
        `${checkout.path}: “${label.slice(0, 120)}” (${box.attrs.name})`,
      );
  }
  const accepted: Values = Object.fromEntries(
    boxes.map(({ attrs }) => [attrs.name ?? '', attrs.value ?? 'on']),
  );
  const done = await visitor.submit(checkout, form, accepted);
  if (!/order=/.test(done.path))
    throw new Error(
      `the order was not placed: ${done.status} ${done.path} ${done.text.slice(0, 300)}`,
    );
  return done;
}

/** A date that a page prints is what an app needs, too. */
function dateInCall(
  stranger: Stranger,
  { place, dates }: Printed,
  answer: string,
  call: string,
): void {
  const day = dates.get('delivery');
  if (day !== undefined && !answer.includes(day))
    stranger.found(
      'purchase: a date on a page is missing in its call',
      `${place}: delivery ${day}, not in ${call}`,
    );
}

async function atTheBackOffice(
  backOffice: BackOffice,
  number: string,
  place: string,
): Promise<Printed[]> {
  const { data: list } = await backOffice('GET', '/api/admin/orders?count=20');
  const row = (list?.rows ?? []).find(({ orderId }: Data) => orderId === number);
  const { data } = await backOffice('GET', `/api/admin/orders/${row?.id}`);
  if (data?.total === undefined) return [];
  const inMajor = (value: Data): number => (value?.base ?? value) / 100;
  const amounts = {
    subtotal: inMajor(data.subtotal),
    total: inMajor(data.total),
    ...taxesOf(data.taxes, ({ value }) => inMajor(value)),
  };
  return [
    readCall(place, data, amounts, {
      delivery: data.expectedDelivery,
      due: data.paymentDue ?? undefined,
    }),
    readCall(
      `the list of ${place}`,
      row,
      { total: inMajor(row?.total) },
      { due: row?.paymentDue ?? undefined },
    ),
  ];
}

async function mailOf(
  backOffice: BackOffice,
  buyer: Account,
  number: string,
  places: Printed[],
): Promise<Printed | undefined> {
  const found = await within(WAIT_SECONDS, async () => {
    const { data } = await backOffice(
      'GET',
      `/api/admin/mails?count=50&recipient=${encodeURIComponent(buyer.email)}`,
    );
    return (data?.rows ?? []).find(({ subject }: Data) => String(subject).includes(number));
  });
  if (found === undefined) return undefined;
  const { data } = await backOffice('GET', `/api/admin/mails/${found.id}`);
  const mail = readPrinted('the mail', String(data?.text ?? ''));
  places.push(mail);
  return mail;
}

/** Whatever holds the buyer's street holds the names that the checkout showed above it. */
function buyerNamed(stranger: Stranger, buyer: Account, places: readonly Printed[]): void {
  for (const [what, words] of [
    ['name', buyer.name],
    ['company', buyer.company],
  ] as const) {
    if (!places.some(({ place, text }) => place === 'the checkout' && text.includes(words)))
      continue;
    for (const { place, text } of places)
      if (text.includes(ADDRESS.address) && !text.includes(words))
        stranger.found(
          `purchase: the buyer's ${what} is lost`,
          `shown at the checkout, not in ${place}`,
        );
  }
}

function banked(stranger: Stranger, proforma: Page, order: Data): void {
  const account = /account number\s*\n\s*(\S+)/i.exec(proforma.text)?.[1];
  if (account !== undefined && !JSON.stringify(order).includes(account))
    stranger.found(
      'purchase: where to pay is on paper and not in the call',
      `account ${account} of ${proforma.path} is not in GET /api/auth/orders/{orderId}`,
    );
}

async function confirm(
  backOffice: BackOffice,
  buyer: Account,
  number: string,
): Promise<Printed | undefined> {
  const { data: list } = await backOffice('GET', '/api/admin/orders?count=20');
  const row = (list?.rows ?? []).find(({ orderId }: Data) => orderId === number);
  const path = `/api/admin/orders/${row?.id}`;
  let { status, body } = await backOffice('POST', `${path}/status`, { to: 'Confirmed' });
  // A shop that wants freight to be agreed first gets it free, so that the amounts stay.
  if (status === 409 && /freight/i.test(body)) {
    const { data: order } = await backOffice('GET', path);
    const lines = (order?.lines ?? []).map(({ productId, quantity }: Data) => ({
      productId,
      quantity,
    }));
    await backOffice('PUT', `${path}/contents`, { version: order?.version, lines, freight: 0 });
    ({ status, body } = await backOffice('POST', `${path}/status`, { to: 'Confirmed' }));
  }
  if (status >= 400)
    throw new Error(`the order cannot be confirmed: ${status} ${body.slice(0, 200)}`);
  const pdf: Buffer | undefined = await within(WAIT_SECONDS, async () => {
    const answer = await buyer.call('GET', `/api/auth/orders/${number}/invoice`);
    return answer.status === 200 ? answer.bytes : undefined;
  });
  if (pdf === undefined) return undefined;
  const pdftotext = findPdftotext(console.log);
  if ('missing' in pdftotext) throw new Error(pdftotext.missing);
  const read = spawnSync(pdftotext.path, ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  return readPrinted('the invoice', read.stdout.replace(/ {2,}/g, '\n'));
}

/** The wish list speaks of prices as the search does. */
async function saved(stranger: Stranger): Promise<void> {
  const buyer = await aNewCustomer(stranger);
  const { data: product } = await someProduct(stranger, ({ discount }) => discount);
  await buyer.call('POST', `/api/addtowishlist?productId=${product.id}`);
  const { data } = await buyer.call('GET', '/api/wishlist');
  const listed = data?.[0];
  if (listed !== undefined && listed.price !== product.price)
    stranger.found(
      'purchase: one figure with two values',
      `price of product ${product.id}: ${product.price} in POST /api/search, ${listed.price} in GET /api/wishlist`,
    );
}
