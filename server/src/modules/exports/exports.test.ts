// Tests of exports: round trip through an import, and rights. [back office exports]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { aCtx, aCustomer, aProduct, asStaff, testApp } from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { checked } from '../imports/test-imports.ts';
import { sheetOf, workbookOf } from '../quick-order/test-workbooks.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop, 'administrator');
const { db } = shop;
const ids = [
  await aProduct(db, { name: '=HYPERLINK("http://x")', price: 12_345, discount: 9_900 }),
  await aProduct(db, { stock: 0, minimum: 2, maximum: 8, step: 2 }),
];
const skus = (
  await db.selectFrom('product').select('sku').where('id', 'in', ids).orderBy('id').execute()
).map((row) => row.sku);

test('exports › each table of the catalogue › imported again it changes nothing [back office exports]', async () => {
  for (const kind of ['products', 'prices', 'stock', 'categories', 'translations'] as const) {
    const { body, status } = await admin('GET', `/exports/catalogue/${kind}`);
    assert.equal(status, 200);
    const report = await checked(shop, admin, kind, String(body));
    assert.deepEqual([report.rows.new, report.rows.changed, report.rows.faulty], [0, 0, 0], kind);
    assert.ok(report.rows.same >= 2, kind);
  }
});

test('exports › filters › only what fits; a formula is text [back office exports]', async () => {
  const { body } = await admin('GET', `/exports/catalogue/products?q=${skus[0]}`);
  const lines = String(body).trim().split('\r\n');
  assert.equal(lines.length, 2);
  assert.match(String(lines[1]), /"'=HYPERLINK\(""http:\/\/x""\)"/);
  const none = await admin('GET', '/exports/catalogue/stock?published=false');
  assert.equal(none.body, '\ufeffsku,stock\r\n');
});

test('exports › customers › with what the staff may see, never a secret [back office exports]', async () => {
  const { email } = await aCustomer(db);
  const orderManager = await asStaff(shop, 'order-manager');
  const { body } = await orderManager('GET', `/exports/customers?q=${encodeURIComponent(email)}`);
  assert.match(String(body), new RegExp(email.replace('.', '\\.')));
  assert.doesNotMatch(String(body), /argon2/);
  assert.equal(
    (await orderManager('GET', '/exports/orders?from=2026-01-01&to=2026-12-31')).status,
    200,
  );
  for (const wrong of ['from=2026-02-30', 'to=%3Dcmd%7Cx', 'to=2026'])
    assert.equal((await orderManager('GET', `/exports/orders?${wrong}`)).status, 400, wrong);
});

test('exports › orders and products by the filters of their lists › what the list shows, days by the shop’s clock [back office exports]', async () => {
  const orderManager = await asStaff(shop, 'order-manager');
  const buyer = await aCustomer(db);
  const cart = await shop.cartOf([{ productId: ids[0] as number, quantity: 1 }], buyer.token);
  const made = await shop.call('POST', `/api/order/commitOrder?cartCode=${cart}`, {
    token: buyer.token,
  });
  assert.equal(made.status, 200, JSON.stringify(made.body));
  // Half past one at night of the second of May in India.
  await sql`update sales_order set placed_at = '2026-05-01T20:00:00Z' where customer_id = ${buyer.id}`.execute(
    db,
  );
  const linesOf = async (query: string): Promise<number> =>
    String((await orderManager('GET', `/exports/orders?customerId=${buyer.id}&${query}`)).body)
      .trim()
      .split('\r\n').length - 1;
  assert.deepEqual(
    [
      await linesOf('from=2026-05-02&to=2026-05-02'),
      await linesOf('to=2026-05-01'),
      await linesOf('unpaid=true'),
      await linesOf('unpaid=false'),
    ],
    [1, 0, 1, 0],
  );
  assert.equal((await orderManager('GET', '/exports/orders?status=Lost')).status, 400);
  const some = await admin('GET', `/exports/catalogue/products?found=${skus[1]}&stock=out`);
  assert.equal(String(some.body).trim().split('\r\n').length, 2);
  assert.equal(
    String((await admin('GET', `/exports/catalogue/products?found=${skus[1]}&stock=in`)).body)
      .trim()
      .split('\r\n').length,
    1,
  );
  const workbook = await admin('GET', `/exports/catalogue/products?found=${skus[1]}&format=xlsx`);
  assert.match(String(workbook.headers['content-disposition']), /filename="products\.xlsx"/);
  assert.match(String(workbook.body), /^PK/);
});

test('exports › customers by the filters of the list, as CSV or as a workbook › those rows alone, no formula [back office exports]', async () => {
  const [one, other] = [await aCustomer(db), await aCustomer(db)];
  const formula = '=HYPERLINK("http://x")';
  await sql`update customer set company_name = ${formula}, verified = true where id = ${one.id}`.execute(
    db,
  );
  const orderManager = await asStaff(shop, 'order-manager');
  const csv = String(
    (await orderManager('GET', '/exports/customers?verified=true&withOrders=false&format=csv'))
      .body,
  );
  assert.ok(csv.includes(one.email) && !csv.includes(other.email));
  assert.ok(csv.includes(`"'=HYPERLINK(""http://x"")"`));
  const workbook = await orderManager('GET', '/exports/customers?verified=true&format=xlsx');
  assert.match(
    String(workbook.headers['content-disposition']),
    /^attachment; filename="customers\.xlsx"$/,
  );
  assert.match(String(workbook.body), /^PK/);
});

test('exports › the newsletter › who fits the filters, as the list shows them [back office exports]', async () => {
  await sql`insert into newsletter_subscriber (email, locale, state, confirmed_at) values ('+sum@example.com', 'ru', 'confirmed', now())`.execute(
    db,
  );
  const orderManager = await asStaff(shop, 'order-manager');
  const { body } = await orderManager('GET', '/exports/newsletter?state=confirmed');
  assert.match(
    String(body),
    /^\ufeffemail,language,state,since,confirmed,unsubscribed\r\n'\+sum@example\.com,ru,confirmed,/,
  );
  assert.equal(
    String((await orderManager('GET', '/exports/newsletter?state=pending')).body)
      .trim()
      .split('\r\n').length,
    1,
  );
});

test('merchantFeed › published products › a line each, with prices, availability and whole addresses [back office exports]', async () => {
  let feed = '';
  for await (const piece of services.exports.merchantFeed(aCtx(db), {
    product: (id, slug) => `/product/${id}/${slug}`,
    preview: (image) => `/p/${image}`,
  }))
    feed += piece;
  const [head, ...lines] = feed.trim().split('\n');
  const columns = String(head).split('\t');
  const line = lines.map((text) => text.split('\t')).find((cells) => cells[0] === skus[0]) ?? [];
  const cell = (name: string): string => line[columns.indexOf(name)] ?? '';
  assert.deepEqual(
    [cell('price'), cell('sale_price'), cell('availability')],
    ['123.45 INR', '99.00 INR', 'in_stock'],
  );
  assert.match(cell('link'), /^http:\/\/localhost:3000\/product\/\d+\//);
  assert.match(feed, new RegExp(`${skus[1]}\\t[^\\n]*out_of_stock`));
  await sql`update product set published = false where id = ${ids[1] as number}`.execute(db);
});

test('imports › a workbook instead of a CSV › the same rows, numbered as the sheet numbers them [back office imports]', async () => {
  const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="4"><c r="A4" t="inlineStr"><is><t>${skus[0]}</t></is></c><c r="B4"><v>5.5</v></c></row>`;
  const report = await checked(shop, admin, 'stock', workbookOf(sheetOf(rows), ['SKU', 'Qty']));
  const { body } = await admin('GET', `/imports/${report.id}/faults`);
  assert.deepEqual(
    body.rows.map((fault: { row: number; message: string }) => [fault.row, fault.message]),
    [[4, 'Must be a whole number.']],
  );
});
