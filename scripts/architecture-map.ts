// node scripts/architecture-map.ts: writes the diagram and the table of modules in ARCHITECTURE.md anew from server/src/modules/map.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES } from '../server/src/modules/map.ts';
import { ROOT } from './checks/source-files.ts';

const FILE = join(ROOT, 'ARCHITECTURE.md');
const BEGIN = '<!-- modules: written by scripts/architecture-map.ts -->';
const END = '<!-- end of modules -->';

type Uses = Readonly<Record<string, { mayUse: readonly string[] }>>;

/** Mermaid; an arrow that follows from others is left out: a module that may use orders may use what orders uses. */
export function moduleDiagram(map: Uses = MODULES): string {
  const id = (name: string): string => name.replaceAll('-', '_');
  const nodes = Object.keys(map).map((name) => `  ${id(name)}["${name}"]`);
  const arrows = Object.entries(map).flatMap(([name, { mayUse }]) =>
    mayUse
      .filter((used) => !mayUse.some((other) => other !== used && reaches(map, other, used)))
      .map((used) => `  ${id(name)} --> ${id(used)}`),
  );
  return ['```mermaid', 'flowchart TD', ...nodes, ...arrows, '```'].join('\n');
}

function reaches(map: Uses, from: string, to: string): boolean {
  return (map[from]?.mayUse ?? []).some((used) => used === to || reaches(map, used, to));
}

function moduleTable(): string {
  const rows = Object.entries(MODULES).map(
    ([name, { owns }]) => `| [${name}](server/src/modules/${name}/README.md) | ${owns} |`,
  );
  return ['| Module | Owns |', '|---|---|', ...rows].join('\n');
}

/** The document with diagram and table as they should be. */
export function withModules(text: string): string {
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`ARCHITECTURE.md has lost the marks around its modules: ${BEGIN} ... ${END}`);
  return `${before}${BEGIN}\n${moduleDiagram()}\n\n${moduleTable()}\n${END}${after}`;
}

if (import.meta.main) writeFileSync(FILE, withModules(readFileSync(FILE, 'utf8')));
