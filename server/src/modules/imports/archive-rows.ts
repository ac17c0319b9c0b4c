// Pictures of an archive for the rows of a file: the addresses that a row's names or numbers mean, and back from an address to its picture.
import type { ImportDetails } from '@millwright/contracts';
import type { Db } from '../../platform/db/index.ts';
import { countPictures, findArchive, listArchivePictures } from './archive.queries.ts';
import { PicturesByName, PicturesByNumber } from './archive-match.rules.ts';
import { type RowContext, readRow } from './rows.rules.ts';
import type { RawRow } from './source-table.ts';

const ADDRESS = /^zip:(\d{1,9})\/(.+)$/s;

/** What stands in the row's record, and in product_image_source: the archive by number, so that no other archive is meant. */
export function archiveAddress(archiveId: number, path: string): string {
  return `zip:${archiveId}/${path}`;
}

export function readArchiveAddress(url: string): { archiveId: number; path: string } | undefined {
  const found = ADDRESS.exec(url);
  return found === null ? undefined : { archiveId: Number(found[1]), path: found[2] as string };
}

/** Names as people know them. */
export function withoutArchive(images: string): string {
  return images
    .split('\n')
    .map((image) => readArchiveAddress(image)?.path ?? image)
    .join('\n');
}

export async function describeArchive(db: Db, importId: number): Promise<ImportDetails['archive']> {
  const archive = await findArchive(db, importId);
  if (archive === undefined) return null;
  const { file_name: fileName, file_size: fileSize } = archive;
  return {
    fileName,
    fileSize,
    ...(await countPictures(db, archive, archiveAddress(archive.id, ''))),
  };
}

/** `named`: the address of the picture that is called so; `numbered`: addresses of those that begin with the row's numbers. */
export type ArchiveOfRows = {
  id: number;
  named(name: string): string | undefined;
  numbered(row: number): string[];
};

/** Reads the numbers of all rows first: `ABC-12-2.jpg` is the second picture of ABC-12 only where no ABC-12-2 is. */
export async function openArchive(
  db: Db,
  importId: number,
  context: RowContext,
  rows: () => AsyncIterable<RawRow>,
): Promise<ArchiveOfRows | undefined> {
  const archive = await findArchive(db, importId);
  if (archive === undefined || context.kind !== 'products') return undefined;
  const { id } = archive;
  const paths = await listArchivePictures(db, id);
  const byName = new PicturesByName(paths);
  const byNumber = new PicturesByNumber(paths);
  const seen = new Set<string>();
  for await (const { row, cells } of rows()) {
    const { values, isFamily } = readRow(context, { row, cells }, ['sku', 'mpn']);
    if (isFamily) continue;
    const sku = String(values.sku ?? '');
    const isRepeated = sku !== '' && seen.has(sku);
    seen.add(sku);
    // The first row keeps what is called by its SKU. A second one is refused, or gets another SKU where the format lets products share one.
    if (!isRepeated) byNumber.note(row, sku, String(values.mpn ?? ''));
    else if (context.isLenient) byNumber.note(row, '', String(values.mpn ?? ''));
  }
  return {
    id,
    named(name) {
      const path = byName.find(name);
      return path === undefined ? undefined : archiveAddress(id, path);
    },
    numbered: (row) => byNumber.of(row).map((path) => archiveAddress(id, path)),
  };
}
