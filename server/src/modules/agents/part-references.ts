// Part references: an id, or a number of a part as the quick order finds it, to the products that are meant.
import type { ProductDetail, QuickOrderProduct } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { service as catalog } from '../catalog/index.ts';
import { service as quickOrder } from '../quick-order/index.ts';

type Reference = number | string;

/** Products with all their facts, in the order of the references. @throws Problem invalid-request that names each reference that is nothing, and why */
export async function listReferred(
  ctx: Ctx,
  references: readonly Reference[],
  pointerOf: (index: number) => string,
): Promise<ProductDetail[]> {
  const ids = await resolveParts(ctx, references, pointerOf);
  const products = new Map(
    (await catalog.listProducts(ctx, ids)).map((product) => [product.id, product]),
  );
  const missing: FieldProblem[] = [];
  for (const [index, id] of ids.entries())
    if (!products.has(id))
      missing.push({ code: await reasonOf(ctx, id), pointer: pointerOf(index) });
  if (missing.length > 0) throw rejection(missing);
  return ids.map((id) => products.get(id) as ProductDetail);
}

/** The ids of the references; a text that is no number of a part may be an id in digits. */
async function resolveParts(
  ctx: Ctx,
  references: readonly Reference[],
  pointerOf: (index: number) => string,
): Promise<number[]> {
  const written = references.filter((reference) => typeof reference === 'string');
  const { lines } =
    written.length === 0
      ? { lines: [] }
      : await quickOrder.matchLines(
          ctx,
          null,
          written.map((partNumber) => ({ partNumber })),
        );
  const rejected: FieldProblem[] = [];
  let next = 0;
  const ids = references.map((reference, index) => {
    if (typeof reference === 'number') return reference;
    const line = lines[next++];
    if (line?.product != null) return line.product.id;
    if (line?.status === 'unknown' && /^[1-9]\d{0,8}$/.test(reference)) return Number(reference);
    const code = line?.status === 'ambiguous' ? 'part-number-ambiguous' : 'part-number-unknown';
    const params = { part: reference, choices: choicesText(line?.choices ?? []) };
    rejected.push({ code, pointer: pointerOf(index), params });
    return 0;
  });
  if (rejected.length > 0) throw rejection(rejected);
  return ids;
}

function choicesText(choices: readonly QuickOrderProduct[]): string {
  if (choices.length === 0) return '-';
  return choices.map(({ id, sku, name }) => `id ${id} = ${sku} ${name}`).join('; ');
}

async function reasonOf(ctx: Ctx, id: number): Promise<FieldProblem['code']> {
  try {
    await catalog.getProduct(ctx, id);
    return 'product-not-found';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

/** One is the problem itself; several are a request with several mistakes. */
function rejection(fields: readonly FieldProblem[]): Problem {
  const [first] = fields;
  return fields.length === 1 && first !== undefined
    ? new Problem(first.code, first.params, { fields })
    : new Problem('invalid-request', {}, { fields });
}
