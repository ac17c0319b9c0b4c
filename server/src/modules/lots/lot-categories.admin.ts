// Lot categories in the back office: named in three languages, in an order, with a picture; an empty one can be removed. [back office lots]
import type { AdminLotCategory, LocalizedText, LotCategoryInput } from '@millwright/contracts';
import { sql } from 'kysely';
import { defineCrud } from '../../platform/crud.ts';
import { listed } from '../../platform/list.ts';
import { isLikeInAnyLanguage, likeOf } from '../../platform/sql.ts';
import { collapse, filled } from '../../platform/text.ts';
import { adminEntries } from '../catalog/index.ts';
import { service as media } from '../media/index.ts';

const { namesAndSlug, rejectFaults, toldAtEntries } = adminEntries;

export const lotCategoryCrud = defineCrud<AdminLotCategory, LotCategoryInput>({
  area: 'lots',
  table: 'lot_category',
  read: async (ctx, db, { ids = null, q }, page) => {
    const like = likeOf(q);
    const { rows } = await sql<
      Omit<AdminLotCategory, 'name'> & { names: LocalizedText; total: number }
    >`
      select c.id, c.name as names, c.slug, c.image, c.position, count(*) over ()::int as total,
        (select count(*)::int from lot l where l.category_id = c.id) as lots,
        (select count(*)::int from lot l join product p on p.id = l.product_id where l.category_id = c.id and (p.published or l.listed)) as offered
      from lot_category c
      where (${ids}::int[] is null or c.id = any(${ids}::int[]))
        and (${like}::text is null or c.slug ilike ${like} or ${isLikeInAnyLanguage('c.name', like)})
      order by c.position, c.id limit ${page.count} offset ${page.start}`.execute(db);
    return listed(rows.map((row) => ({ ...row, name: row.names[ctx.locale] || row.names.en })));
  },
  toColumns: async (tx, input) => {
    const { names, slug, faults } = namesAndSlug({
      names: filled(input.names, collapse),
      slug: input.slug,
    });
    const { image, faults: ofPicture } = await media.pictureOrNone(tx, input.image);
    rejectFaults([...faults, ...ofPicture]);
    return { name: JSON.stringify(names), slug, image, position: input.position };
  },
  atFields: toldAtEntries,
  countUses: (_tx, { lots }) => lots,
});
