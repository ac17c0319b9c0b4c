// Many rows of stock and prices at once in /api/v1. [decisions 0114]
import { type Locale, problemText, V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { minorOf } from '../../platform/v1-wire.ts';
import { putPrices, putStock, type RowAnswer } from './bulk-rows.admin.ts';

export function registerBulkV1Routes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.putStock, async ({ ctx, body }) =>
    toAnswer(await putStock(ctx, body.rows), ctx.locale),
  );
  v1Route(app, V1_CALLS.putPrices, async ({ ctx, body }) => {
    const rows = body.rows.map(({ sku, price, discountPrice }) => ({
      sku,
      ...(price === undefined ? {} : { price: minorOf(price) ?? 0 }),
      ...(discountPrice === undefined
        ? {}
        : { discountPrice: discountPrice === null ? null : (minorOf(discountPrice) ?? 0) }),
    }));
    return toAnswer(await putPrices(ctx, rows), ctx.locale);
  });
}

function toAnswer(answers: readonly RowAnswer[], locale: Locale) {
  return {
    changed: answers.filter(({ changed }) => changed).length,
    rejected: answers.filter(({ fault }) => fault !== null).length,
    rows: answers.map(({ sku, changed, fault }, index) => ({
      index,
      sku,
      state:
        fault !== null ? ('rejected' as const) : changed ? ('changed' as const) : ('same' as const),
      problem:
        fault === null
          ? null
          : {
              code: fault.code,
              detail: problemText(fault.code, locale, fault.params ?? {}),
              pointer: `/rows/${index}/${fault.field}`,
            },
    })),
  };
}
