// Match of an archive's pictures with rows: the name in the file's picture column decides, else the SKU or manufacturer number that the picture's name begins with.

const SUFFIX = /\.(?:jpe?g|png|webp|gif|avif|bmp|tiff?|svg|heic)$/i;
/** Shorter numbers must be the whole name: `12-inch.jpg` is no picture of part 12. */
const MIN_PREFIX = 3;
/** Pictures of one product, as a file may name them. */
const MAX_IMAGES = 20;
const NATURAL = new Intl.Collator('en', { numeric: true });

type Named = { path: string; folders: string[]; file: string };

/** Finds pictures by the names that a file gives them, whatever their case, folder and ending. */
export class PicturesByName {
  readonly #byStem = new Map<string, Named[]>();

  constructor(paths: readonly string[]) {
    for (const path of paths) {
      const named = splitName(path);
      const stem = stemOf(named.file);
      this.#byStem.set(stem, [...(this.#byStem.get(stem) ?? []), named]);
    }
  }

  /** undefined: none is called so, or several are, and neither folder nor ending tells which is meant. */
  find(name: string): string | undefined {
    const wanted = splitName(name);
    const found = this.#byStem.get(stemOf(wanted.file)) ?? [];
    const ranked = found
      .map((named) => ({ path: named.path, rank: likeness(wanted, named) }))
      .sort((a, b) => b.rank - a.rank);
    return ranked[0]?.rank === ranked[1]?.rank && ranked.length > 1 ? undefined : ranked[0]?.path;
  }
}

/** Folders that agree from the file upwards, then the ending. */
function likeness(wanted: Named, { folders, file }: Named): number {
  let same = 0;
  while (same < folders.length && folders.at(-1 - same) === wanted.folders.at(-1 - same)) same++;
  return same * 2 + (file === wanted.file ? 1 : 0);
}

function splitName(name: string): Named {
  const parts = decoded(name).normalize('NFC').toLowerCase().replaceAll('\\', '/').split('/');
  return {
    path: name,
    folders: parts.slice(0, -1).filter((part) => part !== '' && part !== '.'),
    file: parts.at(-1) ?? '',
  };
}

function stemOf(file: string): string {
  return file.replace(SUFFIX, '');
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Letters and digits in groups: a file's name can't hold the slash of `ABC/123`, and writes something else. */
function keyOf(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join('-');
}

/** Beginnings of a picture's name that can be a number, the longest first. */
function beginnings(path: string): string[] {
  const groups = keyOf(stemOf(splitName(path).file)).split('-');
  return groups
    .map((_, i) => groups.slice(0, groups.length - i).join('-'))
    .filter((key, i) => key !== '' && (i === 0 || key.length >= MIN_PREFIX));
}

type Owner = { row: number; isSku: boolean; isShared: boolean };

/** Gives pictures to rows by the longest number that their names begin with; every row is noted before the first is asked for. */
export class PicturesByNumber {
  readonly #paths: readonly string[];
  readonly #wanted: ReadonlySet<string>;
  readonly #owners = new Map<string, Owner>();
  #ofRow: Map<number, string[]> | undefined;

  constructor(paths: readonly string[]) {
    this.#paths = paths;
    this.#wanted = new Set(paths.flatMap(beginnings));
  }

  /** @returns whether a picture's name begins with one of its numbers */
  note(row: number, sku: string, mpn: string): boolean {
    const isNoted = this.#note(row, keyOf(sku), true);
    return this.#note(row, keyOf(mpn), false) || isNoted;
  }

  #note(row: number, key: string, isSku: boolean): boolean {
    if (!this.#wanted.has(key)) return false;
    const known = this.#owners.get(key);
    if (known === undefined || (isSku && !known.isSku))
      this.#owners.set(key, { row, isSku, isShared: false });
    // Two manufacturers may give the same number; nobody can say whose picture it is.
    else if (known.row !== row && known.isSku === isSku) known.isShared = true;
    return true;
  }

  /** The plain name first, then views by number or word. */
  of(row: number): string[] {
    this.#ofRow ??= this.#shareOut();
    return this.#ofRow.get(row) ?? [];
  }

  #shareOut(): Map<number, string[]> {
    const ofRow = new Map<number, string[]>();
    for (const path of [...this.#paths].sort(byView)) {
      const owner = beginnings(path)
        .map((key) => this.#owners.get(key))
        .find((found) => found !== undefined);
      if (owner === undefined || owner.isShared) continue;
      const paths = ofRow.get(owner.row) ?? [];
      if (paths.length < MAX_IMAGES) ofRow.set(owner.row, [...paths, path]);
    }
    return ofRow;
  }
}

function byView(a: string, b: string): number {
  const [first, second] = [a, b].map((path) => keyOf(stemOf(splitName(path).file)));
  return NATURAL.compare(first as string, second as string) || NATURAL.compare(a, b);
}
