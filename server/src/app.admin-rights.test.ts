// Rights matrix of staff calls: every route that the router knows, asked as every role, as a visitor, as a customer.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ADMIN_CALLS, ROLES } from '@millwright/contracts';
import { aCustomer, asStaff, testApp } from '../testing/index.ts';
import { RIGHTS_MATRIX } from '../testing/rights-matrix.ts';

const shop = await testApp({ after });
const routes = shop.app.adminRoutes;

test('rights › every route of the back office › has a row in the matrix, every call a route [decisions §5]', () => {
  const names = routes.map((route) => route.name).sort();
  assert.deepEqual(names, Object.keys(RIGHTS_MATRIX).sort());
  assert.deepEqual(names, Object.keys(ADMIN_CALLS).sort());
  const known = new Set(routes.map((route) => `${route.method} ${route.url}`));
  // Every route under /api/admin was registered through adminRoute.
  const registered = [
    ...shop.app.printRoutes({ commonPrefix: false }).matchAll(/\/api\/admin\S*/g),
  ];
  assert.ok(registered.length > 0 && known.size === routes.length);
});

test('rights › each route, each role › as the matrix says: refused before anything is read, or let in [decisions §5]', async () => {
  const callers = await Promise.all(
    ROLES.map(async (role) => ({ role, call: await asStaff(shop, role) })),
  );
  for (const { name, method, url } of routes) {
    const row = RIGHTS_MATRIX[name] ?? '----';
    if (row === 'login') continue;
    const path = url.replace('/api/admin', '').replace(/:\w+/g, '999999999');
    for (const [place, { role, call }] of callers.entries()) {
      // An empty body: an allowed caller is told what is missing, and nothing is changed.
      const { status, body } = await call(
        method,
        path,
        method === 'GET' || method === 'DELETE' ? undefined : {},
      );
      const isRejected = status === 403 && body.code === 'right-missing';
      assert.equal(
        isRejected,
        row[place] === '-',
        `${role} ${method} ${url} answered ${status} ${body.code ?? ''}`,
      );
    }
  }
});

test('rights › a visitor and a customer › are told to log on, by every route but the login’s [decisions §5] [§6]', async () => {
  const buyer = await aCustomer(shop.db);
  for (const { name, method, url, right } of routes) {
    if (right === 'login') continue;
    const path = url.replace(/:\w+/g, '1');
    for (const token of [undefined, buyer.token]) {
      const { status } = await shop.call(method, path, {
        token,
        ...(method === 'GET' ? {} : { body: {} }),
      });
      assert.equal(status, 401, name);
    }
  }
});
