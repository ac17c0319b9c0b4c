// npm run licences: licences of all installed packages, written to docs/licences.md from package-lock.json and the installed files.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './checks/source-files.ts';

type Locked = {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  link?: boolean;
  resolved?: string;
};
type Package = { name: string; version: string; license: string; isShipped: boolean };

/** What may be used by a program that is sold: take, change, pass on; with a notice at most, or with the source of the package itself. */
const TAKEN =
  /^(MIT(-0)?|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|Unlicense|CC0-1\.0|CC-BY-4\.0|BlueOak-1\.0\.0|Python-2\.0|Zlib|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later|PostgreSQL|Unicode-3\.0|WTFPL)$/;

/** Looked up in the package itself, which does not say it where the lock looks, or not exactly. */
const READ_BY_US: Record<string, string> = { 'png-js': 'MIT', 'css-mediaquery': 'BSD-3-Clause' };

export function readPackages(root: string = ROOT): Package[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const found = new Map<string, Package>();
  for (const [path, locked] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || locked.link === true || name.startsWith('@millwright/'))
      continue;
    const isShipped = locked.dev !== true && locked.devOptional !== true;
    const license = READ_BY_US[name] ?? locked.license ?? licenceInstalled(root, path);
    const key = `${name}@${locked.version}`;
    found.set(key, {
      name,
      version: locked.version ?? '',
      license,
      isShipped: isShipped || found.get(key)?.isShipped === true,
    });
  }
  return [...found.values()].sort(
    (a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version),
  );
}

/** Old packages say it elsewhere than the lock looks. */
function licenceInstalled(root: string, path: string): string {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return 'not stated';
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string | { type?: string };
    licenses?: { type?: string }[];
  };
  return (
    (typeof license === 'string' ? license : license?.type) ??
    licenses?.map(({ type }) => type).join(' OR ') ??
    'not stated'
  );
}

/** A choice is ours to make; what is joined must all be fine. */
export function isTaken(license: string): boolean {
  const bare = license.replace(/[()]/g, '').trim();
  if (/ AND /.test(bare)) return bare.split(' AND ').every(isTaken);
  return bare.split(' OR ').some((one) => TAKEN.test(one.trim()));
}

export function licencePage(packages: readonly Package[]): string {
  const shipped = packages.filter(({ isShipped }) => isShipped);
  const tools = packages.filter(({ isShipped }) => !isShipped);
  const odd = packages.filter(({ license }) => !isTaken(license));
  return `# Licences

Written by \`npm run licences\` from \`package-lock.json\`. ${shipped.length} packages run in the shop or are built into its pages, ${tools.length} are used to build and test it.
${odd.length === 0 ? 'All of them may be used in a program that is sold.' : `To be looked at by a person: ${odd.map(({ name, license }) => `${name} (${license})`).join(', ')}.`}

| Licence | In the shop | Tools |
|---|---|---|
${[...new Set(packages.map(({ license }) => license))]
  .sort()
  .map((license) => `| ${license} | ${count(shipped, license)} | ${count(tools, license)} |`)
  .join('\n')}

## In the shop

${table(shipped)}

## Tools

${table(tools)}
`;
}

const count = (packages: readonly Package[], license: string): number =>
  packages.filter((each) => each.license === license).length;
const table = (packages: readonly Package[]): string =>
  [
    '| Package | Version | Licence |',
    '|---|---|---|',
    ...packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`),
  ].join('\n');

if (import.meta.main) {
  const packages = readPackages();
  writeFileSync(join(ROOT, 'docs/licences.md'), licencePage(packages));
  console.log(`written: docs/licences.md (${packages.length} packages)`);
}
