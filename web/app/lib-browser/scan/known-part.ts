// Known part: of the numbers that a scanned code may mean, the one that a product has, by the call of the quick order; and the part of a product's page.
import type { CALLS } from '@millwright/contracts';
import type { ScannedCode } from './scanned-code.rules.ts';

export type KnownPart = {
  text: string;
  /** Of the product; null: no product, or several, have the number. */
  name: string | null;
};

type Answer = ReturnType<(typeof CALLS)['quickOrder']['response']['parse']>;

/**
 * @param language of names
 * @returns the first number that some product has, else the likeliest one; null when the code names no part. Without an answer of the server, the likeliest.
 */
export async function findPart(code: ScannedCode, language: string): Promise<KnownPart | null> {
  const page = code.path === undefined ? null : await partOfPage(code.path);
  if (page !== null) return page;
  if (code.text === '') return null;
  const numbers = [code.text, ...code.others];
  try {
    const response = await fetch(`/api/quickorder?lang=${language}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lines: numbers.map((partNumber) => ({ partNumber })) }),
    });
    const { lines } = (await response.json()) as Answer;
    const line = lines.find(({ status }) => status !== 'unknown');
    return { text: line?.partNumber ?? code.text, name: line?.product?.name ?? null };
  } catch {
    return { text: code.text, name: null };
  }
}

/** A product's page says its number in its structured data. */
async function partOfPage(path: string): Promise<KnownPart | null> {
  if (!/^(?:\/[a-z]{2})?\/product\/\d+(?:\/|$)/.test(path)) return null;
  try {
    const response = await fetch(path);
    if (!response.ok) return null;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const blocks = [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap(
      (block) => JSON.parse(block.textContent ?? 'null'),
    );
    const product = (blocks as { sku?: string; name?: string }[]).find(
      (block) => typeof block?.sku === 'string',
    );
    return product?.sku === undefined ? null : { text: product.sku, name: product.name ?? null };
  } catch {
    return null;
  }
}
