// Tests of the details of events: in the reader's words, with the code of what is not known.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translator } from '@millwright/messages/backoffice';
import { eventDetails } from './event-details.ts';

const told = (type: string, data: object, locale: 'en' | 'ru' | 'ar' = 'ru') =>
  eventDetails({ type, data } as never, translator(locale));

test('details of an event › state, kind, version, order, publication › words of their screens in the reader’s language [back office]', () => {
  assert.deepEqual(
    told('order.changed', { id: 1, number: 'MW-1', state: 'Confirmed', version: 3 }),
    ['Подтверждён', 'Версия 3'],
  );
  assert.deepEqual(told('lead.changed', { kind: 'request', state: 'new' }, 'en'), [
    'Requirement',
    'New',
  ]);
  assert.deepEqual(told('invoice.issued', { kind: 'credit-note', order: 'MW-1' }, 'en'), [
    'Credit note',
    'Order \u2066MW-1\u2069',
  ]);
  assert.deepEqual(told('product.changed', { sku: 'A', published: false }, 'en'), ['Draft']);
  assert.deepEqual(told('customer.changed', { state: 'blocked' }, 'ar'), ['محظور']);
  assert.deepEqual(told('price.changed', { id: 1, sku: 'A' }), []);
});

test('details of an event › what this release does not know › its code [back office]', () => {
  assert.deepEqual(told('order.changed', { state: 'Lost', colour: 'red' }), [
    '\u2066state Lost\u2069',
    '\u2066colour red\u2069',
  ]);
});
