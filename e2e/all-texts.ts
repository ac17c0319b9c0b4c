// All that people read of a shop: the pages of its sitemap and of a customer, mails, PDFs, each as text with where it stands.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Shop } from './shop.ts';

export type Said = { where: string; text: string };
/** Asks as a visitor or a customer does; answers with status and body. */
type Ask = (path: string) => Promise<{ status(): number; body(): Promise<Buffer> }>;

const AT_ONCE = 6;

/** Every address of the sitemap, without the host. */
export async function sitemapOf(ask: Ask): Promise<string[]> {
  const pathsOf = async (path: string): Promise<string[]> =>
    [...(await textOf(ask, path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
      const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
      return pathname + search;
    });
  const files = (await pathsOf('/sitemap.xml')).filter((path) => path.endsWith('.xml'));
  const found = await Promise.all((files.length > 0 ? files : ['/sitemap.xml']).map(pathsOf));
  return [...new Set(found.flat())];
}

/** @throws Error for a page that does not answer with 200 */
export async function pagesOf(ask: Ask, paths: readonly string[]): Promise<Said[]> {
  const left = [...paths];
  const said: Said[] = [];
  const read = async (): Promise<void> => {
    for (let where = left.pop(); where !== undefined; where = left.pop())
      said.push({ where, text: await textOf(ask, where) });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  return said;
}

async function textOf(ask: Ask, path: string): Promise<string> {
  const answer = await ask(path);
  if (answer.status() !== 200) throw new Error(`${path} answers ${answer.status()}`);
  return (await answer.body()).toString();
}

export async function mailsOf({ pool }: Shop): Promise<Said[]> {
  const { rows } = await pool.query<Record<string, string>>(
    'select template, recipient, subject, body_text, body_html, headers::text from email_outbox order by id',
  );
  return rows.map(({ template, recipient, ...parts }) => ({
    where: `mail ${template} to ${recipient}`,
    text: Object.values(parts).join('\n'),
  }));
}

/** @param pdftotext the program that reads them */
export async function pdfOf(ask: Ask, path: string, pdftotext: string): Promise<Said> {
  const answer = await ask(path);
  const bytes = await answer.body();
  if (answer.status() !== 200 || bytes.subarray(0, 5).toString() !== '%PDF-')
    throw new Error(`${path} answers ${answer.status()} and no PDF`);
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  try {
    const file = join(folder, 'document.pdf');
    writeFileSync(file, bytes);
    const { stdout, status, stderr } = spawnSync(pdftotext, ['-layout', file, '-'], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${path}: ${stderr}`);
    return { where: path, text: stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
