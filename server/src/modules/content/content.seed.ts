// First content of a new shop: texts and pictures, stored once; what staff change or remove stays so.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { storeDrawings } from '../media/index.ts';
import { aboutUs } from './seed/about-us.ts';
import type { SeedBanner, SeedBlock, SeedPage, SeedPost } from './seed/blocks.ts';
import { disclaimer } from './seed/disclaimer.ts';
import { faq } from './seed/faq.ts';
import { banners, features } from './seed/home.ts';
import { bearingPost } from './seed/post-bearing.ts';
import { flangePost } from './seed/post-flange.ts';
import { surplusPost } from './seed/post-surplus.ts';
import { privacyPolicy } from './seed/privacy-policy.ts';
import { terms } from './seed/terms.ts';
import { visionMission } from './seed/vision-mission.ts';

const PAGES: readonly SeedPage[] = [aboutUs, visionMission, faq, terms, privacyPolicy, disclaimer];
const POSTS: readonly SeedPost[] = [bearingPost, flangePost, surplusPost];
/** The day of the first texts; the terms carry the version of the setting `terms-version`. */
const FIRST_DAY = '2026-11-02';

export type SeedClient = { name: string; svg: string };

/** Writes the first texts into a shop that never had them. Safe to call at every start, and by several processes at once. @param isDemo with those of the invented company @returns whether this call wrote them */
export async function storeFirstContent(db: Db, { isDemo = true } = {}): Promise<boolean> {
  return await once(db, 'first-content', async (tx) => {
    const shown = banners.filter((banner) => isDemo || banner.isDemoOnly !== true);
    for (const [position, banner] of shown.entries()) await insertBanner(tx, banner, position);
    const points = features.flatMap(({ title, text, own }) =>
      isDemo || own === undefined ? [{ title, text }] : own === null ? [] : [{ title, text: own }],
    );
    for (const [position, { title, text }] of points.entries()) {
      await tx
        .insertInto('content_selling_point')
        .values({ position, title: JSON.stringify(title), text: JSON.stringify(text) })
        .execute();
    }
    for (const page of PAGES) await insertPage(tx, isDemo ? page : ofOwnShop(page));
    // Case studies of the demo's company.
    if (!isDemo) return;
    for (const post of POSTS) await insertPost(tx, post);
    // The posts have the ids that the specification links to; the next one goes on behind them. [§2.1]
    await sql`select setval(pg_get_serial_sequence('content_post', 'id'), (select max(id) from content_post))`.execute(
      tx,
    );
  });
}

/** Without what is true of the demo shop only. */
function ofOwnShop(page: SeedPage): SeedPage {
  const blocks = page.blocks.flatMap(({ own, ...block }) =>
    own === undefined ? [block] : own === null ? [] : [{ ...block, body: own }],
  );
  return { ...page, blocks };
}

/** Companies that buy here, with their marks; the demo shop brings invented ones. */
export async function storeClients(db: Db, clients: readonly SeedClient[]): Promise<void> {
  await once(db, 'clients', async (tx) => {
    for (const [position, { name, svg }] of clients.entries()) {
      const image = await storePicture(tx, 'client', svg);
      await tx
        .insertInto('content_customer_logo')
        .values({ position, name, image })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    }
  });
}

/** A second process waits at the key of the first and finds it done. */
async function once(db: Db, name: string, write: (tx: Tx) => Promise<void>): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const mine = await tx
      .insertInto('content_seed')
      .values({ name })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (mine !== undefined) await write(tx);
    return mine !== undefined;
  });
}

async function insertBanner(tx: Tx, banner: SeedBanner, position: number): Promise<void> {
  const { place, title, text, link, linkLabel, svg } = banner;
  const image = await storePicture(tx, place, svg);
  await tx
    .insertInto('content_banner')
    .values({
      place,
      position,
      title: JSON.stringify(title),
      text: JSON.stringify(text),
      link,
      link_label: JSON.stringify(linkLabel),
      image,
    })
    .execute();
}

async function insertPage(
  tx: Tx,
  { slug, title, description, keywords, blocks }: SeedPage,
): Promise<void> {
  await tx
    .insertInto('content_page')
    .values({
      slug,
      title: JSON.stringify(title),
      description: JSON.stringify(description),
      keywords: JSON.stringify(keywords),
      updated_on: FIRST_DAY,
    })
    .execute();
  await insertBlocks(tx, { page_slug: slug }, blocks);
}

async function insertPost(tx: Tx, post: SeedPost): Promise<void> {
  const image = await storePicture(tx, 'post', post.svg);
  await tx
    .insertInto('content_post')
    .values({
      id: post.id,
      title: JSON.stringify(post.title),
      summary: JSON.stringify(post.summary),
      categories: JSON.stringify(post.categories),
      image,
      parts_of: post.partsOf,
      parts_text: post.partsText ?? null,
      published_on: post.publishedOn,
    })
    .execute();
  await insertBlocks(tx, { post_id: post.id }, post.blocks);
}

async function insertBlocks(
  tx: Tx,
  of: { page_slug: string } | { post_id: number },
  blocks: readonly SeedBlock[],
): Promise<void> {
  const rows = blocks.map(({ kind, body }, position) => ({
    ...of,
    position,
    kind,
    body: JSON.stringify(body),
  }));
  await tx.insertInto('content_block').values(rows).execute();
}

/** The name is made from the content, so it never means two pictures. */
async function storePicture(tx: Tx, kind: string, svg: string): Promise<string> {
  const name = `${kind}-${createHash('sha256').update(svg).digest('hex').slice(0, 10)}.svg`;
  await storeDrawings(tx, [{ name, svg }]);
  return name;
}
