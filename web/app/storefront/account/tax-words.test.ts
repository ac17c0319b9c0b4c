// Tests of the words for a buyer's tax number.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageRequest } from '@millwright/server';
import { taxWords } from './tax-words.ts';

const of = (country: string, ...countries: string[]) =>
  taxWords({ company: { country, countries } } as unknown as Pick<PageRequest, 'company'>).name;

test('tax number › a shop in India, one that delivers there, one that does neither › GSTIN in the first two alone [decisions 0095]', () => {
  assert.equal(of('IN', 'SA'), 'account.taxId');
  assert.equal(of('IT', 'IT', 'IN'), 'account.taxId');
  assert.equal(of('IT', 'IT', 'DE'), 'account.taxNumber');
  assert.equal(taxWords({ company: null }).name, 'account.taxNumber');
});
