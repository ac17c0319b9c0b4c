// Tests of invoices: numbers are computed by hand.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { sql } from 'kysely';
import { aCustomer, testApp } from '../../../testing/index.ts';
import { renderPdfs, type Table } from '../../platform/pdf/index.ts';
import { settleInvoices } from './index.ts';
import type { InvoiceContent } from './invoice.rules.ts';
import { sheetOf } from './invoice-sheet.rules.ts';
import { change, dateRates, issuedFor, mixedOrder, smallOrder, systemCtx } from './test-orders.ts';

const shop = await testApp({ after });
await dateRates(shop);
const { db, app } = shop;

async function invoiced(wishes: Parameters<typeof mixedOrder>[1], at = '2026-11-20T10:00:00Z') {
  const placed = await mixedOrder(shop, wishes);
  await change(shop, placed.order.id, 'Confirmed');
  await settleInvoices(systemCtx(shop, at), placed.order.id);
  const [row] = await issuedFor(shop, placed.order.id);
  return { ...placed, content: row?.content as InvoiceContent };
}
/** As a person reads it, without the signs that steer the direction. */
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
const cells = (table: Table) =>
  [...table.rows, table.foot].map((row) => row.map((cell) => plain(cell.text)));
const facts = (list: readonly { label: string; value: string }[]) =>
  list.map(({ label, value }) => [plain(label), plain(value)]);

test('invoice › three rates inside Tamil Nadu › CGST and SGST of each line, HSN by HSN [decisions §4]', async () => {
  const { content, order } = await invoiced({ taxId: '33AABCC1234D1ZI' });
  const sheet = sheetOf(content, 'en');
  assert.equal(content.taxTreatment, 'gst-inside');
  // 180.00 x 2 at 18 %, 99.99 x 3 at 12 % (35.9964), 12.35 x 7 at 5 % (4.3225): halves 32.40, 17.9982, 2.16125.
  assert.deepEqual(
    cells(sheet.lines).map((row) => row.slice(2)),
    [
      ['84821011', '2', '180.00', '360.00', '64.80', '424.80'],
      ['73181500', '3', '99.99', '299.97', '36.00', '335.97'],
      ['40169320', '7', '12.35', '86.45', '4.32', '90.77'],
      ['', '', '', '746.42', '105.12', '851.54'],
    ],
  );
  assert.deepEqual(cells(sheet.summary?.table as Table), [
    ['40169320', '86.45', '2.5%', '2.16', '2.5%', '2.16', '4.32'],
    ['73181500', '299.97', '6%', '18.00', '6%', '18.00', '36.00'],
    ['84821011', '360.00', '9%', '32.40', '9%', '32.40', '64.80'],
    ['Total', '746.42', '', '52.56', '', '52.56', '105.12'],
  ]);
  assert.deepEqual(facts(sheet.totals), [
    ['Taxable value', '₹746.42'],
    ['CGST 9%', '₹32.40'],
    ['SGST 9%', '₹32.40'],
    ['CGST 6%', '₹18.00'],
    ['SGST 6%', '₹18.00'],
    ['CGST 2.5%', '₹2.16'],
    ['SGST 2.5%', '₹2.16'],
    ['Total payable', '₹851.54'],
  ]);
  assert.deepEqual(facts(sheet.words), [
    ['Amount in words', 'Rupees Eight Hundred Fifty-One and Paise Fifty-Four Only'],
  ]);
  assert.deepEqual(facts(sheet.facts), [
    ['Invoice number', content.number],
    ['Date of issue', '20 Nov 2026'],
    // A Friday: two working days later it is Tuesday.
    ['Payment due', '24 Nov 2026'],
    ['Payment mode', 'Telegraphic transfer'],
    ['Order', order.orderId],
    ['Order date', facts(sheet.facts)[5]?.[1]],
    ['Your purchase order', 'PO-7'],
    ['Place of supply', 'Tamil Nadu (33)'],
    ['Tax on reverse charge', 'No'],
  ]);
  assert.deepEqual([sheet.title, sheet.qr, sheet.secondTitle], ['Tax invoice', null, '']);
  assert.match(
    plain(sheet.seller.lines.join('|')),
    /GSTIN: 33AAGCM4821K1ZH · State: Tamil Nadu \(33\)/,
  );
});

test('invoice › the same goods to Maharashtra, by GSTIN and by PIN code › IGST; in Russian and Arabic words [decisions §4, §8]', async () => {
  for (const wishes of [{ taxId: '27AAECD7314M1ZF' }, { postalCode: '411001' }]) {
    const { content } = await invoiced({ ...wishes, locale: 'ru' });
    assert.deepEqual([content.taxTreatment, content.placeOfSupply.state], ['gst-outside', '27']);
    const sheet = sheetOf(content, 'ru');
    assert.deepEqual(cells(sheet.summary?.table as Table), [
      ['40169320', '86,45', '5\u00a0%', '4,32', '4,32'],
      ['73181500', '299,97', '12\u00a0%', '36,00', '36,00'],
      ['84821011', '360,00', '18\u00a0%', '64,80', '64,80'],
      ['Всего', '746,42', '', '105,12', '105,12'],
    ]);
    assert.equal(sheet.totals.at(-1)?.value, '\u2066851,54\u00a0₹\u2069');
    assert.deepEqual(sheet.words, [
      { label: 'Сумма прописью', value: 'Восемьсот пятьдесят одна рупия пятьдесят четыре пайсы' },
    ]);
    assert.equal(
      sheetOf(content, 'ar').words[0]?.value,
      'فقط ثمانمئة وإحدى وخمسون روبية وأربع وخمسون بيسة لا غير',
    );
    assert.match(
      plain(
        sheetOf(content, 'ar')
          .facts.map(({ value }) => value)
          .join('|'),
      ),
      /ماهاراشترا \(27\)/,
    );
    const gstin = plain(sheet.parties[0]?.lines.at(-1) ?? '');
    assert.equal(
      gstin,
      wishes.taxId === undefined ? 'GSTIN: Не зарегистрирован' : 'GSTIN: 27AAECD7314M1ZF',
    );
  }
});

test('invoice › the same goods to Saudi Arabia › VAT 15 %, Arabic beside the other language, a QR code in riyals [decisions §4, §8]', async () => {
  const { content } = await invoiced(
    { country: 'SA', postalCode: '12211', taxId: '310122393500003', locale: 'ar' },
    '2026-11-20T10:11:12.345Z',
  );
  const sheet = sheetOf(content, 'en');
  // 54.00, 44.9955 and 12.9675.
  assert.deepEqual(
    cells(sheet.lines).map((row) => row.slice(5)),
    [
      ['360.00', '54.00', '414.00'],
      ['299.97', '45.00', '344.97'],
      ['86.45', '12.97', '99.42'],
      ['746.42', '111.97', '858.39'],
    ],
  );
  // 8.03 x 2, 4.46 x 3, 0.55 x 7 = 33.29 riyals; VAT 2.409, 2.007 and 0.5775.
  assert.deepEqual(facts(sheet.totals), [
    ['Taxable value\nالقيمة الخاضعة للضريبة', '₹746.42'],
    ['VAT 15%', '₹111.97'],
    ['Total payable\nالإجمالي المستحق', '₹858.39'],
    ['For information, in SAR', 'SAR 38.29'],
  ]);
  assert.deepEqual(
    [
      sheet.title,
      sheet.secondTitle,
      sheetOf(content, 'ar').title,
      sheetOf(content, 'ar').secondTitle,
      sheetOf(content, 'ru').secondTitle,
    ],
    ['Tax invoice', 'فاتورة ضريبية', 'فاتورة ضريبية', 'Tax invoice', 'فاتورة ضريبية'],
  );
  assert.equal(sheet.words.length, 2);
  const bytes = Buffer.from(sheet.qr?.code ?? '', 'base64');
  const fields: [number, string][] = [];
  for (let at = 0; at < bytes.length; at += 2 + (bytes[at + 1] as number)) {
    fields.push([
      bytes[at] as number,
      bytes.toString('utf8', at + 2, at + 2 + (bytes[at + 1] as number)),
    ]);
  }
  assert.deepEqual(fields, [
    [1, 'شركة ميلرايت للسوق الصناعي الخاصة المحدودة'],
    [2, '310482176500003'],
    [3, '2026-11-20T10:11:12Z'],
    [4, '38.29'],
    [5, '5.00'],
  ]);
});

test('invoice › the same goods to the United States › an export without tax that says why [decisions §4]', async () => {
  const { content } = await invoiced({ country: 'US', postalCode: '77002' });
  const sheet = sheetOf(content, 'en');
  assert.equal(sheet.title, 'Export invoice');
  assert.deepEqual(cells(sheet.lines).at(-1)?.at(-1), '746.42');
  assert.deepEqual([sheet.summary, sheet.qr], [null, null]);
  assert.match(sheet.notes.join(' '), /letter of undertaking/);
});

test('invoice › names, GSTIN, seller and rates change afterwards › what was issued does not, nor does its credit note [§3]', async () => {
  const { content, order, id } = await invoiced({ taxId: '33AABCC1234D1ZI' });
  await sql`update customer set tax_id = '27AAECD7314M1ZF', company_name = 'Other' where id = ${id}`.execute(
    db,
  );
  await sql`update company_invoicing set gstin = '29AAGCM4821K1Z6'`.execute(db);
  await change(shop, order.id, 'Cancelled');
  await settleInvoices(systemCtx(shop), order.id);
  await sql`update company_invoicing set gstin = '33AAGCM4821K1ZH'`.execute(db);
  const [invoice, note] = (await issuedFor(shop, order.id)).map(
    (row) => row.content as InvoiceContent,
  );
  assert.deepEqual(invoice, content);
  assert.deepEqual(
    [note?.seller.gstin, note?.buyer.taxId, note?.total],
    ['33AAGCM4821K1ZH', '33AABCC1234D1ZI', content.total],
  );
  const sheet = sheetOf(note as InvoiceContent, 'ar');
  assert.deepEqual([sheet.title, sheet.bank], ['إشعار دائن', null]);
  assert.ok(
    facts(sheet.facts).some(
      ([label, value]) => label === 'عن الفاتورة' && value?.startsWith(content.number),
    ),
  );
});

const get = (path: string, token?: string) =>
  app.inject({ url: path, headers: token === undefined ? {} : { authtoken: token } });

test('GET invoice › its owner in three languages › the kept PDF: fonts inside, language and title said, nothing that runs [§7.5]', async () => {
  const { order, token, content } = await invoiced({ taxId: '33AABCC1234D1ZI' });
  const seen = new Set<string>();
  for (const lang of ['en', 'ru', 'ar']) {
    for (const path of [
      `/account/order/${order.orderId}/invoice.pdf?lang=${lang}`,
      `/api/auth/orders/${order.id}/invoice?lang=${lang}&download`,
    ]) {
      const answer = await get(path, token);
      assert.equal(answer.statusCode, 200);
      assert.deepEqual(
        ['content-type', 'x-content-type-options', 'content-security-policy', 'cache-control'].map(
          (name) => answer.headers[name],
        ),
        ['application/pdf', 'nosniff', "default-src 'none'; sandbox", 'private, no-cache'],
      );
      const name = `invoice-${content.number.replaceAll('/', '-')}-${lang}.pdf`;
      assert.equal(
        answer.headers['content-disposition'],
        `${path.startsWith('/api') ? 'attachment' : 'inline'}; filename="${name}"`,
      );
      assert.equal(
        answer.headers.etag,
        `"${createHash('sha256').update(answer.rawPayload).digest('hex')}"`,
      );
      const pdf = answer.rawPayload.toString('latin1');
      assert.match(pdf, /^%PDF-1\.7/);
      assert.match(pdf.trimEnd(), /%%EOF$/);
      assert.ok(
        pdf.includes(`/Lang (${lang})`) &&
          pdf.includes('/MarkInfo') &&
          pdf.includes('/StructTreeRoot'),
      );
      const fonts = pdf.match(/\/Type \/FontDescriptor/g)?.length ?? 0;
      assert.ok(fonts >= 3 && (pdf.match(/\/FontFile2/g)?.length ?? 0) === fonts, `${fonts} fonts`);
      assert.equal(/ArabicN?|IBMPlexSansArabic/.test(pdf), lang === 'ar');
      assert.doesNotMatch(pdf, /\/JavaScript|\/JS |\/Launch|\/EmbeddedFile/);
      seen.add(String(answer.headers.etag));
    }
  }
  assert.equal(seen.size, 3);
});

test('GET invoice › a stranger, a visitor, an unknown order, one without invoice › 404, 401, never a hint [§6]', async () => {
  const { order } = await invoiced({});
  const stranger = await aCustomer(db);
  const own = await smallOrder(shop);
  for (const kind of ['invoice', 'credit-note']) {
    const path = (key: string | number) => `/api/auth/orders/${encodeURIComponent(key)}/${kind}`;
    const bare = async (key: string | number) => {
      const answer = await get(path(key), stranger.token);
      const { instance: _, ...said } = answer.json();
      return [answer.statusCode, said];
    };
    const unknown = await bare('MW-0000-0000');
    assert.equal(unknown[0], 404);
    for (const key of [order.orderId, order.id, "1' or 1=1 --", '../../x', '٣', '9'.repeat(40)])
      assert.deepEqual(await bare(key), unknown, String(key));
    assert.equal((await get(path(order.orderId))).statusCode, 401);
    assert.equal((await get(path(own.order.id), own.token)).statusCode, 404);
    assert.equal((await get(`${path(own.order.id)}?lang=xx&lang=ru`, own.token)).statusCode, 404);
    assert.equal(
      (await get(`/account/order/${order.orderId}/${kind}.pdf`, stranger.token)).statusCode,
      404,
    );
  }
});

test('renderPdfs › three lines to another state › one page with bank and signature, in every language [§7.5]', async () => {
  const { content } = await invoiced({ taxId: '27AAECD7314M1ZF' });
  const files = (['en', 'ru', 'ar'] as const).map((locale) => ({
    sheets: [sheetOf(content, locale)],
    at: new Date('2026-11-20T10:00:00Z'),
  }));
  for (const pdf of await renderPdfs(files))
    assert.equal(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length, 1);
});

test('renderPdfs › 60 lines with long names › several pages, the head of the table on each [§7.5]', async () => {
  const { content } = await invoiced({ taxId: '27AAECD7314M1ZF' });
  const name =
    'Deep groove ball bearing 6205-2RS, sealed on both sides, for electric motors, pumps and fans in dust and heat';
  const lines = Array.from({ length: 60 }, () => ({
    ...(content.lines[0] as InvoiceContent['lines'][number]),
    name,
    sku: 'X'.repeat(120),
  }));
  const sheet = sheetOf({ ...content, lines }, 'ar');
  const [file] = await renderPdfs([{ sheets: [sheet], at: new Date('2026-11-20T10:00:00Z') }]);
  const pdf = file?.toString('latin1') ?? '';
  const pages = pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  assert.ok(pages >= 4 && pages <= 12, `${pages} pages`);
  // Each cell of a head is a TH: once on each page that carries goods, and once for the table of codes.
  const heads = pdf.match(/\/S \/TH\b/g)?.length ?? 0;
  const perPage = sheet.lines.columns.length;
  assert.ok(
    heads >= perPage * (pages - 1) + (sheet.summary?.table.columns.length ?? 0),
    `${heads} cells`,
  );
  for (const [, stream] of pdf.matchAll(
    /\/Filter \/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g,
  ))
    inflateSync(Buffer.from(stream ?? '', 'latin1'));
});
