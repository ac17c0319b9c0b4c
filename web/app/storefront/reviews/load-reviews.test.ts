// Tests of the Reviews tab.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageRequest } from '@millwright/server';
import { findPlace } from './load-reviews.ts';

function request(viewer: PageRequest['viewer'], isReviewed: () => Promise<boolean>): PageRequest {
  const services = {
    reviews: { isReviewed, findOwn: async () => ({ id: 7, rating: 4 }) },
    customers: {
      getAccount: async () => ({ firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com' }),
    },
  };
  return { services, viewer, ctx: { log: { warn() {} } } } as unknown as PageRequest;
}
const customer = { id: 1, firstName: 'Asha' };

test('findPlace › a visitor, a customer, one who has reviewed › login, form with name and email, their own [§4 review form]', async () => {
  assert.deepEqual(
    await findPlace(
      request(null, async () => false),
      1,
    ),
    { kind: 'login' },
  );
  assert.deepEqual(
    await findPlace(
      request(customer, async () => false),
      1,
    ),
    { kind: 'form', author: { name: 'Asha Rao', email: 'asha@example.com' } },
  );
  assert.equal(
    (
      await findPlace(
        request(customer, async () => true),
        1,
      )
    ).kind,
    'own',
  );
});

test('findPlace › the check fails › nothing is shown, and the page goes on [§8 review hidden]', async () => {
  const fails = () => Promise.reject(new Error('no answer'));
  assert.deepEqual(await findPlace(request(customer, fails), 1), { kind: 'hidden' });
});
