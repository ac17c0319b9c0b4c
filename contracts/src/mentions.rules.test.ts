// Tests of mentions: whole names only, the longest first, in any script.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begunMention, mentionsIn, unknownMentions } from './mentions.rules.ts';

const PEOPLE = [
  { id: 1, name: 'Asha Nair' },
  { id: 2, name: 'Asha Nair-Menon' },
  { id: 3, name: 'Виктор Орлов' },
  { id: 4, name: 'هدى' },
  { id: 5, name: 'ravi (nights)' },
  { id: 6, name: 'Asha Nair' },
];
const idsIn = (text: string) => mentionsIn(text, PEOPLE).map(({ ids }) => ids);

test('mentionsIn › names in any script and case › whole ones, the longest, both of one name [back office]', () => {
  assert.deepEqual(idsIn('@Asha Nair please look'), [[1, 6]]);
  assert.deepEqual(idsIn('please, @asha nair-menon!'), [[2]]);
  assert.deepEqual(idsIn('@Виктор Орлов, @هدى: завтра'), [[3], [4]]);
  assert.deepEqual(idsIn('(@Ravi (nights)) and @Asha\u00a0Nair'), [[5], [1, 6]]);
});

test('mentionsIn › a mail address, half a name, a name that goes on › nobody [back office]', () => {
  for (const text of [
    'asha@Asha Nair',
    'x.@Asha Nair',
    '@Asha',
    '@Asha Nairobi',
    '@هدىx',
    'Asha Nair',
  ])
    assert.deepEqual(idsIn(text), [], text);
  assert.deepEqual(mentionsIn('@', [{ id: 1, name: '' }]), []);
});

test('mentionsIn › where it stands › the sign and the name [back office]', () => {
  const text = 'ask @Виктор Орлов now';
  const [{ start, end } = { start: 0, end: 0 }] = mentionsIn(text, PEOPLE);
  assert.equal(text.slice(start, end), '@Виктор Орлов');
});

test('unknownMentions › half a name, a login, a stranger › as they are written; whole names, mails and prices are none [back office]', () => {
  const unknown = (text: string) => unknownMentions(text, PEOPLE);
  assert.deepEqual(unknown('@vik and @Asha, and @asha.nair. @vik'), [
    '@vik',
    '@Asha',
    '@asha.nair',
  ]);
  assert.deepEqual(unknown('@Asha Nair, @هدى, mail asha@mail.example, 10 pcs @ 5, @5, (@)'), []);
  assert.deepEqual(unknown('@Виктор сегодня'), ['@Виктор']);
});

test('begunMention › at the caret › what is typed behind the sign [back office]', () => {
  assert.deepEqual(begunMention('ask @', 5), { start: 4, typed: '' });
  assert.deepEqual(begunMention('ask @As', 7), { start: 4, typed: 'As' });
  assert.deepEqual(begunMention('ask @Asha N and', 11), { start: 4, typed: 'Asha N' });
  assert.deepEqual(begunMention('@Вик', 4), { start: 0, typed: 'Вик' });
  for (const [text, caret] of [
    ['asha@mail', 9],
    ['ask @As', 3],
    ['no sign', 7],
    ['@As\nx', 5],
  ] as const)
    assert.equal(begunMention(text, caret), null, text);
});
