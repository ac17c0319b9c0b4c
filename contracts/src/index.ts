// Public API of the contracts workspace.
// Before any schema is made.
import './without-eval.ts';

export * from './admin/index.ts';
export * from './bidi.ts';
export * from './calls/index.ts';
export * from './compare.rules.ts';
export * from './copied-text.rules.ts';
export * from './field-check.rules.ts';
export * from './format.ts';
export * from './gtin.rules.ts';
export * from './locale.ts';
export * from './money.ts';
export * from './no-picture.ts';
export * from './problems.ts';
export * from './quantity.rules.ts';
export * from './transitions.ts';
export * from './typed-text.rules.ts';
export * from './units.rules.ts';
export * from './upload-kinds.ts';
export * from './views/cart.ts';
export * from './views/catalog.ts';
export * from './views/company.ts';
export * from './views/content.ts';
export * from './views/customer.ts';
export * from './views/invoice.ts';
export * from './views/leads.ts';
export * from './views/lots.ts';
export * from './views/measured.ts';
export * from './views/negotiations.ts';
export * from './views/order.ts';
export * from './views/quick-order.ts';
export * from './views/quote.ts';
export * from './views/review.ts';
export * from './views/search.ts';
export * from './views/session.ts';
export * from './views/wishlist.ts';
export * from './wishlist.rules.ts';
