// Format of a page: HTML for people, Markdown for programs that ask for it by `Accept: text/markdown` or by an address that ends with `.md`. [decisions 0111]
import type { FastifyRequest } from 'fastify';
import '../platform/http/route-config.ts';

export const MARKDOWN = 'text/markdown; charset=utf-8';
const ENDING = '.md';

/** Of a request for a page that has both; undefined where the route has HTML only. */
export type MarkdownRequest = { isAsked: boolean; isByAddress: boolean };

export function markdownOf(request: FastifyRequest): MarkdownRequest | undefined {
  if (request.routeOptions.config.hasMarkdown !== true || request.method === 'POST')
    return undefined;
  const isByAddress = pathOf(request.url).endsWith(ENDING);
  return { isByAddress, isAsked: isByAddress || prefersMarkdown(request.headers.accept) };
}

/** Named, and at least as welcome as HTML. */
export function prefersMarkdown(accept = ''): boolean {
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(',')) {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(type, /^(?:0|1|0?\.\d{1,3}|1\.0{1,3})$/.test(weight) ? Number(weight) : 0);
  }
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}

/** The path that the address stands for. */
export function withoutEnding(path: string): string {
  return path.endsWith(ENDING) ? path.slice(0, -ENDING.length) : path;
}

/** Parameters of the route as the page without the ending would have them. */
export function pageParams(
  request: FastifyRequest,
  markdown: MarkdownRequest | undefined,
): Record<string, string> {
  const params = { ...(request.params as Record<string, string>) };
  const last = Object.keys(params).at(-1);
  if (markdown?.isByAddress === true && last !== undefined)
    params[last] = withoutEnding(params[last] ?? '');
  return params;
}

/** A route with Markdown whose address does not end with a parameter needs one address more. */
export function markdownAddress(url: string): string | undefined {
  const last = url.split('/').at(-1) ?? '';
  return url === '/' || last === '*' || last.startsWith(':') ? undefined : url + ENDING;
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
