// Tests of the import rules: one violation of each is planted in a copy of the project; each has to be caught under its own name.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { findCircle, MODULES } from '../../server/src/modules/map.ts';
import { ROOT, sourceFiles } from './source-files.ts';

const WORKSPACES = [
  'messages',
  'contracts',
  'server',
  'web',
  'backoffice',
  'demo',
  'embedded-postgres',
];
const CRUISED = [...WORKSPACES, 'scripts', 'prove'];
/** Half of the modules and nothing but data: left out of the copy for speed. */
const BULK = /^demo\/src\/(families|standards|drawings)\//;
/** Fewer modules than this were never looked at: with a compiler it does not know the tool finds nothing, and is content. */
const PLAUSIBLE = 300;

/** Rule, and in brackets which of its cases -> files that break it. The first file is the one that is caught. */
const VIOLATIONS: Record<string, Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(MODULES).map(([name, { mayUse }]) => {
      const foreign = Object.keys(MODULES).find(
        (other) => other !== name && !mayUse.includes(other),
      );
      return [
        `map-${name}`,
        { [`server/src/modules/${name}/planted-map.ts`]: `import '../${foreign}/index.ts';` },
      ];
    }),
  ),
  'messages-know-nobody': {
    'messages/src/planted.ts': "import { money } from '@millwright/contracts';",
  },
  'contracts-know-nobody': {
    'contracts/src/planted.ts': "import { createHash } from 'node:crypto';",
  },
  'platform-knows-no-business': {
    'server/src/platform/planted.ts': "import type { Config } from '../config.ts';",
  },
  'modules-do-not-look-up': {
    'server/src/modules/cart/planted-up.ts': "import { services } from '../../services.ts';",
  },
  'only-the-top-knows-modules': {
    'server/src/planted.ts': "import { service } from './modules/cart/index.ts';",
  },
  'only-the-demo-shop-knows-the-demo': {
    'server/src/planted-demo.ts': "import { demoCatalogue } from '@millwright/demo';",
  },
  'demo-is-data': {
    'demo/src/planted.ts': "import { Problem } from '../../server/src/platform/problem.ts';",
  },
  'embedded-postgres-knows-nobody': {
    'embedded-postgres/src/planted.ts':
      "import { StartError } from '../../server/src/platform/start-error.ts';",
  },
  'only-the-start-knows-embedded-postgres': {
    'server/src/platform/db/planted-embedded.ts':
      "import { startEmbeddedPostgres } from '@millwright/embedded-postgres';",
  },
  'scripts-know-no-modules': {
    'scripts/planted.ts': "import { service } from '../server/src/modules/cart/index.ts';",
  },
  'one-door-a-module': {
    'server/src/modules/cart/planted-door.ts':
      "import { takeStock } from '../catalog/catalog.stock.ts';",
  },
  'one-door-from-above': {
    'server/testing/planted.ts':
      "import { takeStock } from '../src/modules/catalog/catalog.stock.ts';",
  },
  'rules-are-pure': {
    'server/src/modules/cart/planted.rules.ts': "import { randomInt } from 'node:crypto';",
  },
  'queries-only-ask': {
    'server/src/modules/cart/planted.queries.ts': "import { decideLine } from './cart.rules.ts';",
  },
  'nobody-walks-in-through-routes': {
    'server/src/modules/cart/planted-routes.ts':
      "import { registerCartRoutes } from './cart.routes.ts';",
  },
  'doors-hold-no-sql': {
    'server/src/modules/cart/planted.routes.ts': "import { findCart } from './cart.queries.ts';",
  },
  'wire-stays-at-the-door': {
    'server/src/modules/cart/planted-wire.ts': "import { toWireCart } from './cart.wire.ts';",
  },
  'search-plans-without-sql': {
    'server/src/modules/search/plan/planted.ts':
      "import { dictionaryAt } from '../lexicon/dictionary.ts';",
  },
  'search-finders-stand-alone': {
    'server/src/modules/search/find-in-memory/planted.ts':
      "import { Parameters } from '../find-in-postgres/parameters.ts';",
  },
  'search-finders-are-chosen-at-the-top': {
    'server/src/modules/search/hydrate/planted.ts':
      "import { findInMemory } from '../find-in-memory/find-in-memory.ts';",
  },
  'web-takes-only-types-from-the-server': {
    'web/app/lib/planted.ts': "import { Problem } from '@millwright/server';",
  },
  'web-uses-the-server-door': {
    'web/app/lib/planted-deep.ts':
      "import type { Ctx } from '../../../server/src/platform/context.ts';",
  },
  'server-knows-no-page': {
    'server/src/planted-web.ts': "import { CLIENT_OUT } from '../../web/bundling.ts';",
  },
  'backoffice-knows-contracts-alone': {
    'backoffice/app/planted.ts': "import { link } from '../../web/app/lib/paths.ts';",
  },
  'browsers-get-only-browser-code': {
    'web/app/islands/planted.ts': "import { renderToString } from 'react-dom/server';",
  },
  'browsers-have-no-node': { 'web/app/ui/planted.ts': "import { join } from 'node:path';" },
  'web-floors': { 'web/app/lib/planted-floor.ts': "import { Layout } from '../shell/layout.tsx';" },
  'dev-pages-stay-in-development': {
    'web/app/lib/planted-catalogue.ts': "import { sampleOf } from '../dev/samples.ts';",
  },
  'shell-knows-no-page': { 'web/app/shell/planted.ts': "import { ROUTES } from '../routes.ts';" },
  'no-circles': {
    'server/src/modules/cart/planted-a.ts':
      "import { b } from './planted-b.ts';\nexport const a = 1;",
    'server/src/modules/cart/planted-b.ts':
      "import { a } from './planted-a.ts';\nexport const b = 1;",
  },
  'no-circles (types)': {
    'server/src/modules/cart/planted-type-a.ts':
      "import type { B } from './planted-type-b.ts';\nexport type A = { b: B };",
    'server/src/modules/cart/planted-type-b.ts':
      "import { type A } from './planted-type-a.ts';\nexport type B = { a?: A };",
  },
  'the-store-is-loaded-when-it-is-wanted': {
    'server/src/platform/planted-store.ts': "import { S3Client } from '@aws-sdk/client-s3';",
  },
  'shipped-code-knows-no-tests': {
    'server/src/modules/cart/planted-test.ts':
      "import { testApp } from '../../../testing/index.ts';",
  },
  'no-development-packages': {
    'server/src/platform/planted-dev.ts': "import fc from 'fast-check';",
  },
  'no-undeclared-packages': { 'server/src/platform/planted-package.ts': "import Ajv from 'ajv';" },
  'a-stranger-knows-no-code': {
    'prove/stranger/planted.ts': "import { Problem } from '../../server/src/platform/problem.ts';",
  },
  'everything-resolves': {
    'server/src/platform/planted-nowhere.ts': "import { x } from './nowhere.ts';",
  },
};

/** What looks like a violation and is none. */
const ALLOWED: Record<string, string> = {
  'server/src/modules/cart/allowed.rules.ts':
    "import type { CartRow } from './cart.queries.ts';\nimport { Problem } from '../../platform/problem.ts';",
  'server/src/modules/cart/allowed.queries.ts':
    "import type { PriceSnapshot } from './cart.rules.ts';",
  'server/src/modules/search/plan/allowed.ts':
    "import type { Dictionary } from '../lexicon/dictionary.rules.ts';",
  'server/src/modules/search/find-in-memory/allowed.ts':
    "import { decodeHits } from '../hydrate/cards.rules.ts';\nimport { memoryIndex } from './memory-index.ts';",
  'server/src/modules/orders/allowed.ts': "import { findCart } from '../cart/index.ts';",
  'server/src/modules/orders/allowed.test.ts':
    "import { takeStock } from '../catalog/catalog.stock.ts';\nimport fc from 'fast-check';",
  'web/app/islands/allowed.ts':
    "import type { AddedToCart } from '../storefront/add-to-cart.ts';\nimport { href } from '../lib/paths.ts';",
  'web/app/storefront/allowed/allowed.page.ts':
    "import type { PageRequest } from '@millwright/server';",
};

const ruleOf = (planted: string): string => planted.replace(/ \(.*\)$/, '');

type Cruised = {
  summary: { totalCruised: number; violations: { from: string; rule: { name: string } }[] };
};

test('import rules › a violation of each planted › each is caught by its name, and nothing that is allowed', {
  timeout: 60_000,
}, (t) => {
  const folder = copyOfProject(t);
  for (const [file, text] of [
    ...Object.values(VIOLATIONS).flatMap(Object.entries),
    ...Object.entries(ALLOWED),
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
  const { summary } = cruise(folder);
  assert.ok(
    summary.totalCruised > PLAUSIBLE,
    `only ${summary.totalCruised} modules were looked at`,
  );
  const found = new Set(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`));
  const missed = Object.entries(VIOLATIONS).filter(
    ([name, files]) => !found.has(`${ruleOf(name)}: ${Object.keys(files)[0]}`),
  );
  assert.deepEqual(missed, [], 'not caught');
  const wrong = summary.violations.filter(({ from }) => from in ALLOWED);
  assert.deepEqual(wrong, [], 'caught, though allowed');
});

test('import rules › all of them › each has a reason and a planted violation', async () => {
  const { default: rules } = (await import(
    new URL('../../.dependency-cruiser.js', import.meta.url).href
  )) as {
    default: { forbidden: { name: string; comment: string }[] };
  };
  assert.deepEqual(
    rules.forbidden.map(({ name }) => name).sort(),
    [...new Set(Object.keys(VIOLATIONS).map(ruleOf))].sort(),
  );
  for (const { name, comment } of rules.forbidden)
    assert.ok(comment.length > 30, `${name} has no reason`);
});

test('module map › the folders of server/src/modules › each is in the map, and the map has no circle', () => {
  const folders = readdirSync(join(ROOT, 'server/src/modules'), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory(),
  );
  assert.deepEqual(folders.map(({ name }) => name).sort(), Object.keys(MODULES).sort());
  for (const [name, { mayUse }] of Object.entries(MODULES)) {
    for (const used of mayUse)
      assert.ok(
        used in MODULES && used !== name,
        `${name} may use ${used}, which is no other module`,
      );
  }
  assert.equal(findCircle(), undefined);
  assert.deepEqual(
    findCircle({ a: { mayUse: ['b'] }, b: { mayUse: ['c'] }, c: { mayUse: ['b'] } }),
    ['b', 'c', 'b'],
  );
});

/** The sources, with the packages that are installed; the workspaces among them are the copies. */
function copyOfProject(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'mw-imports-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const file of sourceFiles(
    /\.(tsx?|mjs)$|^package\.json$|^tsconfig\.json$|^\.dependency-cruiser\.js$/,
  )) {
    if (BULK.test(file)) continue;
    if (!file.includes('/') || CRUISED.includes(file.split('/', 1)[0] as string))
      cpSync(join(ROOT, file), join(folder, file));
  }
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@millwright'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@millwright') symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  }
  for (const name of WORKSPACES) {
    symlinkSync(join(folder, name), join(packages, '@millwright', name));
    const own = join(ROOT, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, name, 'node_modules'));
  }
  return folder;
}

function cruise(folder: string): Cruised {
  const tool = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [tool, '--config', '.dependency-cruiser.js', '--output-type', 'json', ...CRUISED],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  );
  assert.ok(stdout.startsWith('{'), stderr || stdout);
  return JSON.parse(stdout) as Cruised;
}
