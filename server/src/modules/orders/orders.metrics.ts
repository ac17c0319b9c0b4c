// Order metrics: counted once the transaction has committed; a repeated commit is not counted again.
import { counter } from '../../platform/metrics/index.ts';

export const ordersPlaced = counter({
  name: 'millwright_orders_placed_total',
  help: 'Orders, by where they came from: cart, quote or admin.',
});
