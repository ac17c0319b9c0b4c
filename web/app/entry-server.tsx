// Server entry of the web bundle: the routes of all pages, and how each is answered.
import { DEFAULT_LOCALE } from '@millwright/contracts';
import type { PageRequest, PageResponse, WebBundle } from '@millwright/server';
import { renderToString } from 'react-dom/server';
import { here, hereIn, languagesOf } from './lib/here.ts';
import { escapeMarkdown } from './lib/markdown.ts';
import type { Page, PageResult } from './lib/page.ts';
import { elsewhere, redirect } from './lib/page.ts';
import { href, localPath, markdownPath } from './lib/paths.ts';
import { isProblem, type ProblemLike } from './lib/problems.ts';
import { createView, ViewProvider } from './lib/view.tsx';
import { ROUTES, type Route } from './routes.ts';
import { documentHtml, SPECULATION_RULES } from './shell/document.ts';
import { Layout } from './shell/layout.tsx';
import { closedPage } from './storefront/errors/closed-page.tsx';
import { faultPage, missingPage, problemPage } from './storefront/errors/error-pages.tsx';

const BY_NAME = new Map<string, Route>(ROUTES.map((route) => [route.name, route]));

export const routes: WebBundle['routes'] = ROUTES.map(({ page, ...route }) => ({
  ...route,
  methods: [
    ...(page.get === undefined ? [] : ['GET' as const]),
    ...(page.post === undefined ? [] : ['POST' as const]),
  ],
  ...(page.takesFiles === true ? { takesFiles: true } : {}),
}));

export { addresses } from './sitemap.ts';

/** Data blocks such as JSON-LD are not scripts: no policy has to name them. */
export const inlineScripts: WebBundle['inlineScripts'] = [SPECULATION_RULES];

export async function handlePage(
  name: string,
  params: Record<string, string>,
  request: PageRequest,
): Promise<PageResponse> {
  const { page, config } = BY_NAME.get(name) ?? {};
  const handler = request.method === 'POST' ? page?.post : page?.get;
  // A language that is switched off; its addresses come back with it.
  const languages = languagesOf(request);
  if (request.method === 'GET' && !languages.includes(request.locale))
    return respond(elsewhere(hereIn(request, languages[0] ?? DEFAULT_LOCALE)), request);
  if (handler === undefined) return respond(missingPage(), request);
  // Who logged in with a one-time password sets a new one first.
  if (request.ctx.actor.kind === 'restricted' && config?.allowRestricted !== true)
    return respond(redirect(href.password(request.locale)), request);
  try {
    return respond(await handler(request, params), request);
  } catch (error) {
    if (!isProblem(error)) throw error;
    if (error.code === 'login-required' && request.method === 'GET') {
      return respond(redirect(href.login(request.locale, here(request))), request);
    }
    return respond(problemPage(error, request.locale), request);
  }
}

export async function handleMissing(request: PageRequest): Promise<PageResponse> {
  return respond(missingPage(), request);
}

export async function handleProblem(
  request: PageRequest,
  problem: ProblemLike,
): Promise<PageResponse> {
  if (problem.code === 'shop-closed') return respond(closedPage(request), request);
  return respond(problemPage(problem, request.locale), request);
}

export async function handleFault(
  request: PageRequest,
  requestId: string,
  stack?: string,
): Promise<PageResponse> {
  return respond(faultPage(requestId, stack), request);
}

export function respond(result: PageResult, request: PageRequest): PageResponse {
  const { effects = {} } = result;
  const isMarkdown = request.markdown?.isAsked === true;
  if (result.kind === 'redirect') {
    const to = request.markdown?.isByAddress === true ? markdownPath(result.to) : result.to;
    return { status: result.status, html: '', redirect: to, effects };
  }
  if (result.kind !== 'fragment' && isMarkdown) return respondMarkdown(result, request);
  if (result.kind !== 'fragment')
    return { status: result.status ?? 200, html: renderPage(result, request), effects };
  const html =
    typeof result.body === 'string'
      ? result.body
      : withoutHints(
          renderToString(<ViewProvider value={createView(request)}>{result.body}</ViewProvider>),
        );
  return { status: 200, html, effects };
}

/** A page without Markdown of its own, such as one that says what is missing, is its title and its description. */
function respondMarkdown(page: Page, request: PageRequest): PageResponse {
  const { effects = {}, canonical, description } = page;
  const text =
    page.markdown?.() ??
    [
      `# ${escapeMarkdown(page.title)}`,
      ...(description === undefined ? [] : ['', escapeMarkdown(description)]),
      '',
    ].join('\n');
  const headers: Record<string, string> =
    canonical === undefined
      ? {}
      : { link: `<${request.origin}${localPath(request.locale, canonical)}>; rel="canonical"` };
  return {
    status: page.status ?? 200,
    html: text,
    isMarkdown: true,
    effects: { ...effects, headers: { ...headers, ...effects.headers } },
  };
}

/** React puts preload links in front of what it renders; in a fragment the pictures are at hand anyway. */
function withoutHints(html: string): string {
  return html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');
}

/** Messages of the page itself are shown at once; those of a redirect on the page after it. */
function renderPage(page: Page, request: PageRequest): string {
  const flashes = [...request.flashes, ...(page.effects?.flashes ?? [])];
  const body = renderToString(
    <ViewProvider value={createView(request)}>
      <Layout page={page} flashes={flashes} />
    </ViewProvider>,
  );
  return documentHtml(page, request, body);
}
