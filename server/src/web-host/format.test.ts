// Tests of the format of a page: who gets Markdown, and which addresses stand for which page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markdownAddress, prefersMarkdown, withoutEnding } from './format.ts';

test('format › Accept › Markdown for who names it at least as gladly as HTML', () => {
  for (const accept of [
    'text/markdown',
    'text/markdown, text/html;q=0.9, */*;q=0.1',
    'Text/Markdown;q=0.5',
    'text/html, text/markdown',
  ])
    assert.equal(prefersMarkdown(accept), true, accept);
  for (const accept of [
    undefined,
    '',
    '*/*',
    'text/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/markdown;q=0',
    'text/html, text/markdown;q=0.9',
    'text/markdown;q=much',
  ])
    assert.equal(prefersMarkdown(accept), false, accept);
});

test('format › addresses › one more where no parameter ends them', () => {
  assert.equal(markdownAddress('/ru/faq'), '/ru/faq.md');
  assert.equal(markdownAddress('/products/*'), undefined);
  assert.equal(markdownAddress('/product/:id/:slug'), undefined);
  assert.equal(markdownAddress('/'), undefined);
  assert.equal(withoutEnding('/product/1/a.md'), '/product/1/a');
  assert.equal(withoutEnding('/product/1/a'), '/product/1/a');
});
