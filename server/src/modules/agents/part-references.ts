// Part references: an id, or a number of a part as the quick order finds it, to the products that are meant.
import type { ProductDetail, QuickOrderProduct } from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { service as catalog } from '../catalog/index.ts';
import { service as quickOrder } from '../quick-order/index.ts';

type Reference = number | string;

/** What a reference means: a product with all its facts, or why there is none. */
export type Referred = { product: ProductDetail } | { fault: FieldProblem };

/** In the order of the references. */
export async function findReferred(
  ctx: Ctx,
  references: readonly Reference[],
): Promise<Referred[]> {
  const resolved = await resolveParts(ctx, references);
  const ids = resolved.filter((each) => typeof each === 'number');
  const products = new Map(
    (await catalog.listProducts(ctx, ids)).map((product) => [product.id, product]),
  );
  return await Promise.all(
    resolved.map(async (each): Promise<Referred> => {
      if (typeof each !== 'number') return { fault: each };
      const product = products.get(each);
      return product === undefined ? { fault: { code: await reasonOf(ctx, each) } } : { product };
    }),
  );
}

/** Like findReferred, where each reference must mean a product. @throws Problem invalid-request that names each reference that is nothing, and why */
export async function listReferred(
  ctx: Ctx,
  references: readonly Reference[],
  pointerOf: (index: number) => string,
): Promise<ProductDetail[]> {
  const found = await findReferred(ctx, references);
  const faults = found.flatMap((each, index) =>
    'fault' in each ? [{ ...each.fault, pointer: pointerOf(index) }] : [],
  );
  if (faults.length > 0) throw rejection(faults);
  return found.flatMap((each) => ('product' in each ? [each.product] : []));
}

/** The ids of the references, or what is wrong with them; a text that is no number of a part may be an id in digits. */
async function resolveParts(
  ctx: Ctx,
  references: readonly Reference[],
): Promise<(number | FieldProblem)[]> {
  const written = references.filter((reference) => typeof reference === 'string');
  const { lines } =
    written.length === 0
      ? { lines: [] }
      : await quickOrder.matchLines(
          ctx,
          null,
          written.map((partNumber) => ({ partNumber })),
        );
  let next = 0;
  return references.map((reference) => {
    if (typeof reference === 'number') return reference;
    const line = lines[next++];
    if (line?.product != null) return line.product.id;
    if (line?.status === 'unknown' && /^[1-9]\d{0,8}$/.test(reference)) return Number(reference);
    const choices = line?.choices ?? [];
    const code =
      line?.status === 'ambiguous'
        ? 'part-number-ambiguous'
        : choices.length === 0
          ? 'part-number-not-sold'
          : 'part-number-unknown';
    return { code, params: { part: reference, choices: choicesText(choices) } };
  });
}

function choicesText(choices: readonly QuickOrderProduct[]): string {
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
