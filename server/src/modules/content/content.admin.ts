// Admin service of content: nothing is cached, so the next page shows a change. [decisions 0016]
import { fileInText, type LocalizedText } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import type { SentFile } from '../../platform/http/multipart.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { service as media } from '../media/index.ts';
import { getToday, renewTermsVersion } from '../pricing/index.ts';
import {
  deleteContent,
  findContent,
  hasPicture,
  insertContent,
  type Kind,
  listContent,
  lockContent,
  replaceBlocks,
  type Stored,
  saveContent,
} from './content.admin.queries.ts';

/** The page whose text buyers accept: orders record its version. */
const TERMS = 'terms-and-conditions';

export const KINDS = {
  posts: {
    table: 'content_post',
    key: 'id',
    columns: {
      title: 'title',
      summary: 'summary',
      categories: 'categories',
      image: 'image',
      partsOf: 'parts_of',
      partsText: 'parts_text',
      publishedOn: 'published_on',
      published: 'published',
    },
    localized: ['title', 'summary', 'categories'],
    order: 'published_on desc, id desc',
    blocksOf: 'post_id',
  },
  pages: {
    table: 'content_page',
    key: 'slug',
    columns: { title: 'title', description: 'description', keywords: 'keywords' },
    localized: ['title', 'description', 'keywords'],
    order: 'slug',
    blocksOf: 'page_slug',
  },
  banners: {
    table: 'content_banner',
    key: 'id',
    columns: {
      place: 'place',
      position: 'position',
      title: 'title',
      text: 'text',
      link: 'link',
      linkLabel: 'link_label',
      image: 'image',
      published: 'published',
    },
    localized: ['title', 'text', 'link_label'],
    order: 'place desc, position, id',
  },
  features: {
    table: 'content_selling_point',
    key: 'id',
    columns: { position: 'position', title: 'title', text: 'text' },
    localized: ['title', 'text'],
    order: 'position, id',
  },
  clients: {
    table: 'content_customer_logo',
    key: 'id',
    columns: { position: 'position', name: 'name', image: 'image' },
    localized: [],
    order: 'position, id',
  },
} as const satisfies Record<string, Kind>;
export type KindName = keyof typeof KINDS;

type Block = { kind: string; body: LocalizedText };
/** As its contract describes it; the routes give each kind its own form. */
type Form = Record<string, unknown> & { version: string };
/** Texts that may stay empty in every language. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['keywords', 'categories', 'description']);

/** @throws Problem not-found, right-missing */
export async function listOfKind(
  ctx: Ctx,
  name: KindName,
  page: { start: number; count: number },
): Promise<{ rows: Record<string, unknown>[]; total: number }> {
  staffOf(ctx, 'content:read');
  const { rows, total } = await listContent(ctx.db, KINDS[name], page);
  return { rows: rows.map((row) => toRecord(KINDS[name], row)), total };
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function getOfKind(
  ctx: Ctx,
  name: KindName,
  key: string | number,
): Promise<Record<string, unknown>> {
  staffOf(ctx, 'content:read');
  const row = await findContent(ctx.db, KINDS[name], key);
  if (row === undefined) throw new Problem('record-not-found');
  return toRecord(KINDS[name], row);
}

/** Static pages have the addresses of the program: none is added. @throws Problem not-found, right-missing, field-required and the like at each field */
export async function addOfKind(
  ctx: Ctx,
  name: KindName,
  form: Form,
): Promise<Record<string, unknown>> {
  staffOf(ctx, 'content:write');
  if (name === 'pages') throw new Problem('right-missing');
  return await inTransaction(ctx.db, async (tx) => {
    await rejectFaults(tx, form);
    const key = await insertContent(tx, KINDS[name], valuesOf(KINDS[name], form));
    await replaceBlocks(tx, KINDS[name], key, (form.blocks ?? []) as Block[]);
    return toRecord(KINDS[name], (await findContent(tx, KINDS[name], key)) as Stored);
  });
}

/** @throws Problem not-found, right-missing, record-not-found, record-changed, field-required and the like at each field */
export async function changeOfKind(
  ctx: Ctx,
  name: KindName,
  key: string | number,
  form: Form,
): Promise<Record<string, unknown>> {
  staffOf(ctx, 'content:write');
  const kind: Kind = KINDS[name];
  return await inTransaction(ctx.db, async (tx) => {
    await lockContent(tx, kind, key);
    const row = await findContent(tx, kind, key);
    if (row === undefined) throw new Problem('record-not-found');
    if (row.version !== form.version) throw new Problem('record-changed');
    await rejectFaults(tx, form);
    const today = await getToday(tx, ctx.clock.now());
    await saveContent(tx, kind, key, {
      ...valuesOf(kind, form),
      ...(name === 'pages' ? { updated_on: today } : {}),
    });
    if (JSON.stringify(form.blocks ?? []) !== JSON.stringify(row.blocks))
      await replaceBlocks(tx, kind, key, (form.blocks ?? []) as Block[]);
    if (
      name === 'pages' &&
      key === TERMS &&
      JSON.stringify(form.blocks ?? []) !== JSON.stringify(row.blocks)
    )
      await renewTermsVersion(tx, today);
    return toRecord(kind, (await findContent(tx, kind, key)) as Stored);
  });
}

/** @throws Problem not-found, right-missing, record-not-found */
export async function removeOfKind(ctx: Ctx, name: KindName, key: string | number): Promise<void> {
  staffOf(ctx, 'content:write');
  if (name === 'pages') throw new Problem('right-missing');
  const isDiscontinued = await inTransaction(ctx.db, async (tx) => {
    await replaceBlocks(tx, KINDS[name], key, []);
    return await deleteContent(tx, KINDS[name], key);
  });
  if (!isDiscontinued) throw new Problem('record-not-found');
}

/** @throws Problem not-found, right-missing, file-empty, file-too-large at the file, unsupported-media-type, payload-too-large */
export async function uploadPicture(
  ctx: Ctx,
  file: SentFile | undefined,
): Promise<{ name: string; width: number; height: number }> {
  staffOf(ctx, 'content:write');
  const named = { file: fileInText(file?.name ?? '') };
  if (file === undefined || (file.bytes.length === 0 && !file.tooLarge))
    throw rejection({ code: 'file-empty', pointer: '/picture', params: named });
  if (file.tooLarge)
    throw rejection({ code: 'file-too-large', pointer: '/picture', params: { ...named, n: 10 } });
  const { name, width, height } = await media.storePhoto(ctx, file.bytes);
  return { name, width, height };
}

/** English is what every other language falls back to, so it is never empty. */
async function rejectFaults(tx: Tx, form: Form): Promise<void> {
  const faults: FieldProblem[] = [];
  for (const [field, value] of Object.entries(form)) {
    if (isLocalized(value) && value.en.trim() === '' && !MAY_BE_EMPTY.has(field))
      faults.push({ code: 'field-required', pointer: `/${field}/en` });
  }
  for (const [i, block] of ((form.blocks ?? []) as Block[]).entries())
    if (block.body.en.trim() === '')
      faults.push({ code: 'field-required', pointer: `/blocks/${i}/body/en` });
  if (typeof form.link === 'string' && !/^\/([^/\\]|$)/.test(form.link))
    faults.push({ code: 'value-not-valid', pointer: '/link' });
  if (
    typeof form.publishedOn === 'string' &&
    (!/^\d{4}-\d{2}-\d{2}$/.test(form.publishedOn) || Number.isNaN(Date.parse(form.publishedOn)))
  )
    faults.push({ code: 'value-not-valid', pointer: '/publishedOn' });
  if (typeof form.name === 'string' && form.name.trim() === '')
    faults.push({ code: 'field-required', pointer: '/name' });
  if (typeof form.image === 'string' && !(await hasPicture(tx, form.image)))
    faults.push({ code: 'field-required', pointer: '/image' });
  if (faults.length > 0) throw new Problem('invalid-request', {}, { fields: faults });
}

function isLocalized(value: unknown): value is LocalizedText {
  return typeof value === 'object' && value !== null && 'en' in value && 'ar' in value;
}

function rejection(field: FieldProblem): Problem {
  return new Problem('invalid-request', {}, { fields: [field] });
}

function valuesOf(kind: Kind, form: Form): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(kind.columns).map(([field, column]) => [
      column,
      form[field] === '' && (field === 'partsOf' || field === 'partsText')
        ? null
        : (form[field] ?? null),
    ]),
  );
}

function toRecord(kind: Kind, row: Stored): Record<string, unknown> {
  const fields = Object.fromEntries(
    Object.entries(kind.columns).map(([field, column]) => [field, row[column]]),
  );
  return {
    id: row.key,
    ...fields,
    ...(kind.blocksOf === undefined ? {} : { blocks: row.blocks }),
    version: row.version,
  };
}
