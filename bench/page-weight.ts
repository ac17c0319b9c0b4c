// Weight of the list page: transferred bytes of the page and of what it loads before any interaction.
import { gzipSync } from 'node:zlib';

export type PageWeight = {
  path: string;
  html: number;
  script: number;
  style: number;
  requests: number;
};

const PATH = '/products/bearings/deep-groove';

/** Bytes after gzip; requests are the document, its styles, scripts and fonts, and the pictures that are not lazy. */
export async function weighListPage(address: string): Promise<PageWeight> {
  const html = await (await fetch(address + PATH, { headers: { accept: 'text/html' } })).text();
  const scripts = targets(html, /<script[^>]+src="([^"]+)"/g);
  const styles = targets(html, /<link[^>]+rel="stylesheet"[^>]*>/g).map(
    (tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? '',
  );
  const fonts = targets(html, /<link[^>]+rel="preload"[^>]*>/g);
  const pictures = targets(html, /<img[^>]*>/g).filter((tag) => !tag.includes('loading="lazy"'));
  return {
    path: PATH,
    html: gzipSync(html).length,
    script: await sizeOf(address, scripts),
    style: await sizeOf(address, styles),
    requests: 1 + scripts.length + styles.length + fonts.length + new Set(pictures).size,
  };
}

function targets(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? match[0]);
}

async function sizeOf(address: string, paths: readonly string[]): Promise<number> {
  let size = 0;
  for (const path of paths)
    size += gzipSync(Buffer.from(await (await fetch(address + path)).arrayBuffer())).length;
  return size;
}

/** NextFaster on two cores of the same kind; `perSecond` is our list page in the same run. */
export function besideNextFaster(
  { path, html, script, style, requests }: PageWeight,
  perSecond: number | undefined,
): string {
  const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} KB`;
  return [
    '## A list page beside NextFaster',
    '',
    `| \`${path}\` | Millwright | NextFaster |`,
    '| --- | ---: | ---: |',
    `| script before anybody touches the page, gzip | ${kilobytes(script)} | 194 KB |`,
    `| style, gzip | ${kilobytes(style)} | not measured |`,
    `| the page itself, gzip | ${kilobytes(html)} | not measured |`,
    `| requests before anything is scrolled into view | ${requests} | not measured |`,
    `| pages a second | ${perSecond === undefined ? 'not measured' : Math.round(perSecond)} | 61 |`,
    '',
  ].join('\n');
}
