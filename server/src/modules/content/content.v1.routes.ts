// Texts of the shop in /api/v1: static pages and posts. [decisions 0114]
import { type PostSummary, V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { nextOf, pictureUrl, startOf } from '../../platform/v1-wire.ts';
import { getPage, getPost, listPosts } from './content.service.ts';

const SHARED = { cacheable: true };

export function registerContentV1Routes(app: FastifyInstance): void {
  v1Route(
    app,
    V1_CALLS.getPage,
    async ({ ctx, params }) => {
      const { slug, title, description, updatedOn, blocks } = await getPage(ctx, params.slug);
      return { slug, title, description, updatedOn, blocks };
    },
    SHARED,
  );
  v1Route(
    app,
    V1_CALLS.listPosts,
    async ({ ctx, query }) => {
      const start = startOf(query.after);
      const { posts, total } = await listPosts(ctx, { start, count: query.limit ?? 20 });
      return { items: posts.map(summaryOf), next: nextOf(start, posts.length, total) };
    },
    SHARED,
  );
  v1Route(
    app,
    V1_CALLS.getPost,
    async ({ ctx, params }) => {
      const post = await getPost(ctx, params.id);
      return { ...summaryOf(post), blocks: post.blocks };
    },
    SHARED,
  );
}

const summaryOf = ({ id, title, summary, categories, image, publishedOn }: PostSummary) => ({
  id,
  title,
  summary,
  categories,
  image: pictureUrl(image),
  url: `/blog/post-classic/${id}`,
  publishedOn,
});
