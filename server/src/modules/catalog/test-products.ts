// Products for tests of the back office.
import type { AdminProduct } from '@millwright/contracts';

/** What the form sends back of a product that it was given. */
export function sent(product: AdminProduct, more: object = {}): object {
  const {
    id: _,
    name: _n,
    image: _i,
    media: _m,
    onHand: _o,
    reserved: _r,
    toShip: _t,
    createdAt: _c,
    attributes,
    ...rest
  } = product;
  return {
    ...rest,
    attributes: attributes.map(({ attributeId, ordinal }) => ({ attributeId, ordinal })),
    ...more,
  };
}
