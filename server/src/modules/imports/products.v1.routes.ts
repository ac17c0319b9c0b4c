// Products by SKU in /api/v1. [decisions 0115]
import { type Locale, type ProblemCode, problemText, V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { faultSentence } from './imports.views.ts';
import { type ProductAnswer, putProducts, type RowReason } from './put-products.ts';

export function registerProductRowV1Routes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.putProducts, async ({ ctx, body }) => {
    const { rows, added } = await putProducts(ctx, body.rows);
    const count = (state: ProductAnswer['state']): number =>
      rows.filter((row) => row.state === state).length;
    return {
      created: count('created'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      rejected: count('rejected'),
      added,
      rows: rows.map(({ problems, notes, ...row }, index) => ({
        index,
        ...row,
        problems: problems.map((reason) => toReason(reason, index, ctx.locale)),
        notes: notes.map((reason) => toReason(reason, index, ctx.locale)),
      })),
    };
  });
}

/** Where the other calls of /api/v1 have a code for the same. */
const AS_PROBLEMS: Readonly<Record<string, ProblemCode>> = {
  'discount-not-below': 'discount-not-below-price',
  'product-is-lot': 'sku-of-lot',
  'price-zero': 'number-too-small',
};

function toReason(reason: RowReason, index: number, locale: Locale) {
  const pointer = `/rows/${index}${reason.pointer}`;
  if ('problem' in reason) {
    const { code, params } = reason.problem;
    return { code, detail: problemText(code, locale, params ?? {}), pointer };
  }
  const { code, params = {} } = reason.fault;
  return {
    code: AS_PROBLEMS[code] ?? code,
    detail: faultSentence({ code, params }, locale),
    pointer,
  };
}
