// Category path of an address that was copied from the shop: without host, language, /products/ and query.
import { LOCALES } from '@millwright/contracts';

const PREFIX = new RegExp(`^(?:(?:${LOCALES.join('|')})/)?products/`);

/** `https://shop.example/ru/products/fasteners/screws?page=2` -> `fasteners/screws`. A path that is one already stays as it is. */
export function categoryPathOf(text: string): string {
  const [path = ''] = text
    .trim()
    .replace(/^https?:\/\/[^/]+/i, '')
    .split(/[?#]/, 1);
  return path.replace(/^\/+|(?<!\/)\/+$/g, '').replace(PREFIX, '');
}

/** An address rather than a path: a root category may be called `products` itself. */
export function isAddress(text: string): boolean {
  return /^\s*(?:\/|https?:)/i.test(text);
}
