import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faqJsonLd } from './faq-json-ld.ts';

test('faqJsonLd › headings with what follows them › questions with their answers [§2.3 /faq]', () => {
  const found = faqJsonLd([
    { kind: 'paragraph', text: 'before the first question' },
    { kind: 'heading', text: 'How?' },
    { kind: 'paragraph', text: 'By these:' },
    { kind: 'list', items: ['TT', 'LC'] },
    { kind: 'heading', text: 'When?' },
    { kind: 'paragraph', text: 'Now.' },
  ]) as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
  assert.deepEqual(
    found.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
    [
      ['How?', 'By these: TT; LC'],
      ['When?', 'Now.'],
    ],
  );
});
