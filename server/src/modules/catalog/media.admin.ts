// Media of a product, edited by staff: uploaded and checked, sorted, named in three languages, removed. [back office catalogue]
import {
  type AdminProduct,
  LOCALES,
  type LocalizedText,
  NO_PICTURE,
  type ProductMedia,
} from '@millwright/contracts';
import { sql } from 'kysely';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import type { SentForm } from '../../platform/http/multipart.ts';
import { Problem } from '../../platform/problem.ts';
import { collapse } from '../../platform/text.ts';
import { checkUpload, service as media } from '../media/index.ts';
import { refused } from './admin-errors.ts';
import { slugOfName } from './catalog.loader-ids.ts';
import { lockProducts } from './products.admin.queries.ts';
import { readProduct } from './products.admin.ts';

type Item = Pick<ProductMedia, 'target' | 'title'>;

/** @throws Problem not-found, right-missing, record-not-found, invalid-request at the file */
export async function addMediaFile(ctx: Ctx, id: number, form: SentForm): Promise<AdminProduct> {
  staffOf(ctx, 'catalogue:write');
  const product = await readProduct(ctx, ctx.db, id);
  const sent = form.files.get('file');
  if (sent === undefined) throw refused([{ code: 'field-required', pointer: '/file' }]);
  const file = await checkUpload(sent, '/file');
  const kind = file.kind === 'pdf' ? 'document' : 'image';
  const stem = collapse(sent.name.replace(/\.[^.]*$/, ''));
  // Kept before the transaction: a name never means two contents, so one that nobody refers to hurts nobody.
  const target =
    kind === 'document'
      ? await media.storeDocument(ctx, file.bytes, slugOfName(stem))
      : (await media.storePhoto(ctx, file.bytes)).name;
  const title = kind === 'document' ? { en: stem, ru: stem, ar: stem } : namesOf(product);
  return await inTransaction(ctx.db, async (tx) => {
    const items = mediaOf(await lockedProduct(ctx, tx, id), kind);
    if (items.some((item) => item.target === target))
      throw refused([{ code: 'value-taken', pointer: '/file' }], 'value-taken');
    await writeMedia(tx, id, kind, [...items, { target, title }]);
    return await readProduct(ctx, tx, id);
  });
}

/** @throws Problem not-found, right-missing, record-not-found, record-changed, invalid-request */
export async function arrangeMedia(
  ctx: Ctx,
  id: number,
  { kind, items, seen }: { kind: ProductMedia['kind']; items: Item[]; seen: string[] },
): Promise<AdminProduct> {
  staffOf(ctx, 'catalogue:write');
  return await inTransaction(ctx.db, async (tx) => {
    const product = await lockedProduct(ctx, tx, id);
    const present = mediaOf(product, kind).map((item) => item.target);
    if (present.join('\n') !== seen.join('\n')) throw new Problem('record-changed');
    const named = items.map(({ target, title }, place) => {
      const isKnown = present.includes(target) || (kind === 'video' && isFilmAddress(target));
      const isTwice = items.findIndex((item) => item.target === target) !== place;
      if (!isKnown || isTwice)
        throw refused([
          { code: isTwice ? 'value-taken' : 'value-not-valid', pointer: `/items/${place}/target` },
        ]);
      return { target, title: filled(title, product) };
    });
    await writeMedia(tx, id, kind, named);
    return await readProduct(ctx, tx, id);
  });
}

async function lockedProduct(ctx: Ctx, tx: Tx, id: number): Promise<AdminProduct> {
  await lockProducts(tx, [id]);
  return await readProduct(ctx, tx, id);
}

const mediaOf = (product: AdminProduct, kind: ProductMedia['kind']): Item[] =>
  product.media.filter((item) => item.kind === kind);

/** Only rows that differ; the first picture is the one that lists show. */
async function writeMedia(
  tx: Tx,
  id: number,
  kind: ProductMedia['kind'],
  items: readonly Item[],
): Promise<void> {
  const rows = JSON.stringify(
    items.map(({ target, title }, place) => ({ position: place + 1, target, title })),
  );
  await sql`
    with wanted as (
      select w.position, w.target, w.title, old.poster from jsonb_to_recordset(${rows}::jsonb) as w (position int, target text, title jsonb)
      left join product_media old on old.product_id = ${id} and old.kind = ${kind} and old.target = w.target
    )
    insert into product_media (product_id, kind, position, target, title, poster) select ${id}, ${kind}, position, target, title, poster from wanted
    on conflict (product_id, kind, position) do update set target = excluded.target, title = excluded.title, poster = excluded.poster
    where (product_media.target, product_media.title, product_media.poster) is distinct from (excluded.target, excluded.title, excluded.poster)`.execute(
    tx,
  );
  await sql`delete from product_media where product_id = ${id} and kind = ${kind} and position > ${items.length}`.execute(
    tx,
  );
  if (kind !== 'image') return;
  const image = items[0]?.target ?? NO_PICTURE;
  await sql`update product set image = ${image} where id = ${id} and image <> ${image}`.execute(tx);
}

/** A page or video elsewhere, which the product page links to. */
function isFilmAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

function namesOf(product: AdminProduct): LocalizedText {
  const { en, ru, ar } = product.texts;
  return { en: en.name, ru: ru.name || en.name, ar: ar.name || en.name };
}

/** A title that was left empty: the English one, else the product's name. */
function filled(title: LocalizedText, product: AdminProduct): LocalizedText {
  const names = namesOf(product);
  const english = collapse(title.en) || names.en;
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, collapse(title[locale]) || english]),
  ) as LocalizedText;
}
