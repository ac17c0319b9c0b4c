// Lot editing by staff: named, filled with real products, priced, offered and withdrawn; search follows, and stock stays with the parts. [back office lots]
import {
  type AdminLot,
  type AdminLotRow,
  fileInText,
  type LocalizedText,
  type LotInput,
  NO_PICTURE,
} from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import type { SentForm } from '../../platform/http/multipart.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import {
  adminEntries,
  followSearch,
  insertWhole,
  lockParts,
  lockStock,
  publishWhole,
  type Reindex,
  shownOwnPrices,
  updateWhole,
} from '../catalog/index.ts';
import { checkUpload, service as media } from '../media/index.ts';
import { getCachedRates, type Rates } from '../pricing/index.ts';
import {
  findAdminLot,
  freeSlug,
  isFixed,
  type LotFilter,
  listAdminLotRows,
  lockLot,
  writeItems,
} from './lots.admin.queries.ts';
import { lotFaults, tidyLot } from './lots.admin-check.ts';

const { refused, rejectFaults, slugOfName } = adminEntries;

/** @throws Problem not-found, right-missing */
export async function listAdminLots(
  ctx: Ctx,
  filter: LotFilter,
  page: Parameters<typeof listAdminLotRows>[2],
): Promise<{ rows: AdminLotRow[]; total: number }> {
  staffOf(ctx, 'lots:read');
  return await listAdminLotRows(ctx.db, filter, page, ctx.locale);
}

/** @throws Problem not-found, right-missing, lot-not-found */
export async function getAdminLot(ctx: Ctx, id: number): Promise<AdminLot> {
  staffOf(ctx, 'lots:read');
  return await read(ctx, ctx.db, id);
}

/** It is offered by `offerLot`. @throws Problem not-found, right-missing, invalid-request */
export async function addLot(ctx: Ctx, reindex: Reindex, input: LotInput): Promise<AdminLot> {
  staffOf(ctx, 'lots:write');
  const lot = tidyLot(input);
  return await inTransaction(ctx.db, async (tx) => {
    rejectFaults(lotFaults(lot, await ratesOf(ctx, tx)));
    const price = await checkAgainstTables(tx, lot);
    const slug = await freeSlug(tx, slugOfName(lot.names.en).slice(0, 80));
    const productId = await insertWhole(tx, slug, { ...lot, price }, lot.items);
    const { id } = await tx
      .insertInto('lot')
      .values({ ...columnsOf(lot), product_id: productId, slug })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeItems(tx, id, lot.items);
    await followSearch(
      tx,
      reindex,
      lot.items.map((item) => item.productId),
    );
    return await read(ctx, tx, id);
  });
}

/**
 * The contents of a lot are fixed once it was ordered or reserved: orders, returns and reservations depend on them.
 * @throws Problem not-found, right-missing, lot-not-found, record-changed, lot-contents-fixed, invalid-request
 */
export async function changeLot(
  ctx: Ctx,
  reindex: Reindex,
  id: number,
  { version, ...input }: LotInput & { version: string },
): Promise<AdminLot> {
  staffOf(ctx, 'lots:write');
  const lot = tidyLot(input);
  return await inTransaction(ctx.db, async (tx) => {
    const rates = await ratesOf(ctx, tx);
    rejectFaults(lotFaults(lot, rates));
    const before = await lockedLot(ctx, tx, id);
    if (before.version !== version) throw new Problem('record-changed');
    const isRefilled = contentsOf(before.items) !== contentsOf(lot.items);
    if (isRefilled) await rejectWhenFixed(tx, before.productId);
    const price = await checkAgainstTables(tx, lot);
    const isShown = before.state === 'offered' || before.state === 'sold';
    const contents = isRefilled ? lot.items : null;
    await updateWhole(tx, before.productId, { ...lot, price }, contents, rates);
    await tx
      .updateTable('lot')
      .set({ ...columnsOf(lot), listed: isShown && !lot.soldWhole })
      .where('id', '=', id)
      .execute();
    await publishWhole(tx, before.productId, isShown && lot.soldWhole);
    if (isRefilled) await writeItems(tx, id, lot.items);
    const parts = isRefilled ? [...before.items, ...lot.items].map((item) => item.productId) : [];
    await followSearch(tx, reindex, [before.productId, ...parts]);
    return await read(ctx, tx, id);
  });
}

/** Shows it in the shop, or withdraws it: then its pages say that it is no longer offered. @throws Problem not-found, right-missing, lot-not-found */
export async function offerLot(
  ctx: Ctx,
  reindex: Reindex,
  id: number,
  offered: boolean,
): Promise<AdminLot> {
  staffOf(ctx, 'lots:write');
  return await inTransaction(ctx.db, async (tx) => {
    const lot = await lockedLot(ctx, tx, id);
    const isShown = lot.state === 'offered' || lot.state === 'sold';
    if (isShown === offered) return lot;
    await publishWhole(tx, lot.productId, offered && lot.soldWhole);
    await tx
      .updateTable('lot')
      .set({ listed: offered && !lot.soldWhole, ended_at: offered ? null : ctx.clock.now() })
      .where('id', '=', id)
      .execute();
    await followSearch(tx, reindex, [lot.productId]);
    return await read(ctx, tx, id);
  });
}

/** @throws Problem not-found, right-missing, invalid-request at the picture */
export async function addLotPicture(ctx: Ctx, form: SentForm): Promise<{ name: string }> {
  staffOf(ctx, 'lots:write');
  const sent = form.files.get('picture');
  if (sent === undefined) throw refused([{ code: 'field-required', pointer: '/picture' }]);
  const file = await checkUpload(sent, '/picture');
  if (file.kind === 'pdf')
    throw refused([
      {
        ...{ code: 'file-type-not-taken', pointer: '/picture' },
        params: { file: fileInText(sent.name), types: 'PNG, JPG, WebP' },
      },
    ]);
  return { name: (await media.storePhoto(ctx, file.bytes)).name };
}

/** Locks the stock of the parts first: an order that is under way has ended then, and the next one sees what lies in the lot afterwards. @throws Problem lot-contents-fixed */
export async function rejectWhenFixed(tx: Tx, productId: number): Promise<void> {
  await lockStock(tx, [productId]);
  if (!(await isFixed(tx, productId))) return;
  throw new Problem(
    'lot-contents-fixed',
    {},
    { fields: [{ code: 'lot-contents-fixed', pointer: '/items' }] },
  );
}

/** @returns the list price: what was entered, else what the parts cost together */
async function checkAgainstTables(tx: Tx, lot: LotInput): Promise<number> {
  const known = await lockParts(tx, lot.items);
  const faults: FieldProblem[] = [];
  for (const [place, item] of lot.items.entries())
    if (!known.some((part) => part.productId === item.productId))
      faults.push({ code: 'value-not-valid', pointer: `/items/${place}/productId` });
  const pictures = await media.listPictures(tx, lot.images);
  for (const [place, name] of lot.images.entries())
    if (!pictures.includes(name))
      faults.push({ code: 'value-not-valid', pointer: `/images/${place}` });
  const category = await tx
    .selectFrom('lot_category')
    .select('id')
    .where('id', '=', lot.categoryId)
    .forKeyShare()
    .executeTakeFirst();
  if (category === undefined) faults.push({ code: 'value-not-valid', pointer: '/categoryId' });
  const price = lot.price ?? known.reduce((sum, part) => sum + part.price * part.quantity, 0);
  if (lot.discountPrice !== null && lot.discountPrice >= price)
    faults.push({ code: 'value-not-valid', pointer: '/discountPrice' });
  rejectFaults(faults);
  return price;
}

function columnsOf(lot: LotInput) {
  const json = (text: LocalizedText) => JSON.stringify(text);
  return {
    category_id: lot.categoryId,
    name: json(lot.names),
    details: json(lot.details),
    condition: lot.condition,
    location: json(lot.location),
    age_months: lot.ageMonths,
    image: lot.images[0] ?? NO_PICTURE,
    position: lot.position,
    sold_whole: lot.soldWhole,
  };
}

const contentsOf = (items: readonly { productId: number; quantity: number }[]): string =>
  items
    .map(({ productId, quantity }) => `${productId}x${quantity}`)
    .sort()
    .join(',');

async function lockedLot(ctx: Ctx, tx: Tx, id: number): Promise<AdminLot> {
  if ((await lockLot(tx, id)) === undefined) throw new Problem('lot-not-found');
  return await read(ctx, tx, id);
}

/** @throws Problem lot-not-found */
async function read(ctx: Ctx, db: Db | Tx, id: number): Promise<AdminLot> {
  const lot = await findAdminLot(db, id, ctx.locale);
  if (lot === undefined) throw new Problem('lot-not-found');
  return { ...lot, ownPrices: shownOwnPrices(lot.ownPrices, await ratesOf(ctx, db)) };
}

function ratesOf(ctx: Ctx, db: Db | Tx): Promise<Rates> {
  return getCachedRates(db, ctx.clock.now());
}
