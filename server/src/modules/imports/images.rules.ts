// Images of an import: addresses that are fetched later, names that the shop has, and what is neither.
import type { ReadRow, RowContext } from './rows.rules.ts';

export function isUrl(name: string): boolean {
  return /^https?:\/\/[^/]/i.test(name) && URL.canParse(name);
}

/**
 * Names become addresses where the mapping says what stands before them. What is neither an address nor known refuses the row of a plain
 * table; of other systems' files, whose pictures lie on their servers, it is counted.
 * @param known names that the shop has as pictures
 * @returns how many were left out
 */
export function withoutUnknownImages(
  { values, faults, said }: ReadRow,
  known: ReadonlySet<string>,
  { mapping: { imagesBase }, isLenient }: RowContext,
): number {
  if (typeof values.image !== 'string') return 0;
  const kept: string[] = [];
  let unknown = 0;
  for (const name of values.image.split('\n')) {
    const address =
      isUrl(name) || known.has(name) || imagesBase === '' ? name : addressOf(name, imagesBase);
    if (isUrl(address) || known.has(address)) kept.push(address);
    else if (isLenient) unknown++;
    else faults.push({ field: 'image', value: name, code: 'picture-unknown' });
  }
  if (kept.length > 0) values.image = kept.join('\n');
  else {
    delete values.image;
    delete (said as Record<string, string>).image;
  }
  return unknown;
}

function addressOf(name: string, base: string): string {
  const path = name.split('/').map(encodeURIComponent).join('/');
  return `${base.replace(/(?<!\/)\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
