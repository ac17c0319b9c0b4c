// Content queries, each one statement.
import type { LocalizedText } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

export type BannerRow = {
  id: number;
  place: 'slideshow' | 'banner';
  title: LocalizedText;
  text: LocalizedText;
  link: string;
  link_label: LocalizedText;
  image: string;
};
export type PostRow = {
  id: number;
  title: LocalizedText;
  summary: LocalizedText;
  categories: LocalizedText;
  image: string;
  published_on: string;
};
export type BlockRow = { kind: 'paragraph' | 'heading' | 'item'; body: LocalizedText };
export type HomeRow = {
  banners: BannerRow[];
  features: { title: LocalizedText; text: LocalizedText }[];
  posts: PostRow[];
  clients: { name: string; image: string }[];
};
export type PostDetailRow = PostRow & {
  parts_of: string | null;
  parts_text: string | null;
  blocks: BlockRow[];
};
export type PageRow = {
  slug: string;
  title: LocalizedText;
  description: LocalizedText;
  keywords: LocalizedText;
  updated_on: string;
  blocks: BlockRow[];
};

/** Columns of a PostRow as one JSON object, for a statement in which content_post is `p`. */
const POST = sql`jsonb_build_object('id', p.id, 'title', p.title, 'summary', p.summary, 'categories', p.categories, 'image', p.image, 'published_on', p.published_on)`;

export async function readHome(db: Db, posts: number): Promise<HomeRow> {
  const { rows } = await sql<HomeRow>`
    select
      (select coalesce(jsonb_agg(to_jsonb(t) order by t.position, t.id), '[]') from content_banner t where t.published) as banners,
      (select coalesce(jsonb_agg(to_jsonb(f) order by f.position, f.id), '[]') from content_selling_point f) as features,
      (select coalesce(jsonb_agg(${POST} order by p.published_on desc, p.id desc), '[]')
       from (select * from content_post where published order by published_on desc, id desc limit ${posts}) p) as posts,
      (select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'image', c.image) order by c.position, c.id), '[]')
       from content_customer_logo c) as clients`.execute(db);
  return rows[0] as HomeRow;
}

export async function readPosts(
  db: Db,
  { start, count }: { start: number; count: number },
): Promise<{ posts: PostRow[]; total: number }> {
  const { rows } = await sql<{ posts: PostRow[]; total: number }>`
    select (select count(*)::int from content_post where published) as total,
      (select coalesce(jsonb_agg(${POST} order by p.published_on desc, p.id desc), '[]')
       from (select * from content_post where published order by published_on desc, id desc limit ${count} offset ${start}) p) as posts`.execute(
    db,
  );
  return rows[0] as { posts: PostRow[]; total: number };
}

/** One published post with its text, or undefined. */
export async function findPost(db: Db, id: number): Promise<PostDetailRow | undefined> {
  const { rows } = await sql<PostDetailRow>`
    select p.id, p.title, p.summary, p.categories, p.image, p.parts_of, p.parts_text, p.published_on,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', b.kind, 'body', b.body) order by b.position), '[]')
       from content_block b where b.post_id = p.id) as blocks
    from content_post p where p.id = ${id} and p.published`.execute(db);
  return rows[0];
}

export async function findPage(db: Db, slug: string): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`
    select p.slug, p.title, p.description, p.keywords, p.updated_on,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', b.kind, 'body', b.body) order by b.position), '[]')
       from content_block b where b.page_slug = p.slug) as blocks
    from content_page p where p.slug = ${slug}`.execute(db);
  return rows[0];
}
