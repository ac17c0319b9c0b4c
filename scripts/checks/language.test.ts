// Forbidden words: one planted line of each row of the list is found, and limits hold.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { findForbiddenWords, forbiddenWords } from './language.ts';
import { WORDS } from './language-words.ts';

/** Paths that between them lie below every row's folder. */
const FOLDERS = ['server/src/modules/search', 'server/src/platform', 'prove'];

for (const word of WORDS) {
  test(`forbiddenWords › ${word.was} › one planted line is found, with the new word`, (t) => {
    const root = mkdtempSync(join(tmpdir(), 'mw-language-'));
    t.after(() => rmSync(root, { recursive: true }));
    for (const folder of FOLDERS) {
      mkdirSync(join(root, folder), { recursive: true });
      writeFileSync(join(root, folder, 'planted.ts'), `${word.planted}\n`);
    }
    const found = forbiddenWords(root).filter((finding) => finding.startsWith(`“${word.was}”`));
    assert.equal(found.length, 1);
    assert.match(found[0] ?? '', new RegExp(word.is.replace(/[^\w ]/g, '.')));
  });
}

test('forbiddenWords › a message with an old word › is found; other JSON holds no messages', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'mw-language-'));
  t.after(() => rmSync(root, { recursive: true }));
  for (const folder of ['messages/en', 'messages/ru'])
    mkdirSync(join(root, folder), { recursive: true });
  const files = ['messages/en/planted.json', 'messages/ru/planted.json', 'package-lock.json'];
  for (const file of files) writeFileSync(join(root, file), '{ "a": "Shelf" }\n');
  const found = findForbiddenWords(root).filter(({ places }) => places.length > 0);
  assert.deepEqual(
    found.map(({ word, places }) => [word.was, places]),
    [['Shelf', ['messages/en/planted.json:1']]],
  );
});

test('forbiddenWords › a line in new words › none', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'mw-language-'));
  t.after(() => rmSync(root, { recursive: true }));
  const file = join(root, 'server/src/platform/rate-limit.ts');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    '// Rate limits of one client, counted in rate_limit_counter.\nexport const MAX_ROWS = 1;\n',
  );
  assert.deepEqual(forbiddenWords(root), []);
});

test('forbiddenWords › limits of what is left › none is larger than what stands there', () => {
  const loose = findForbiddenWords().filter(
    ({ word, places }) => (word.remaining ?? 0) > places.length + 40,
  );
  assert.deepEqual(
    loose.map(({ word, places }) => `${word.was}: lower remaining to ${places.length}`),
    [],
  );
});
