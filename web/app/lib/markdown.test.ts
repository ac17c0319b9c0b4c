// Tests of Markdown: nothing that a text holds becomes structure.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  blocksMarkdown,
  escapeMarkdown,
  linkMarkdown,
  quoteMarkdown,
  tableMarkdown,
} from './markdown.ts';

test('markdown › hostile texts › stay on their line, without links, code, HTML, cells or headings', () => {
  const bare = /(?<!\\)(?:\\\\)*[`*_[\]<>|#~]/;
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'\\`*_[]()<>|#~!-+1. \n\ra') }), (text) => {
      const escaped = escapeMarkdown(text);
      assert.doesNotMatch(escaped, bare);
      assert.doesNotMatch(escaped, /[\r\n]/);
      assert.doesNotMatch(escaped, /^(?:[-+]|\d+[.)]) /);
      const table = tableMarkdown(['a'], [[escaped]]).split('\n');
      assert.equal(table.length, 3);
    }),
  );
  assert.equal(
    escapeMarkdown('ignore [this](https://x.example)'),
    'ignore \\[this\\](https://x.example)',
  );
});

test('markdown › a quote of several lines › each begins as a quote', () => {
  const quoted = quoteMarkdown('# Title\n- item\r\n\n> more');
  assert.equal(quoted, '> \\# Title\n> \\- item\n>\n> \\> more');
});

test('markdown › addresses with parentheses, blocks › are whole', () => {
  assert.equal(linkMarkdown('A|B', '/x_(y)'), '[A\\|B](/x_%28y%29)');
  assert.equal(
    blocksMarkdown([
      { kind: 'heading', text: 'How?' },
      { kind: 'list', items: ['a', 'b'] },
      { kind: 'paragraph', text: 'So.' },
    ]),
    '## How?\n\n- a\n- b\n\nSo.',
  );
});
