// Typed addresses: one that is typed while a form is open gets the router's next number, so that the form can ask before it is left.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './test-browser.ts';

const { adoptTypedAddresses } = await import('./typed-addresses.ts');
const stateNow = (): { idx?: number; key?: string; usr?: unknown } | null => history.state;
const arrive = (): boolean => window.dispatchEvent(new window.PopStateEvent('popstate'));

test('adoptTypedAddresses › router’s steps, then a typed address › it stands behind the last one [back office]', () => {
  adoptTypedAddresses();
  history.pushState({ idx: 3, key: 'abc' }, '', '#/lots/7');
  // A typed address: the browser keeps no state with it.
  history.replaceState(null, '', '#/orders');
  arrive();
  assert.equal(stateNow()?.idx, 4);
  assert.match(stateNow()?.key ?? '', /^[a-z0-9]{1,8}$/);
  assert.equal(stateNow()?.usr, null);
});

test('adoptTypedAddresses › back to a step of the router › its own state stays, and the next one counts from there [back office]', () => {
  history.replaceState({ idx: 1, key: 'first' }, '', '#/lots');
  arrive();
  assert.deepEqual(stateNow(), { idx: 1, key: 'first' });
  history.replaceState(null, '', '#/mails');
  arrive();
  assert.equal(stateNow()?.idx, 2);
});
