// Tags in tests and comments, such as `[promises P27]` or `[decisions §8]`: each is defined in this repository, and each definition is cited.
// Promises, features, areas of the back office and parts of the architecture: docs/promises.md. Decisions: sections of docs/spec-gaps.md and files of docs/decisions.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sourceFiles } from './source-files.ts';

const DEFINITIONS = 'docs/promises.md';
const TAG =
  /\[((?:promises|features|decisions|back office|house|complaint)\b(?![\w-]*`)[^[\]\n]{0,80})\]/g;
const KIND = /^(promises|features|decisions|back office|house|complaint)\b:?\s*/;

/** @returns errors, one per line; empty when there are none */
export function undefinedTags(root: string = ROOT): string[] {
  const defined = definitions(root);
  const cited = new Map<string, string>();
  for (const file of sourceFiles(/\.tsx?$/, root)) {
    for (const [, inside = ''] of readFileSync(join(root, file), 'utf8').matchAll(TAG)) {
      for (const tag of tagsOf(inside)) if (!cited.has(tag)) cited.set(tag, file);
    }
  }
  const unknown = [...cited]
    .filter(([tag]) => !defined.has(tag))
    .map(([tag, file]) => `${file}: [${tag}] is not defined (${whereOf(tag)})`);
  const uncited = [...defined]
    .filter((tag) => !tag.startsWith('decisions') && !cited.has(tag))
    .map((tag) => `${DEFINITIONS}: [${tag}] is cited by nothing`);
  return [...unknown, ...uncited];
}

/** `decisions §8 Limits, promises P39, P47` names "decisions §8", "promises P39" and "promises P47". */
export function tagsOf(inside: string): string[] {
  let kind = '';
  return inside.split(/,| to /).flatMap((part) => {
    const text = part.trim();
    kind = KIND.exec(text)?.[1] ?? kind;
    const name = text.replace(KIND, '');
    if (kind === 'decisions') {
      const id = /^§\d+|^\d{4}/.exec(name)?.[0];
      return id === undefined ? [] : [`decisions ${id}`];
    }
    if (kind === 'complaint' || /^(complaints? )?\d+$/.test(name))
      return [`features complaint ${/\d+/.exec(name)?.[0]}`];
    return [`${kind} ${name}`.trim()];
  });
}

function definitions(root: string): Set<string> {
  const read = (file: string): string =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  const rows = [...read(DEFINITIONS).matchAll(/^\| `\[([^\]]+)\]` \|/gm)].map(
    ([, tag = '']) => tag,
  );
  const sections = [...read('docs/spec-gaps.md').matchAll(/^## (\d+)\. /gm)].map(
    ([, number]) => `decisions §${number}`,
  );
  const folder = join(root, 'docs/decisions');
  const records = existsSync(folder)
    ? readdirSync(folder)
        .flatMap((file) => /^\d{4}/.exec(file) ?? [])
        .map((number) => `decisions ${number}`)
    : [];
  return new Set([...rows, ...sections, ...records]);
}

const whereOf = (tag: string): string =>
  tag.startsWith('decisions §')
    ? 'docs/spec-gaps.md'
    : tag.startsWith('decisions')
      ? 'docs/decisions'
      : DEFINITIONS;
