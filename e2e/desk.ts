// What does the order desk do meanwhile? It sends an order on its way, through the same use case as the back office.
import type { OrderStatus } from '@millwright/contracts';
import { services } from '../server/src/services.ts';
import { aCtx } from '../server/testing/factories.ts';
import type { Shop } from './shop.ts';

export async function sendTo(shop: Shop, orderId: string, ...way: OrderStatus[]): Promise<void> {
  const desk = { ...aCtx(shop.db), actor: { kind: 'staff', staffId: 1 } } as const;
  for (const to of way) await services.orders.changeOrderStatus(desk, orderId, { to, carrier: 'Blue Dart', trackingNumber: 'BD-4711' });
}
