// Confirmed test orders: three goods whose tax can be checked by hand.
import { sql } from 'kysely';
import { aCtx, aCustomer, aProduct, type TestApp } from '../../../testing/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { services } from '../../services.ts';

/** Rates of the tests, besides 18 %: bolts 12 %, rubber 5 %. */
export async function dateRates({ db }: TestApp): Promise<void> {
  await sql`insert into tax_rate (country, hsn_prefix, code, basis_points, valid_from) values
    ('IN', '7318', 'gst', 1200, '2017-07-01'), ('IN', '4016', 'gst', 500, '2017-07-01')`.execute(
    db,
  );
}

export function systemCtx({ db }: TestApp, at?: string): Ctx {
  const ctx: Ctx = { ...aCtx(db), actor: { kind: 'system' } };
  return at === undefined ? ctx : { ...ctx, clock: { now: () => new Date(at) } };
}

type Wishes = {
  country?: string;
  taxId?: string;
  postalCode?: string;
  locale?: 'en' | 'ru' | 'ar';
};

/** 2 bearings at a discount, 3 bolts, 7 rubber rings. */
export async function mixedOrder(
  shop: TestApp,
  { taxId = '', locale = 'en', ...address }: Wishes = {},
) {
  const customer = await aCustomer(shop.db, address);
  await sql`update customer set tax_id = ${taxId} where id = ${customer.id}`.execute(shop.db);
  const goods = [
    {
      id: await aProduct(shop.db, {
        price: 20_700,
        discount: 18_000,
        hsn: '84821011',
        name: 'Bearing',
      }),
      quantity: 2,
    },
    { id: await aProduct(shop.db, { price: 9_999, hsn: '73181500', name: 'Bolt' }), quantity: 3 },
    { id: await aProduct(shop.db, { price: 1_235, hsn: '40169320', name: 'Ring' }), quantity: 7 },
  ];
  return await placed(shop, { ...customer, ctx: { ...customer.ctx, locale } }, goods);
}

/** One bearing: enough where only the number counts. */
export async function smallOrder(shop: TestApp) {
  return await placed(shop, await aCustomer(shop.db), [
    { id: await aProduct(shop.db), quantity: 1 },
  ]);
}

async function placed(
  shop: TestApp,
  customer: Awaited<ReturnType<typeof aCustomer>>,
  goods: { id: number; quantity: number }[],
) {
  const code = await shop.cartOf(
    goods.map(({ id, quantity }) => ({ productId: id, quantity })),
    customer.token,
  );
  const checkout = {
    purchaseOrderNumber: 'PO-7',
    note: '',
    paymentMode: 'telegraphic-transfer',
    termsAccepted: true,
  } as const;
  const order = await services.orders.placeOrder(customer.ctx, code, checkout);
  return { ...customer, order, goods: goods.map(({ id }) => id) };
}

export async function change(
  shop: TestApp,
  orderId: number,
  to: 'Confirmed' | 'Shipped' | 'Cancelled',
): Promise<void> {
  await services.orders.changeOrderStatus(systemCtx(shop), String(orderId), { to });
}

export async function issuedFor({ db }: TestApp, orderId: number) {
  return await db
    .selectFrom('invoice')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** A buyer asks to send units back, staff accept. @returns number of the return */
export async function acceptedReturn(
  admin: Ctx,
  buyer: Ctx,
  orderId: number,
  pieces: readonly [productId: number, quantity: number][],
): Promise<number> {
  const lines = pieces.map(([productId, quantity]) => ({
    productId,
    quantity,
    reason: 'not-needed' as const,
  }));
  const { returns } = await services.orders.requestReturn(buyer, String(orderId), {
    lines,
    note: '',
  });
  const id = returns.at(-1)?.id as number;
  await services.orders.answerReturn(admin, orderId, id, {
    to: 'accepted',
    answer: '',
    restock: false,
  });
  return id;
}
