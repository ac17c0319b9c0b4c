// Many rows of stock and prices at once in /api/v1: each row is read by itself, so that a wrong one rejects no other. [decisions 0114]
import { type Locale, priceRow, problemText, stockRow, V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { fieldProblems } from '../../platform/http/validation.ts';
import { minorOf } from '../../platform/v1-wire.ts';
import { putPrices, putStock, type RowAnswer, type RowFault } from './bulk-rows.admin.ts';

export function registerBulkV1Routes(app: FastifyInstance): void {
  v1Route(app, V1_CALLS.putStock, async ({ ctx, body }) => {
    const answers = await eachRow(stockRow, body.rows, async (rows) => await putStock(ctx, rows));
    return toAnswer(answers, ctx.locale);
  });
  v1Route(app, V1_CALLS.putPrices, async ({ ctx, body }) => {
    const answers = await eachRow(
      priceRow,
      body.rows,
      async (rows) =>
        await putPrices(
          ctx,
          rows.map(({ sku, price, discountPrice, costPrice }) => ({
            sku,
            ...(price === undefined ? {} : { price: minorOf(price) ?? 0 }),
            ...(discountPrice === undefined ? {} : { discountPrice: minorOrNull(discountPrice) }),
            ...(costPrice === undefined ? {} : { costPrice: minorOrNull(costPrice) }),
          })),
        ),
    );
    return toAnswer(answers, ctx.locale);
  });
}

const minorOrNull = (amount: string | null): number | null =>
  amount === null ? null : (minorOf(amount) ?? 0);

/** Writes the rows that can be read, and answers all of them in their order. */
async function eachRow<Row extends z.ZodType>(
  schema: Row,
  sent: readonly unknown[],
  write: (rows: z.output<Row>[]) => Promise<RowAnswer[]>,
): Promise<RowAnswer[]> {
  const read = sent.map((row) => ({ row, ...schema.safeParse(row) }));
  const written = await write(read.flatMap(({ data, success }) => (success ? [data] : [])));
  let next = 0;
  return read.map(({ row, error }) => {
    if (error === undefined) return written[next++] as RowAnswer;
    const [fault] = fieldProblems(error.issues, row);
    const { code = 'value-not-valid', pointer = '', params } = fault ?? {};
    const { sku } = (row ?? {}) as { sku?: unknown };
    const of = typeof sku === 'string' ? sku : null;
    return { sku: of, changed: false, fault: { code, pointer, ...(params && { params }) } };
  });
}

function toAnswer(answers: readonly RowAnswer[], locale: Locale) {
  const rows = answers.map(({ sku, changed, fault, note }, index) => ({
    index,
    sku,
    state: fault === null ? (changed ? 'changed' : 'unchanged') : 'rejected',
    problems: fault === null ? [] : [toReason(fault, index, locale)],
    notes: note === undefined ? [] : [toReason(note, index, locale)],
  })) satisfies z.input<typeof V1_CALLS.putStock.response>['rows'];
  const count = (state: (typeof rows)[number]['state']): number =>
    rows.filter((row) => row.state === state).length;
  return {
    changed: count('changed'),
    unchanged: count('unchanged'),
    rejected: count('rejected'),
    rows,
  };
}

const toReason = ({ code, pointer, params = {} }: RowFault, index: number, locale: Locale) => ({
  code,
  detail: problemText(code, locale, params),
  pointer: `/rows/${index}${pointer}`,
});
