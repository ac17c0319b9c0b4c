// Pictures of imported products: names that the shop has are shown at once, addresses wait to be fetched, each at its place.
import { NO_PICTURE } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ImportedRow } from './catalog.imported-row.ts';

/** Replaces the pictures of the products whose rows name some. */
export async function writeImages(
  tx: Tx,
  rows: readonly ImportedRow[],
  idOf: (row: ImportedRow) => number,
  importId: number | null,
): Promise<void> {
  const images = rows.flatMap((row) =>
    typeof row.values.image === 'string'
      ? row.values.image.split('\n').map((name, i) => ({
          product: idOf(row),
          position: i + 1,
          name,
          // `zip:7/bolt.jpg`: in the archive of an import.
          url: /^(?:https?|zip):/i.test(name) ? name : null,
        }))
      : [],
  );
  if (images.length === 0) return;
  const products = [...new Set(images.map(({ product }) => product))];
  const given = sql`jsonb_to_recordset(${JSON.stringify(images)}::jsonb) as i (product int, position int, name text, url text)`;
  // What was fetched from the same address stays.
  await sql`delete from product_image_source s where s.product_id = any(${products}::int[])
    and not exists (select from ${given} where i.product = s.product_id and i.position = s.position and i.url = s.url)`.execute(
    tx,
  );
  // A call names all pictures of a product, so those behind them go; a file may name some, and an archive holds one more.
  if (importId === null)
    await sql`delete from product_media m where m.product_id = any(${products}::int[]) and m.kind = 'image'
      and m.position > (select max(i.position) from ${given} where i.product = m.product_id)`.execute(
      tx,
    );
  await sql`insert into product_image_source (product_id, position, url, state, import_id)
    select i.product, i.position, i.url, 'waiting', ${importId}::int from ${given} where i.url is not null
    on conflict (product_id, position) do nothing`.execute(tx);
  await sql`insert into product_media as m (product_id, position, kind, target, title)
    select i.product, i.position, 'image', i.name, jsonb_build_object('en', coalesce(t.name, p.sku))
    from ${given} join product p on p.id = i.product left join product_text t on t.product_id = p.id and t.locale = 'en' where i.url is null
    on conflict (product_id, kind, position) do update set target = excluded.target where m.target <> excluded.target`.execute(
    tx,
  );
  await showFirstImages(tx, products);
}

/** The first picture of a product is the one that lists show. */
export async function showFirstImages(tx: Tx, products: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update product p set image = f.image
    from (select p.id, coalesce((select m.target from product_media m where m.product_id = p.id and m.kind = 'image' order by m.position limit 1), ${NO_PICTURE}) as image
      from product p where p.id = any(${[...products]}::int[])) f
    where f.id = p.id and p.image <> f.image returning p.id`.execute(tx);
  return rows.map(({ id }) => id);
}

export type WaitingImage = { product_id: number; position: number; url: string };

/** Some pictures of an import, or null: of calls, that were not fetched yet. */
export async function listWaitingImages(
  db: Db,
  importId: number | null,
  count: number,
): Promise<WaitingImage[]> {
  const { rows } = await sql<WaitingImage>`
    select product_id, position, url from product_image_source where ${importId === null ? sql`import_id is null` : sql`import_id = ${importId}`} and state = 'waiting'
    order by product_id, position limit ${count}`.execute(db);
  return rows;
}

export async function countImages(
  db: Db,
  importId: number,
): Promise<{ waiting: number; fetched: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; fetched: number; failed: number }>`
    select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'fetched')::int as fetched,
      count(*) filter (where state = 'failed')::int as failed from product_image_source where import_id = ${importId}`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, fetched: 0, failed: 0 };
}

/** Pictures of these products that could not be fetched: they wait to be tried again. @returns why not, by product */
export async function retryFailedImages(
  tx: Tx,
  products: readonly number[],
): Promise<{ product_id: number; position: number; url: string; failure: string }[]> {
  const { rows } = await sql<{
    product_id: number;
    position: number;
    url: string;
    failure: string;
  }>`with failed as (
      select product_id, position, url, failure from product_image_source where product_id = any(${[...products]}::int[]) and state = 'failed' for update
    ), again as (
      update product_image_source s set state = 'waiting', failure = null, import_id = null from failed f where s.product_id = f.product_id and s.position = f.position
    )
    select product_id, position, url, coalesce(failure, 'unreachable') as failure from failed order by product_id, position`.execute(
    tx,
  );
  return rows;
}

/** What came of fetching: the picture's name, or why there is none. @returns products whose card shows another picture now */
export async function saveFetchedImages(
  tx: Tx,
  images: readonly (WaitingImage & { image: string | null; failure: string | null })[],
): Promise<number[]> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(images)}::jsonb) as i (product_id int, position int, url text, image text, failure text)`;
  await sql`select id from product where id = any(${images.map((image) => image.product_id)}::int[]) order by id for update`.execute(
    tx,
  );
  const { rows } = await sql<{ product_id: number }>`
    with saved as (
      update product_image_source s set state = case when i.image is null then 'failed' else 'fetched' end, image = i.image, failure = i.failure
      from ${given} where s.product_id = i.product_id and s.position = i.position and s.url = i.url and s.state = 'waiting'
      returning s.product_id, s.position, s.image
    )
    insert into product_media as m (product_id, position, kind, target, title)
    select s.product_id, s.position, 'image', s.image, jsonb_build_object('en', coalesce(t.name, p.sku))
    from saved s join product p on p.id = s.product_id left join product_text t on t.product_id = p.id and t.locale = 'en' where s.image is not null
    on conflict (product_id, kind, position) do update set target = excluded.target where m.target <> excluded.target
    returning m.product_id`.execute(tx);
  return await showFirstImages(
    tx,
    rows.map(({ product_id }) => product_id),
  );
}
