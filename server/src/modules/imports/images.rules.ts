// Images of an import: addresses that are fetched later, pictures of its archive, names that the shop has, and what is none of these.
import type { ReadRow, RowContext } from './rows.rules.ts';

export function isUrl(name: string): boolean {
  return /^https?:\/\/[^/]/i.test(name) && URL.canParse(name);
}

/** Where a row's pictures may come from besides public addresses. */
export type ImageSources = {
  /** Names that the shop has as pictures. */
  known: ReadonlySet<string>;
  /** The archive of the import, if it has one. */
  archive?:
    | { named(name: string): string | undefined; numbered(row: number): string[] }
    | undefined;
};

/**
 * Names become addresses of the archive, or where the mapping says what stands before them. Without such a name the pictures count that are
 * called by the row's numbers. What is neither refuses the row of a plain table; of other systems' files, whose pictures lie on their servers,
 * it is counted.
 * @returns how many were left out
 */
export function withoutUnknownImages(
  read: ReadRow,
  { known, archive }: ImageSources,
  {
    mapping: { imagesBase },
    isLenient,
  }: { mapping: Pick<RowContext['mapping'], 'imagesBase'>; isLenient: boolean },
): number {
  const { values, faults, said, row, isFamily } = read;
  const names = typeof values.image === 'string' ? values.image.split('\n') : [];
  const kept: string[] = [];
  const unknown: string[] = [];
  for (const name of names) {
    const packed = isUrl(name) ? undefined : archive?.named(name);
    const address =
      packed ??
      (isUrl(name) || known.has(name) || imagesBase === '' ? name : addressOf(name, imagesBase));
    if (packed !== undefined || isUrl(address) || known.has(address)) kept.push(address);
    else unknown.push(name);
  }
  if (kept.length === 0 && !isFamily) {
    kept.push(...(archive?.numbered(row) ?? []));
    if (kept.length > 0) unknown.length = 0;
  }
  if (!isLenient)
    for (const value of unknown) faults.push({ field: 'image', value, code: 'picture-unknown' });
  if (kept.length > 0) values.image = [...new Set(kept)].join('\n');
  else if (names.length > 0) {
    delete values.image;
    delete (said as Record<string, string>).image;
  }
  return isLenient ? unknown.length : 0;
}

function addressOf(name: string, base: string): string {
  const path = name.split('/').map(encodeURIComponent).join('/');
  return `${base.replace(/(?<!\/)\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
