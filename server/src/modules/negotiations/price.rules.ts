// Typed amounts, as written in three languages. Pure. [§5 Negotiate]
import { fromDecimal } from '@millwright/contracts';

/** Minor units of what was typed: digits of any keyboard, spaces and commas between thousands, at most two decimals. */
export function readPrice(typed: string): number | null {
  const plain = typed
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/٫/g, '.')
    .replace(/[\s\u00a0\u202f٬']/g, '');
  // 1,23,456.50 and 1,234.50 are thousands; 1234,5 is how Russian writes decimals.
  const written = /^\d+,\d{1,2}$/.test(plain)
    ? plain.replace(',', '.')
    : /^\d{1,3}(,\d{2,3})+(\.\d+)?$/.test(plain)
      ? plain.replace(/,/g, '')
      : plain;
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(written)) return null;
  const minor = fromDecimal(Number(written));
  return minor > 0 ? minor : null;
}
