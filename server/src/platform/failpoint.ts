// Failpoints: named lines where a test lets a concurrent actor act; in production they do nothing.

/** The failpoints where a race is decided, in the order of a purchase. */
export type Point =
  | 'order: cart read'
  | 'order: stock locked'
  | 'order: prices read'
  | 'order: written'
  | 'merge: carts locked'
  | 'merge: lines read'
  | 'status: order locked'
  | 'shipment: order locked'
  | 'shipment: location read'
  | 'payment: order locked'
  | 'edit: order locked'
  | 'edit: read'
  | 'proposal: read'
  | 'return: order locked'
  | 'return: read'
  | 'refund: read'
  | 'hold: stock locked'
  | 'receipt: read'
  | 'bulk stock: read'
  | 'stocktake: read'
  | 'stocktake: stock locked'
  | 'transfer: read'
  | 'review: counted'
  | 'quote: priced'
  | 'quote: read'
  | 'offer: priced'
  | 'offer: thread locked'
  | 'offer: time was over'
  | 'webhook: answered'
  | 'idempotency: effect done';

let meanwhile: ((point: Point) => Promise<void>) | undefined;

/** Costs one comparison while no test listens. */
export function failpoint(point: Point): Promise<void> | undefined {
  return meanwhile?.(point);
}

/** For tests only: what happens at each point, until the returned function is called. */
export function atEveryPoint(happens: (point: Point) => Promise<void>): () => void {
  meanwhile = happens;
  return () => {
    meanwhile = undefined;
  };
}
