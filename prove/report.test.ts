// Tests of the report: a run of some proofs replaces their sections of docs/trust.md and keeps the others, word for word.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../scripts/checks/source-files.ts';
import { allProofs } from './all.ts';
import { type Run, trustDocument } from './report.ts';

const PROOFS = [
  { name: 'backup', chapter: 'Backup and restore' },
  { name: 'access', chapter: 'Attacks' },
  { name: 'uploads', chapter: 'Attacks' },
] as const;

const run = (name: string, day: number, more: Partial<Run> = {}): Run => ({
  name,
  promise: `Nothing is lost by ${name}`,
  size: 'prove',
  at: `2026-01-0${day}T03:04:05.000Z`,
  seconds: 12,
  ok: true,
  figures: { 'orders / lost': `${day} / 0` },
  failures: [],
  safeguards: [
    { name: 'the lock', found: true },
    { name: 'the word (fsync)', found: true },
  ],
  ...more,
});
const page = (runs: Run[], before = ''): string =>
  trustDocument(runs, { postgres: '18.4', proofs: PROOFS, before });
const sectionOf = (text: string, name: string): string =>
  text.split(/^(?=#{2,3} )/m).find((part) => part.startsWith(`### ${name}\n`)) ?? '';

test('trustDocument › some proofs are run again › the sections of the others stay as they were', () => {
  const first = page([run('backup', 1), run('access', 1)]);
  assert.match(first, /^2 promises, none found broken\./m);
  assert.match(first, /^No result is recorded yet of: uploads\.$/m);
  const second = page(
    [run('access', 2, { ok: false, failures: ['an order was lost\nat once'] }), run('uploads', 2)],
    first,
  );
  assert.equal(sectionOf(second, 'backup').trim(), sectionOf(first, 'backup').trim());
  assert.match(
    sectionOf(second, 'access'),
    /\*\*Broken\.\*\* 2026-01-02, .*\n\n- an order was lost\n\n\| Figure \|/,
  );
  assert.match(second, /^3 promises, 1 found broken\./m);
  assert.doesNotMatch(second, /No result/);
  assert.equal(page([], second), second, 'nothing was run');
});

test('trustDocument › safeguards that this run left in › keep what an earlier one found, with its day', () => {
  const first = page([run('access', 1)]);
  assert.match(first, /^Found broken without: the lock; the word \(fsync\)\.$/m);
  const safeguards = [
    { name: 'the lock', found: false },
    { name: 'the word (fsync)', found: null },
    { name: 'a new one', found: null },
  ];
  const second = page([run('access', 2, { safeguards })], first);
  assert.match(
    second,
    /^Found broken without: the lock \(\*\*stays green\*\*\); the word \(fsync\) \(2026-01-01\)\.$/m,
  );
  assert.match(
    page([run('access', 3, { safeguards })], second),
    /; the word \(fsync\) \(2026-01-01\)\.$/m,
    'the first day stays',
  );
});

test('trustDocument › the page of the repository, nothing run › every section of a proof that there is stays', async () => {
  const before = readFileSync(join(ROOT, 'docs/trust.md'), 'utf8');
  const proofs = await allProofs();
  const after = trustDocument([], { postgres: '18.4', proofs, before });
  const named = [...before.matchAll(/^### (\S+)$/gm)].map(([, name = '']) => name);
  assert.ok(named.length > 0);
  for (const name of named.filter((one) => proofs.some((proof) => proof.name === one)))
    assert.equal(sectionOf(after, name).trim(), sectionOf(before, name).trim(), name);
});
