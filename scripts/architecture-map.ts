// node scripts/architecture-map.ts: writes the table of modules in ARCHITECTURE.md anew from server/src/modules/map.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES } from '../server/src/modules/map.ts';
import { ROOT } from './checks/source-files.ts';

const FILE = join(ROOT, 'ARCHITECTURE.md');
const BEGIN = '<!-- modules: written by scripts/architecture-map.ts -->';
const END = '<!-- end of modules -->';

export function moduleTable(): string {
  const rows = Object.entries(MODULES).map(([name, { owns, mayUse, why }]) => {
    const used = mayUse.length === 0 ? '-' : mayUse.join(', ');
    return `| [${name}](server/src/modules/${name}/README.md) | ${owns} | ${used} | ${why} |`;
  });
  return ['| Module | Owns | May use | Why |', '|---|---|---|---|', ...rows].join('\n');
}

/** The document with the table as it should be. */
export function withModuleTable(text: string): string {
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`ARCHITECTURE.md has lost the marks around its table: ${BEGIN} ... ${END}`);
  return `${before}${BEGIN}\n${moduleTable()}\n${END}${after}`;
}

if (import.meta.main) writeFileSync(FILE, withModuleTable(readFileSync(FILE, 'utf8')));
