// Tests of the currency preference.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Currencies } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { post } from './preferences.page.ts';

function chosenOf(currency: string, currencies: Currencies | null): unknown {
  const company = currencies === null ? null : { currencies };
  const form = new URLSearchParams({ currency, next: '/cart' });
  const answer = post({ form, company } as PageRequest);
  assert.equal(answer.to, '/cart');
  return answer.effects.currency;
}

test('preferences › a currency of the shop, one that it has not, none › remembered only when the shop has it [§4 currency]', () => {
  assert.equal(chosenOf('USD', ['EUR', 'USD']), 'USD');
  assert.equal(chosenOf('INR', ['EUR', 'USD']), undefined);
  assert.equal(chosenOf('SAR', null), 'SAR');
  assert.equal(chosenOf('', ['EUR', 'USD']), undefined);
});
