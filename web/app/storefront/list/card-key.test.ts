// Tests of the card key.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProductCard } from '@millwright/contracts';
import { type CardLook, type CardReader, cardKey } from './card-key.ts';

const product = {
  id: 7,
  name: 'Bearing 6205-2RS',
  stock: 4,
  price: { base: 12_500, INR: 12_500, USD: 150, SAR: 560 },
  discountPrice: null,
} as ProductCard;
const look: CardLook = { features: false, line: false, eager: false };
const reader: CardReader = {
  locale: 'en',
  currency: 'INR',
  request: { compared: [], saved: new Set(), viewer: null },
};
const asked = (more: Partial<CardReader['request']>): CardReader => ({
  ...reader,
  request: { ...reader.request, ...more },
});

test('cardKey › language, currency, place, comparison, heart, login, stock, price, name › each makes another card [house §5 memory]', () => {
  const keys = [
    cardKey(reader, product, look),
    cardKey({ ...reader, locale: 'ar' }, product, look),
    cardKey({ ...reader, currency: 'USD' }, product, look),
    cardKey(asked({ compared: [7] }), product, look),
    cardKey(asked({ saved: new Set([7]) }), product, look),
    cardKey(asked({ viewer: { id: 1, firstName: 'Meena' } }), product, look),
    cardKey(reader, product, { ...look, features: true }),
    cardKey(reader, product, { ...look, line: true }),
    cardKey(reader, product, { ...look, eager: true }),
    cardKey(reader, { ...product, stock: 0 }, look),
    cardKey(reader, { ...product, price: { ...product.price, INR: 12_501 } }, look),
    cardKey(reader, { ...product, name: 'Bearing 6205-ZZ' }, look),
  ];
  assert.equal(new Set(keys).size, keys.length);
});

test('cardKey › another customer, somebody else’s comparison and list of other products › the same card [house §5 memory]', () => {
  const one = asked({ viewer: { id: 1, firstName: 'Meena' }, compared: [8], saved: new Set([9]) });
  const two = asked({ viewer: { id: 2, firstName: 'Khalid' }, compared: [], saved: new Set([10]) });
  assert.equal(cardKey(one, product, look), cardKey(two, product, look));
  assert.doesNotMatch(cardKey(one, product, look), /Meena/);
});
