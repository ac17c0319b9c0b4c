// Tests of names on invoices: each document names the goods in its own language, whatever language they were ordered in.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { LOCALES } from '@millwright/contracts';
import { sql } from 'kysely';
import { testApp } from '../../../testing/index.ts';
import { settleInvoices } from './index.ts';
import { inv01Draft } from './inv-01.rules.ts';
import type { InvoiceContent } from './invoice.rules.ts';
import { sheetOf } from './invoice-sheet.rules.ts';
import { change, dateRates, issuedFor, mixedOrder, systemCtx } from './test-orders.ts';

const shop = await testApp({ after });
await dateRates(shop);
const { db } = shop;

type Wishes = Parameters<typeof mixedOrder>[1];

async function ordered(wishes: Wishes, meanwhile = async (_: readonly number[]) => {}) {
  const { order, goods } = await mixedOrder(shop, wishes);
  await meanwhile(goods);
  await change(shop, order.id, 'Confirmed');
  await settleInvoices(systemCtx(shop), order.id);
  const contents = async () =>
    (await issuedFor(shop, order.id)).map((row) => row.content as InvoiceContent);
  return { order, goods, contents, content: (await contents())[0] as InvoiceContent };
}
const namesIn = (content: InvoiceContent, locale: (typeof LOCALES)[number]) =>
  sheetOf(content, locale).lines.rows.map((row) => row[1]?.text.replace(/[\u2066-\u2069]/g, ''));
const rename = async (id: number, name: string) =>
  await sql`update product_text set name = ${name} || locale where product_id = ${id}`.execute(db);

test('invoice › ordered in Arabic › the English, Russian and Arabic document name the goods in their language; later names change nothing, nor the credit note [decisions 0121]', async () => {
  const { order, goods, content, contents } = await ordered({
    locale: 'ar',
    taxId: '33AABCC1234D1ZI',
  });
  for (const id of goods) await rename(id, 'Other ');
  await change(shop, order.id, 'Cancelled');
  await settleInvoices(systemCtx(shop), order.id);
  const [invoice, note] = await contents();
  assert.deepEqual(invoice, content);
  for (const each of [invoice, note])
    assert.deepEqual(
      LOCALES.map((locale) => namesIn(each as InvoiceContent, locale)),
      [
        ['Bearing', 'Bolt', 'Ring'],
        ['Bearing ru', 'Bolt ru', 'Ring ru'],
        ['Bearing ar', 'Bolt ar', 'Ring ar'],
      ],
    );
  // The tax office of India reads English.
  const [item] = inv01Draft(content).ItemList as { PrdDesc: string }[];
  assert.equal(item?.PrdDesc, 'Bearing');
});

test('invoice › a product renamed between order and invoice › named as it was ordered, in every language [decisions 0121]', async () => {
  const { content } = await ordered({ locale: 'ru' }, async ([bearing]) => {
    await rename(bearing as number, 'Better bearing ');
  });
  for (const locale of LOCALES) assert.equal(namesIn(content, locale)[0], 'Bearing ru');
  assert.deepEqual(namesIn(content, 'en').slice(1), ['Bolt', 'Ring']);
});

test('invoice › to Saudi Arabia, ordered in Arabic › English with Arabic below; the Arabic document says it once [decisions 0121]', async () => {
  const { content } = await ordered({ country: 'SA', postalCode: '12211', locale: 'ar' });
  const below = (locale: 'en' | 'ar') => sheetOf(content, locale).lines.rows[0]?.[1]?.small ?? '';
  assert.equal(namesIn(content, 'en')[0], 'Bearing');
  assert.deepEqual(
    [below('en').includes('Bearing ar'), below('ar').includes('Bearing')],
    [true, false],
  );
});
