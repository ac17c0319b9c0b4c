// Webhook journey: an endpoint is added, its secret copied, a test event and a price sent, the log read, one sent again, the endpoint switched off. [decisions 0109]
import assert from 'node:assert/strict';
import { Webhook } from 'standardwebhooks';
import { webhookSender } from '../server/src/modules/webhooks/index.ts';
import { untilFeedIsCurrent } from '../server/testing/change-feed.ts';
import { aCtx } from '../server/testing/factories.ts';
import { webhookReceiver } from '../server/testing/webhook-receiver.ts';
import { PLAIN, pickGood } from './goods.ts';
import { fileFixture, openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();
const receiver = fileFixture(webhookReceiver);

/** What each process with jobs does every second. */
async function send(): Promise<void> {
  await untilFeedIsCurrent(shop.pool);
  const sender = webhookSender(receiver.network);
  await sender.look({ ...aCtx(shop.db), actor: { kind: 'system' } });
  await sender.settled();
}

journey(
  'webhooks › an endpoint for the ERP › its secret once, a test event, a price that is sent again, switched off [decisions 0109]',
  { width: 1440 },
  async (page) => {
    const good = await pickGood(shop, PLAIN);
    // An address in the office is refused.
    page.faults.expectStatus(400);
    const staff = await page.tab.context().newPage();
    await openBackoffice(staff, shop, 'administrator');
    await staff.goto(`${shop.url}/admin#/webhooks`);
    await staff.getByRole('link', { name: 'Add endpoint' }).first().click();
    await staff.getByLabel('Address').fill('https://10.0.0.7/hooks');
    await staff.getByLabel(/Price changed/).check();
    await staff.getByRole('button', { name: 'Save' }).click();
    await staff.getByText(/Webhooks are sent to public addresses only/).waitFor();
    await staff.getByLabel('Address').fill(receiver.url());
    await staff.getByRole('button', { name: 'Save' }).click();
    const secret = await staff.getByText(/^whsec_/).textContent();
    await staff.getByRole('button', { name: 'I have saved it' }).click();

    await staff.getByRole('button', { name: 'Send test event' }).click();
    await staff.getByRole('link', { name: 'Test event' }).waitFor();
    await send();
    await staff.getByText('Accepted', { exact: true }).waitFor();

    await shop.pool.query('update product set price_base = price_base + 100 where id = $1', [
      good.id,
    ]);
    receiver.answers((_, response) => response.writeHead(500).end('Out of memory'));
    await send();
    await staff.goto(`${shop.url}/admin#/webhook-deliveries`);
    await staff.getByRole('link', { name: 'Price changed' }).click();
    await staff.getByText('Out of memory').waitFor();
    await staff.getByText(`"sku": "${good.sku}"`).waitFor();
    receiver.answers((_, response) => response.writeHead(204).end());
    await staff.getByRole('button', { name: 'Send again' }).click();
    await staff.getByText(/on its way/).waitFor();
    await send();
    await staff.reload();
    await staff.getByText('Accepted', { exact: true }).waitFor();
    const [, first, again] = receiver.received;
    assert.equal(first?.headers['webhook-id'], again?.headers['webhook-id']);
    for (const { body, headers } of receiver.received)
      new Webhook(secret ?? '').verify(body, headers);

    await staff.getByRole('link', { name: receiver.url() }).click();
    await staff.getByRole('button', { name: 'Switch off' }).click();
    await staff.getByRole('button', { name: 'Confirm' }).click();
    await staff.getByText(/Switched off by hand/).waitFor();
    await staff.getByRole('button', { name: 'Switch on' }).waitFor();
  },
);
