// Tests of the checks: each gets a small project with one violation of its kind.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { brokenLinks } from './doc-links.ts';
import { oversizedFiles } from './file-size.ts';
import { physicalLines, physicalSides } from './logical-css.ts';
import { sourceFiles } from './source-files.ts';
import { specHoles } from './spec-lines.ts';
import { misplacedSql } from './sql-places.ts';
import { tagsOf, undefinedTags } from './tag-definitions.ts';

function project(t: TestContext, files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'mw-checks-'));
  t.after(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

test('sourceFiles › installed and built files › are not ours', (t) => {
  const root = project(t, {
    'web/a.ts': '',
    'web/node_modules/x/b.ts': '',
    'web/dist/c.ts': '',
    'var/d.ts': '',
  });
  assert.deepEqual(sourceFiles(/\.ts$/, root), ['web/a.ts']);
});

test('oversizedFiles › 401 lines › named; 400 and tables of data are not', (t) => {
  const lines = (count: number): string => 'x\n'.repeat(count);
  const root = project(t, {
    'messages/en/long.json': lines(401),
    'server/long.ts': lines(401),
    'server/full.ts': lines(400),
    'demo/src/standards/iso.ts': lines(900),
    'package-lock.json': lines(900),
  });
  assert.deepEqual(
    oversizedFiles(root),
    ['messages/en/long.json', 'server/long.ts'].map(
      (file) => `${file}: 401 lines, 400 are the limit`,
    ),
  );
});

const physical = [
  'margin-left: 4px;',
  '  left: 0;',
  'text-align: right;',
  'border-top-left-radius: 2px;',
  '<p className="mt-2 ml-4">',
  '<p className="md:pr-2">',
  "<p className='-left-2'>",
  '<p className="hover:text-right">',
  '<p className="rounded-tl-md">',
  '<p className="border-r">',
  "style={{ marginLeft: 4, textAlign: 'left' }}",
  '<p className="left-[3px]">',
];
for (const line of physical) {
  test(`physicalLines › ${line} › caught`, () => assert.equal(physicalLines(line).length, 1));
}

const logical = [
  'margin-inline-start: 4px;',
  '<p className="ms-4 pe-2 start-0 text-start rounded-ss-md border-s">',
  '// the left side: 4 of them',
  '<p className="html-4 pl">',
  'const left = items.length - right;',
  'left: 0; /* physical: the drawing is not mirrored */',
  '<Icon name="arrow-left" />',
];
for (const line of logical) {
  test(`physicalLines › ${line} › let through`, () => assert.deepEqual(physicalLines(line), []));
}

test('physicalSides › a style in web and one elsewhere › only the storefront’s counts', (t) => {
  const root = project(t, {
    'web/app/a.css': 'a { margin-left: 1px }',
    'demo/b.css': 'a { margin-left: 1px }',
  });
  assert.equal(physicalSides(root).length, 1);
});

test('misplacedSql › statements in files with another role, above the modules and in pages › each named; where they belong, and in comments, not', (t) => {
  const select = 'await sql<Row>`select 1`.execute(db);\n';
  const insert = "// sql`select`\nawait tx\n  .insertInto('cart')\n";
  const root = project(t, {
    'server/src/modules/cart/cart.queries.ts': select,
    'server/src/modules/cart/cart.service.ts': select,
    'server/src/modules/catalog/catalog.stock.ts': insert,
    'server/src/platform/db/pool.ts': select,
    'server/src/demo/shop.ts': insert,
    'server/src/modules/cart/cart.test.ts': select,
    'server/src/modules/cart/cart.jobs.ts': insert,
    'server/src/modules/cart/cart.routes.ts': select,
    'server/src/modules/cart/cart.rules.ts': 'const order = sql.raw(way);',
    'server/src/modules/orders/orders.admin.views.ts': select,
    'server/src/jobs.ts': select,
    'web/app/cart.page.tsx': select,
  });
  assert.deepEqual(
    misplacedSql(root).map((found) => found.replace(/: .*/, '')),
    [
      'server/src/jobs.ts:1',
      'server/src/modules/cart/cart.jobs.ts:3',
      'server/src/modules/cart/cart.routes.ts:1',
      'server/src/modules/cart/cart.rules.ts:1',
      'server/src/modules/orders/orders.admin.views.ts:1',
      'web/app/cart.page.tsx:1',
    ],
  );
});

test('brokenLinks › links that lead nowhere › named; good ones, code and addresses are not', (t) => {
  const root = project(t, {
    'README.md':
      '[a](docs/a.md) [b](docs/a.md#second-part) [c](#top) [d](docs) [e](https://x.example/y) `[f](gone.md)`\n# Top\n',
    'docs/a.md':
      '# First\n## Second part\n[up](../README.md) [gone](gone.md) [heading](#third) [out](../../outside.md)\n',
  });
  assert.deepEqual(brokenLinks(root), [
    'docs/a.md: gone.md',
    'docs/a.md: #third',
    'docs/a.md: ../../outside.md',
  ]);
});

test('specHoles › a line without test, one that waits though it is done, one listed twice › each named', (t) => {
  const root = project(t, {
    'e2e/a.test.ts': `test('a › b › c [${'§'}2.5 header, §9]'); test('d › e › f [${'§'}2.7 notify]');`,
  });
  const lines = [
    { tag: '2.5 header', line: 'logo' },
    { tag: '2.6 sort', line: 'sorts' },
    { tag: '2.7 notify', line: 'notify me', later: 'forms' },
    { tag: '2.7 negotiate', line: 'modal', later: 'lots' },
    { tag: '2.5 header', line: 'logo again' },
  ];
  assert.deepEqual(specHoles(root, lines), [
    'no test for §2.6 sort: sorts',
    '§2.7 notify is tested: it waits for nothing',
    '§2.5 header stands in two lists',
  ]);
});

test('specHoles › tested only for faults, for races or in a comment › a hole; an unknown kind › named', (t) => {
  const S = '§';
  const root = project(t, {
    'e2e/a.test.ts': `test('a › b › c [no fault: ${S}7.1 cart]'); test('d › e › f [race: ${S}4 cart] [${S}4 currency]');\n  // [${S}9 rating]`,
    'e2e/b.test.ts': `test('a › b › c [races: ${S}4 cart]');`,
  });
  const lines = ['7.1 cart', '4 cart', '4 currency', '9 rating'].map((tag) => ({
    tag,
    line: 'it',
  }));
  assert.deepEqual(specHoles(root, lines), [
    'no test asserts §7.1 cart: it',
    'no test asserts §4 cart: it',
    'no test for §9 rating: it',
    'e2e/b.test.ts: a tag is of the kind "no fault" or "race", or of none; not "races"',
  ]);
});

test('undefinedTags › a promise, a feature, a decision and a section that are nowhere, a definition that none cites › each named', (t) => {
  const open = '[';
  const root = project(t, {
    'docs/promises.md': `| \`${open}promises P1]\` | No overselling. |\n| \`${open}promises P2]\` | Old. |\n| \`${open}features quick order]\` | Lines. |\n`,
    'docs/spec-gaps.md': '## 8. Rulings\n',
    'docs/decisions/0064-terms.md': '',
    'e2e/a.test.ts': `test('a › b › c ${open}promises P1, P9]'); test('d › e › f ${open}features quick order] ${open}decisions §8 Limits, 0064]');`,
    'e2e/b.test.ts': `test('a › b › c ${open}decisions §9, promises P1] ${open}decisions 0099]'); // ${open}back office lists]`,
  });
  assert.deepEqual(undefinedTags(root), [
    `e2e/a.test.ts: ${open}promises P9] is not defined (docs/promises.md)`,
    `e2e/b.test.ts: ${open}decisions §9] is not defined (docs/spec-gaps.md)`,
    `e2e/b.test.ts: ${open}decisions 0099] is not defined (docs/decisions)`,
    `e2e/b.test.ts: ${open}back office lists] is not defined (docs/promises.md)`,
    `docs/promises.md: ${open}promises P2] is cited by nothing`,
  ]);
});

test('tagsOf › several in one tag › each with its kind', () => {
  assert.deepEqual(tagsOf('decisions §5, promises P25 to P29'), [
    'decisions §5',
    'promises P25',
    'promises P29',
  ]);
  assert.deepEqual(tagsOf('features complaints 3, 18'), [
    'features complaint 3',
    'features complaint 18',
  ]);
});
