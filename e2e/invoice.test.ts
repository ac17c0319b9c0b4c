// Invoice journeys: found and opened in each language.
import assert from 'node:assert/strict';
import { LOCALES } from '@millwright/contracts';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';
import { settleInvoices } from '../server/src/modules/invoices/index.ts';
import { aCtx } from '../server/testing/factories.ts';
import { logIn } from './buyer.ts';
import { openJourneys } from './journey.ts';

const { shop, journey } = openJourneys();

/** A confirmed demo order, with its documents rendered as the job does it. */
async function invoiced(email: string): Promise<{ orderId: string; number: string }> {
  const { rows } = await shop.pool.query<{ id: number; public_id: string; number: string }>(
    `select o.id, o.public_id, i.number from sales_order o join customer c on c.id = o.customer_id join invoice i on i.order_id = o.id
     where c.email = $1 and o.status = 'Confirmed' order by o.id limit 1`,
    [email],
  );
  const [order] = rows;
  assert.ok(order);
  await settleInvoices({ ...aCtx(shop.db), actor: { kind: 'system' } }, order.id);
  return { orderId: order.public_id, number: order.number };
}

for (const [locale, buyer] of [
  ['en', DEMO_BUYERS[0]],
  ['ar', DEMO_BUYERS[1]],
] as const) {
  journey(
    `order › its invoice in ${locale} › number, and the PDF in three languages for its owner alone [§2.4] [§7.5]`,
    { locale },
    async (page) => {
      const { orderId, number } = await invoiced(buyer.email);
      await page.open(`/account/order/${orderId}`);
      await logIn(page, buyer);
      await page.sees(new RegExp(number));
      const links = await page.main
        .locator('a[href*="invoice.pdf"]')
        .evaluateAll((all) => all.map((link) => (link as unknown as { href: string }).href));
      assert.deepEqual(
        links.map((link) => new URL(link).searchParams.get('lang')).sort(),
        [...LOCALES].sort(),
      );
      for (const link of links) {
        const answer = await page.tab.request.get(link);
        assert.deepEqual(
          [answer.status(), answer.headers()['content-type']],
          [200, 'application/pdf'],
        );
        assert.equal((await answer.body()).subarray(0, 5).toString(), '%PDF-');
      }
      await page.tab.context().clearCookies();
      assert.equal((await page.tab.request.get(links[0] as string)).status(), 401);
    },
  );
}
