// Tests of the place of delivery on invoices: the buyer's address in the order of its country, or where the goods are collected.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALES } from '@millwright/contracts';
import { sql } from 'kysely';
import { testApp } from '../../../testing/index.ts';
import { service as company } from '../company/index.ts';
import { settleInvoices } from './index.ts';
import type { InvoiceContent } from './invoice.rules.ts';
import { sheetOf } from './invoice-sheet.rules.ts';
import { change, issuedFor, mixedOrder, systemCtx } from './test-orders.ts';

const shop = await testApp({ after });

async function invoiced(isCollected: boolean): Promise<InvoiceContent> {
  const { order } = await mixedOrder(shop);
  await sql`update sales_order set freight_collected = ${isCollected} where id = ${order.id}`.execute(
    shop.db,
  );
  await change(shop, order.id, 'Confirmed');
  await settleInvoices(systemCtx(shop), order.id);
  const [row] = await issuedFor(shop, order.id);
  return row?.content as InvoiceContent;
}
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
const partiesOf = (content: InvoiceContent, locale: (typeof LOCALES)[number]) =>
  sheetOf(content, locale).parties.map(
    ({ title, lines }) => [plain(title), lines.map(plain)] as const,
  );

test('invoice › goods that the buyer collects › says so and where, in three languages, instead of an address of delivery [decisions 0096]', async () => {
  const content = await invoiced(true);
  const { pickup } = await company.getCompany(systemCtx(shop));
  assert.deepEqual(content.pickup, pickup);
  assert.ok(pickup.en !== '');
  const titles = {
    en: 'Collected by the buyer at',
    ru: 'Покупатель забирает товар по адресу',
    ar: 'يستلم المشتري البضاعة من',
  };
  for (const locale of LOCALES) {
    const [, delivery] = partiesOf(content, locale);
    assert.equal(delivery?.[0], titles[locale]);
    assert.deepEqual(delivery?.[1].slice(-1), [pickup[locale]]);
    assert.ok(!delivery?.[1].join().includes(content.buyer.delivery.address));
  }
});

test('invoice › goods that are delivered, to Italy › the postal code stands before the city; to India after it [decisions 0095]', async () => {
  const content = await invoiced(false);
  assert.equal(content.pickup, undefined);
  const italian = {
    ...content.buyer.delivery,
    address: 'via Torino 12',
    city: 'Milano MI',
    postalCode: '20121',
    country: 'IT',
  };
  const cityLines = (['IT', 'IN'] as const).map((country) => {
    const delivery = { ...italian, country };
    const [, shown] = partiesOf({ ...content, buyer: { ...content.buyer, delivery } }, 'en');
    assert.equal(shown?.[0], 'Deliver to');
    return shown?.[1].at(-2);
  });
  assert.deepEqual(cityLines, ['20121 Milano MI, Italy', 'Milano MI 20121, India']);
});
