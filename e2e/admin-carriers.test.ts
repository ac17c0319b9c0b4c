// Journeys of carriers and documents for machines: a paid order leaves by the carrier's answer, a faulty row is named, its invoice is saved as UBL. [decisions 0112]
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { settleInvoices } from '../server/src/modules/invoices/index.ts';
import { services } from '../server/src/services.ts';
import { aCtx } from '../server/testing/factories.ts';
import { sendTo } from './admin.ts';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

/** A pending order of the demo, confirmed and paid. */
async function aPaidOrder(): Promise<{ id: number; orderId: string }> {
  const { rows } = await shop.pool.query(
    `select id, public_id from sales_order where status = 'Pending' and not freight_collected order by id desc limit 1`,
  );
  const [{ id, public_id: orderId }] = rows;
  await sendTo(shop, orderId, 'Confirmed');
  const admin = {
    ...aCtx(shop.db),
    actor: { kind: 'staff', staffId: 1, role: 'administrator' },
  } as const;
  const { total } = await services.orders.getAdminOrder(admin, Number(id));
  await services.orders.recordPayment(admin, Number(id), {
    once: `journey-${id}-paid`,
    receivedOn: new Date().toISOString().slice(0, 10),
    mode: 'telegraphic-transfer',
    reference: 'UTR-1',
    amount: total.base,
    note: '',
  });
  return { id: Number(id), orderId };
}
const saved = async (tab: Page, press: () => Promise<void>): Promise<[string, string]> => {
  const [file] = await Promise.all([tab.waitForEvent('download'), press()]);
  return [file.suggestedFilename(), readFileSync(await file.path(), 'utf8')];
};

journey(
  `carriers › a paid order goes out as a file and leaves by the answer › a row that cannot be taken is named, the other is done once [back office orders] [decisions 0112]`,
  { width: 1440 },
  async ({ tab }) => {
    const { id, orderId } = await aPaidOrder();
    await openBackoffice(tab, shop, 'order-manager');
    await tab.goto(`${shop.url}/admin#/carriers`);
    await tab.getByRole('checkbox', { name: `Select ${orderId}` }).check();
    const [name, csv] = await saved(
      tab,
      async () => await tab.getByRole('link', { name: 'File for the carrier (1)' }).click(),
    );
    assert.equal(name, 'consignments.csv');
    const [head = '', row = '', ...more] = csv.replace('\ufeff', '').trim().split('\r\n');
    assert.ok(row.startsWith(orderId) && more.length === 0);

    // Filled in as the carrier would, with a row that nobody knows.
    const filled = `${head}\r\n${row.replace(/,,$/, `,Gati,G-${id}`)}\r\nMW-0000-0000${','.repeat(17)}Gati,G-1\r\n`;
    const upload = async (): Promise<void> =>
      await tab.locator('input[type=file]').setInputFiles({
        name: 'answer.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(filled),
      });
    const answer = tab.getByRole('region', { name: 'Answer of the carrier' });
    await upload();
    await tab.getByText('Done: 1 · left out: 1').waitFor();
    await answer.getByText('No order or shipment has this reference.').waitFor();
    await answer.getByText('Sent', { exact: true }).waitFor();
    await tab.getByRole('checkbox', { name: `Select ${orderId}` }).waitFor({ state: 'detached' });
    await upload();
    await answer.getByText('Done before').waitFor();
    for (const width of [1440, 390]) {
      await tab.setViewportSize({ width, height: 900 });
      assert.ok(
        Number(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')) <= 0,
        `${width} px`,
      );
    }
    const { rows } = await shop.pool.query(
      `select s.tracking_number, (select count(*)::int from email_outbox where about = $2 and template = 'order-shipped') as mails
         from order_shipment s where s.order_id = $1`,
      [id, orderId],
    );
    assert.deepEqual(rows, [{ tracking_number: `G-${id}`, mails: 1 }]);

    await settleInvoices({ ...aCtx(shop.db), actor: { kind: 'system' } }, id);
    await tab.goto(`${shop.url}/admin#/orders/${id}/show`);
    const [file, xml] = await saved(
      tab,
      async () => await tab.getByRole('button', { name: 'UBL', exact: true }).click(),
    );
    assert.match(file, /^ubl-[A-Z]+-26-27-\d{6}\.xml$/);
    assert.match(xml, new RegExp(`<cbc:SalesOrderID>${orderId}</cbc:SalesOrderID>`));
  },
);
