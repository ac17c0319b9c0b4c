// Orders for tests of the back office, and what became of them.
import {
  aCustomer,
  agreeFreight,
  aProduct,
  aStaff,
  aStaffCtx,
  type TestApp,
} from '../../../testing/index.ts';
import { services } from '../../services.ts';

type Goods = readonly { stock: number; quantity: number; price?: number }[];

/** A member of staff in this shop, orders of new customers, and a look at stock and mails. */
export async function anOrderManager(shop: TestApp) {
  const { db } = shop;
  const { id: staffId } = await aStaff(db, 'order-manager');
  const admin = aStaffCtx(db, staffId, 'order-manager');
  return {
    admin,
    async anOrder(goods: Goods = [{ stock: 10, quantity: 4 }], country: 'IN' | 'SA' | 'US' = 'IN') {
      const customer = await aCustomer(db, { country });
      const products = await Promise.all(
        goods.map(({ stock, price = 10_000 }) => aProduct(db, { stock, price, name: 'Valve' })),
      );
      const code = await shop.cartOf(
        goods.map(({ quantity }, index) => ({ productId: products[index] as number, quantity })),
        customer.token,
      );
      const checkout = {
        purchaseOrderNumber: 'PO-77/A',
        note: '',
        paymentMode: 'escrow',
        termsAccepted: true,
      } as const;
      const placed = await services.orders.placeOrder(customer.ctx, code, checkout);
      return {
        ...customer,
        id: placed.id,
        publicId: placed.orderId,
        products,
        placed,
        buyer: customer.ctx,
      };
    },
    async confirm(id: number) {
      await agreeFreight(db, id);
      return await services.orders.changeOrderStatus(admin, { id }, { to: 'Confirmed' });
    },
    async stockOf(productId: number | undefined): Promise<number> {
      const row = db
        .selectFrom('stock')
        .select('on_hand')
        .where('product_id', '=', productId ?? 0);
      return (await row.executeTakeFirstOrThrow()).on_hand;
    },
    async mailsTo(email: string) {
      return await db
        .selectFrom('email_outbox')
        .select(['template', 'body_text'])
        .where('recipient', '=', email)
        .orderBy('id')
        .execute();
    },
  };
}
