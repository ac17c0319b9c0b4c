// Products of PUT /api/v1/products: read and compared like the rows of an import, written by the same statements in one transaction, with an answer for each row. [decisions 0115]
import { LOCALES, type ProductRow, productRow } from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { fieldProblems } from '../../platform/http/validation.ts';
import { sendJob } from '../../platform/jobs/index.ts';
import type { FieldProblem } from '../../platform/problem.ts';
import {
  addImportedCategories,
  addImportedNames,
  findImages,
  type ImportedRow,
  importProducts,
  readImportReferences,
  readPresentProducts,
  retryFailedImages,
} from '../catalog/index.ts';
import { getTerms, needsHsn } from '../pricing/index.ts';
import { reindexProducts } from '../search/index.ts';
import { UNBRANDED, UNCATEGORISED } from './check.ts';
import { ATTRIBUTE, importFields } from './fields.rules.ts';
import { withoutUnknownImages } from './images.rules.ts';
import {
  type ProductContext,
  pointerOf,
  productState,
  type ReadProduct,
  readProduct,
} from './product-rows.rules.ts';
import { IMAGE_QUEUE } from './queue.ts';
import { referencesOf } from './references.rules.ts';
import { readShopMoney } from './shop-money.ts';
import type { Fault } from './values.rules.ts';

/** A problem of the request's form, or a fault as imports have them; `pointer` within the row. */
export type RowReason = { pointer: string } & ({ problem: FieldProblem } | { fault: Fault });
export type ProductAnswer = {
  sku: string | null;
  id: number | null;
  state: 'created' | 'changed' | 'unchanged' | 'rejected';
  problems: RowReason[];
  notes: RowReason[];
};
export type ProductsAnswer = {
  rows: ProductAnswer[];
  added: { categories: string[]; manufacturers: string[]; attributes: string[] };
};

type Accepted = { index: number; read: ReadProduct; isNew: boolean };
const TIMEOUT = { statementTimeoutMs: 60_000 };
const NONE: ProductsAnswer['added'] = { categories: [], manufacturers: [], attributes: [] };

/** @throws Problem not-found, right-missing */
export async function putProducts(ctx: Ctx, rows: readonly unknown[]): Promise<ProductsAnswer> {
  staffOf(ctx, 'catalogue:write');
  const answers: ProductAnswer[] = rows.map((row) => ({
    sku: skuOf(row),
    id: null,
    state: 'rejected',
    problems: [],
    notes: [],
  }));
  const formed = wellFormed(rows, answers);
  const money = await readShopMoney(ctx);
  const found = await readImportReferences(ctx.db);
  const references = referencesOf(found, money);
  const context: ProductContext = {
    references,
    fields: importFields('products', money.currencies),
    categoryIds: new Set(found.categories.map(({ id }) => id)),
    added: new Map(),
  };
  const reads = formed.map(({ index, row }) => readProduct(context, index, row));
  const uncategorised = references.category(UNCATEGORISED, false);
  const accepted = await compare(ctx, reads, answers, {
    unbranded: references.manufacturer(UNBRANDED),
    uncategorised: typeof uncategorised === 'number' ? uncategorised : UNCATEGORISED,
  });
  return await inTransaction(ctx.db, async (tx) => await write(tx, accepted, answers), TIMEOUT);
}

function skuOf(row: unknown): string | null {
  const sku = typeof row === 'object' && row !== null ? (row as { sku?: unknown }).sku : undefined;
  return typeof sku === 'string' ? sku.slice(0, 64) : null;
}

/** A row of another form is rejected, and so is one whose SKU an earlier row has. */
function wellFormed(
  rows: readonly unknown[],
  answers: readonly ProductAnswer[],
): { index: number; row: ProductRow }[] {
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const problems = answers[index]?.problems as RowReason[];
    const { data, error } = productRow.safeParse(row);
    if (error !== undefined)
      for (const problem of fieldProblems(error.issues, row))
        problems.push({ pointer: problem.pointer ?? '', problem });
    else if (seen.has(data.sku.trim()))
      problems.push({ pointer: '/sku', problem: { code: 'value-repeated' } });
    if (data === undefined || problems.length > 0) return [];
    seen.add(data.sku.trim());
    return [{ index, row: data }];
  });
}

async function compare(
  { db, clock }: Ctx,
  reads: readonly ReadProduct[],
  answers: readonly ProductAnswer[],
  defaults: Defaults,
): Promise<Accepted[]> {
  const present = await readPresentProducts(
    db,
    reads.map(({ values }) => String(values.sku)),
  );
  const known = await findImages(
    db,
    reads.flatMap(({ values }) => String(values.image ?? '').split('\n')),
  );
  const isHsnNeeded = needsHsn(await getTerms(db, clock.now()));
  return reads.flatMap((read): Accepted[] => {
    const answer = answers[read.row] as ProductAnswer;
    const product = present.get(String(read.values.sku));
    withoutUnknownImages(read, { known }, { mapping: { imagesBase: '' }, isLenient: false });
    if (product?.kind === 'lot')
      read.faults.push({ field: 'sku', value: '', code: 'product-is-lot' });
    if (product === undefined) complete(read, defaults);
    keepDraft(read, product, isHsnNeeded);
    withoutEmptyTexts(read, product);
    const state = productState(read, product);
    answer.id = product?.id ?? null;
    answer.notes.push(...reasonsOf(read, read.notes));
    if (state === 'faulty') {
      answer.problems.push(
        ...reasonsOf(read, read.faults),
        ...read.repeated.map(
          (pointer): RowReason => ({ pointer, problem: { code: 'value-repeated' } }),
        ),
      );
      return [];
    }
    answer.state = state === 'new' ? 'created' : state === 'changed' ? 'changed' : 'unchanged';
    return state === 'same' ? [] : [{ index: read.row, read, isNew: state === 'new' }];
  });
}

type Defaults = { unbranded: string; uncategorised: number | string };

/** What a new product cannot do without. */
function complete({ values, faults }: ReadProduct, { unbranded, uncategorised }: Defaults): void {
  if (!faults.some(({ field }) => field === 'category')) values.category ??= uncategorised;
  values.manufacturer ??= unbranded;
}

/** A description that is taken away where there is none makes no translation. */
function withoutEmptyTexts(
  { values }: ReadProduct,
  present: Readonly<Record<string, unknown>> | undefined,
): void {
  for (const locale of LOCALES)
    if (
      values[`description_${locale}`] === '' &&
      values[`name_${locale}`] === undefined &&
      present?.[`description_${locale}`] === undefined
    )
      delete values[`description_${locale}`];
}

/** Nothing is sold without the code that its tax needs: it is not taken from a product on sale, and a new one stays a draft. */
function keepDraft(
  { values, notes, faults }: ReadProduct,
  present: Readonly<Record<string, unknown>> | undefined,
  isHsnNeeded: boolean,
): void {
  const hsn = values.hsn ?? present?.hsn ?? '';
  if (!isHsnNeeded || hsn !== '') return;
  if (present?.published === true) {
    const stays = values.published !== false;
    if (stays && values.hsn === '' && present.hsn !== '')
      faults.push({ field: 'hsn', value: '', code: 'hsn-on-sale' });
    return;
  }
  if (values.published !== true) return;
  values.published = false;
  notes.push({ field: 'published', value: '', code: 'draft-without-hsn' });
}

function reasonsOf(read: ReadProduct, faults: ReadProduct['faults']): RowReason[] {
  return faults.map(({ field, value: _, ...fault }) => ({
    pointer: pointerOf(read, field),
    fault,
  }));
}

async function write(
  tx: Tx,
  accepted: readonly Accepted[],
  answers: readonly ProductAnswer[],
): Promise<ProductsAnswer> {
  // A deadlock runs it again.
  const rows = answers.map((answer) => ({ ...answer, notes: [...answer.notes] }));
  const { categories, ...added } =
    accepted.length === 0 ? { ...NONE, categories: new Map() } : await addNames(tx, accepted);
  await writeRows(tx, accepted, categories, rows);
  await noteFailedPictures(tx, rows);
  if (accepted.some(({ read }) => typeof read.values.image === 'string'))
    await sendJob(tx, IMAGE_QUEUE, { importId: null });
  return { rows, added: { ...added, categories: [...categories.keys()] } };
}

/** Categories, manufacturers, attributes and values that rows name and the shop does not have. */
async function addNames(tx: Tx, accepted: readonly Accepted[]) {
  const values = accepted.map(({ read }) => read.values);
  const texts = (field: string) =>
    [...new Set(values.map((row) => row[field]))].filter((name) => typeof name === 'string');
  const names = new Map(accepted.flatMap(({ read }) => [...read.newAttributes]));
  const units = new Map(accepted.flatMap(({ read }) => [...read.newUnits]));
  const given = new Map(
    values.flatMap((row) =>
      Object.entries(row).flatMap(([field, value]) =>
        field.startsWith(ATTRIBUTE)
          ? [[`${field} ${value}`, { slug: field.slice(ATTRIBUTE.length), value }] as const]
          : [],
      ),
    ),
  );
  const manufacturers = texts('manufacturer');
  const { rows: known } = await sql<{
    name: string;
  }>`select name from manufacturer where name = any(${manufacturers}::text[])`.execute(tx);
  const isKnown = new Set(known.map(({ name }) => name));
  await addImportedNames(tx, {
    manufacturers: manufacturers.map((name) => ({ name })),
    values: [...given.values()].flatMap(({ slug, value }) =>
      typeof value === 'number' ? [{ slug, value }] : [],
    ),
    texts: [...given.values()].flatMap(({ slug, value }) =>
      typeof value === 'string' ? [{ slug, text: value }] : [],
    ),
    attributes: [...names].map(([slug, name]) => ({ slug, name, unit: units.get(slug) })),
    families: [],
  });
  return {
    categories: await addImportedCategories(tx, texts('category')),
    manufacturers: manufacturers.filter((name) => !isKnown.has(name)),
    attributes: [...names.values()],
  };
}

/** All at once; if the database rejects that, in halves, until the row that no longer fits stands alone. */
async function writeRows(
  tx: Tx,
  accepted: readonly Accepted[],
  categories: ReadonlyMap<string, number>,
  answers: readonly ProductAnswer[],
): Promise<void> {
  if (accepted.length === 0) return;
  await sql`savepoint rows`.execute(tx);
  try {
    const { subjects, reindex } = await importProducts(
      tx,
      accepted.map(({ read }) => importedRow(read, categories)),
      null,
    );
    await reindexProducts(tx, reindex);
    for (const { index } of accepted)
      (answers[index] as ProductAnswer).id = subjects.get(index) ?? null;
    await sql`release savepoint rows`.execute(tx);
    return;
  } catch (error) {
    if (!/^(22|23)/.test((error as { code?: string }).code ?? '')) throw error;
    await sql`rollback to savepoint rows`.execute(tx);
    await sql`release savepoint rows`.execute(tx);
  }
  const [only] = accepted;
  if (accepted.length > 1) {
    const half = Math.ceil(accepted.length / 2);
    await writeRows(tx, accepted.slice(0, half), categories, answers);
    await writeRows(tx, accepted.slice(half), categories, answers);
  } else if (only !== undefined)
    Object.assign(answers[only.index] as ProductAnswer, {
      state: 'rejected',
      problems: [{ pointer: '', fault: { code: 'not-applied' } }],
    });
}

function importedRow(
  { row, values, emptied }: ReadProduct,
  categories: ReadonlyMap<string, number>,
): ImportedRow {
  const { category, ...rest } = values;
  const found = typeof category === 'string' ? categories.get(category) : category;
  return { row, values: found === undefined ? rest : { ...rest, category: found }, emptied };
}

/** Pictures that could not be fetched since an earlier call: said with the row, and tried again. */
async function noteFailedPictures(tx: Tx, answers: readonly ProductAnswer[]): Promise<void> {
  const at = new Map(
    answers.flatMap((answer) => (answer.id === null ? [] : [[answer.id, answer]])),
  );
  const failed = await retryFailedImages(tx, [...at.keys()]);
  for (const { product_id, position, failure } of failed)
    at.get(product_id)?.notes.push({
      pointer: `/images/${position - 1}`,
      fault: { code: 'picture-not-fetched', params: { reason: failure } },
    });
  if (failed.length > 0) await sendJob(tx, IMAGE_QUEUE, { importId: null });
}
