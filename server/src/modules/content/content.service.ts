// Content service: home, blog and static pages, in the request's language. Open to everybody. [§2.1, §2.3]
import {
  type HomeContent,
  type Post,
  type PostList,
  type StaticPage,
  shopName,
} from '@millwright/contracts';
import type { Ctx } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { getCompany } from '../company/index.ts';
import { getCachedTerms } from '../pricing/index.ts';
import { findPage, findPost, readHome, readPosts } from './content.queries.ts';
import { toHome, toPost, toPostList, toStaticPage } from './content.rules.ts';
import { filledIn } from './placeholders.rules.ts';

/** Case studies on the home page. */
const HOME_POSTS = 3;

/** Slides, banner, features, newest posts and clients; one statement. */
export async function getHome(ctx: Ctx): Promise<HomeContent> {
  const stored = toHome(await readHome(ctx.db, HOME_POSTS), ctx.locale);
  const home = await said(ctx, stored);
  // Its text spoke of sellers only.
  const isEmptied = home.banner?.text === '' && stored.banner?.text !== '';
  return isEmptied ? { ...home, banner: null } : home;
}

/** A part of all posts, the newest first; empty beyond the last. */
export async function listPosts(
  ctx: Ctx,
  window: { start: number; count: number },
): Promise<PostList> {
  return await said(ctx, toPostList(await readPosts(ctx.db, window), ctx.locale));
}

/** @throws Problem not-found */
export async function getPost(ctx: Ctx, id: number): Promise<Post> {
  const row = await findPost(ctx.db, id);
  if (row === undefined) throw new Problem('not-found');
  return await said(ctx, toPost(row, ctx.locale));
}

/** A static page by its address: `about-us`. @throws Problem not-found */
export async function getPage(ctx: Ctx, slug: string): Promise<StaticPage> {
  const row = await findPage(ctx.db, slug);
  if (row === undefined) throw new Problem('not-found');
  return await said(ctx, toStaticPage(row, ctx.locale));
}

/** Texts name the shop, and the commission of the settings. */
async function said<View>(ctx: Ctx, view: View): Promise<View> {
  const [terms, company] = await Promise.all([
    getCachedTerms(ctx.db, ctx.clock.now()),
    getCompany(ctx),
  ]);
  return filledIn(view, {
    basisPoints: terms.commissionBasisPoints,
    shop: shopName(company, ctx.locale, ctx.origin),
  });
}
