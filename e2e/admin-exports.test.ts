// Export journeys of the back office: files are downloaded and read.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Locator, Page } from 'playwright-core';
import {
  BYTE_ORDER_MARK,
  bytesInMemory,
  delimitedRows,
  workbookRows,
} from '../server/src/platform/spreadsheet/index.ts';
import { aCustomer } from '../server/testing/factories.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { listHolds, save } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();
const FORMULA = '=HYPERLINK("http://quokka.example","Quokka")';
const LIMITS = { partAtMost: 1e8, textsAtMost: 1e7, cellsAtMost: 200 };

async function downloaded(tab: Page, link: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([tab.waitForEvent('download'), link.click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
async function linesOf(csv: Buffer): Promise<string[][]> {
  const lines: string[][] = [];
  for await (const line of delimitedRows(
    Readable.from([csv.toString('utf8').slice(BYTE_ORDER_MARK.length)]),
  ))
    lines.push(line);
  return lines;
}
const card = (tab: Page, title: string): Locator =>
  tab.locator('.MuiCard-root').filter({ has: tab.getByRole('heading', { name: title }) });

journey(
  'exports › products by a part number, orders by their state › those rows alone, no formula among them [back office exports]',
  { width: 1280 },
  async ({ tab }) => {
    const good = await pickGood(shop, PLAIN);
    await openBackoffice(tab, shop, 'administrator');
    await tab.goto(`${shop.url}/admin#/products/${good.id}`);
    await tab.getByLabel('Name · English').fill(FORMULA);
    await save(tab);
    await tab.goto(`${shop.url}/admin#/exports`);
    const catalogue = card(tab, 'Catalogue');
    await catalogue.getByLabel('SKU, part number or name contains').fill(good.sku);
    const products = await downloaded(tab, catalogue.getByRole('link', { name: 'Download CSV' }));
    assert.equal(products.name, 'products.csv');
    const [header = [], ...rows] = await linesOf(products.bytes);
    const row = rows.find((cells) => cells[header.indexOf('sku')] === good.sku) ?? [];
    assert.ok(rows.every((cells) => cells.join(' ').includes(good.sku)));
    assert.equal(row[header.indexOf('name_en')], `'${FORMULA}`);
    assert.equal(row[header.indexOf('price')], (good.price / 100).toFixed(2));

    const orders = card(tab, 'Orders');
    await orders.getByRole('combobox', { name: 'Status' }).click();
    await tab.getByRole('option', { name: 'Shipped' }).click();
    const shipped = await downloaded(tab, orders.getByRole('link', { name: 'Download CSV' }));
    const [columns = [], ...lines] = await linesOf(shipped.bytes);
    const { rows: counted } = await shop.pool.query<{ n: number }>(
      "select count(*)::int as n from order_line l join sales_order o on o.id = l.order_id where o.status = 'Shipped'",
    );
    assert.equal(lines.length, counted[0]?.n);
    assert.ok(
      lines.length > 0 && lines.every((cells) => cells[columns.indexOf('status')] === 'Shipped'),
    );
  },
);

journey(
  'exports › the lists of orders and of products, as they are filtered › the same rows on all pages, as CSV and as Excel [back office exports]',
  { width: 1440 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'administrator');
    const total = async (): Promise<number> =>
      Number(
        / of (\d+)$/.exec(await tab.locator('.MuiTablePagination-displayedRows').innerText())?.[1],
      );
    await tab.goto(`${shop.url}/admin#/orders`);
    await tab
      .getByRole('navigation', { name: 'Views' })
      .getByRole('button', { name: 'Unpaid' })
      .click();
    await tab.locator('a[href*="unpaid=true"][href*="format=csv"]').waitFor();
    const unpaid = (
      await shop.pool.query(
        "select public_id from sales_order where paid_base < total_base and status <> 'Cancelled' order by id desc",
      )
    ).rows.map((row) => row.public_id);
    await listHolds(tab, unpaid.length);
    const orders = await downloaded(tab, tab.getByRole('link', { name: 'CSV' }));
    const [, ...lines] = await linesOf(orders.bytes);
    assert.deepEqual([...new Set(lines.map(([number]) => number))], unpaid);

    const filter = new URLSearchParams({
      filter: '{"q":"bearing","stock":"out"}',
      displayedFilters: '{}',
    });
    await tab.goto(`${shop.url}/admin#/products?${filter}`);
    await tab.locator('a[href*="stock=out"][href*="found=bearing"]').first().waitFor();
    await tab.locator('.MuiTablePagination-displayedRows').waitFor();
    const { name, bytes } = await downloaded(tab, tab.getByRole('link', { name: 'Excel' }));
    assert.equal(name, 'products.xlsx');
    const rows: string[][] = [];
    for await (const { cells } of workbookRows(bytesInMemory(bytes), LIMITS)) rows.push(cells);
    const [header = [], ...parts] = rows;
    assert.equal(parts.length, await total());
    assert.ok(parts.length > 0 && parts.every((cells) => cells[header.indexOf('stock')] === '0'));
  },
);

journey(
  'exports › requests, reviews, lots, needs, the log and others, as they are filtered › a line for each that the list counts [back office exports]',
  { width: 1440 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'administrator');
    for (const [list, filter, column, value] of [
      ['leads', { state: 'new' }, 'state', 'new'],
      ['negotiations', {}, 'reference', undefined],
      ['quotes', {}, 'quote', undefined],
      ['reviews', { state: 'published' }, 'state', 'published'],
      ['lots', { condition: 'used' }, 'condition', 'used'],
      ['needs', { published: 'true' }, 'shown', 'yes'],
      ['synonyms', {}, 'id', undefined],
      ['staff', {}, 'email', undefined],
      ['audit', { subject: 'product' }, 'subject', 'product'],
    ] as const) {
      await tab.goto(
        `${shop.url}/admin#/${list}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}' })}`,
      );
      const [asked = ''] = Object.entries(filter).map(
        ([name, said]) => `[href*="${name}=${said}"]`,
      );
      const link = tab.locator(`a[href*="/exports/${list}"][href*="format=csv"]${asked}`);
      await link.waitFor();
      const { name, bytes } = await downloaded(tab, link);
      assert.equal(name, `${list}.csv`);
      const [header = [], ...lines] = await linesOf(bytes);
      assert.ok(lines.length > 0, list);
      await listHolds(tab, lines.length);
      const values = lines.map((cells) => cells[header.indexOf(column)]);
      assert.ok(
        value === undefined
          ? new Set(values).size === lines.length
          : values.every((one) => one === value),
        list,
      );
    }
  },
);

journey(
  'exports › customers by a word, as Excel › a workbook with that one, whose company is no formula [back office exports] [back office customers]',
  { width: 1280 },
  async ({ tab }) => {
    const buyer = await aCustomer(shop.db);
    await shop.pool.query(
      "update customer set first_name = 'Wilhelmina', company_name = $2 where id = $1",
      [buyer.id, FORMULA],
    );
    await openBackoffice(tab, shop, 'order-manager');
    await tab.goto(`${shop.url}/admin#/customers`);
    await tab.getByPlaceholder('Name, company, address, telephone, tax number').fill('wilhelmina');
    await tab.locator('a[href*="q=wilhelmina"]').first().waitFor();
    const { name, bytes } = await downloaded(tab, tab.getByRole('link', { name: 'Excel' }));
    assert.equal(name, 'customers.xlsx');
    const rows: string[][] = [];
    for await (const { cells } of workbookRows(bytesInMemory(bytes), LIMITS)) rows.push(cells);
    assert.equal(rows.length, 2);
    const [header = [], row = []] = rows;
    assert.equal(row[header.indexOf('email')], buyer.email);
    assert.equal(row[header.indexOf('company')]?.replace(/^'/, ''), FORMULA);
  },
);

journey(
  'exports › the feed for Google Merchant › what is published, at today’s price; what is withdrawn is gone [back office exports]',
  { width: 1280 },
  async ({ tab }) => {
    const good = await pickGood(shop, `${PLAIN} and p.discount_base is null`);
    const withdrawn = await pickGood(shop, `${PLAIN} and p.id <> ${good.id}`);
    await openBackoffice(tab, shop, 'catalogue-manager');
    const change = async ({ id }: { id: number }, work: () => Promise<void>): Promise<void> => {
      await tab.goto(`${shop.url}/admin#/products/${id}`);
      await work();
      await save(tab);
    };
    // Kept for minutes once it is made, so both changes come first.
    const offered = async (): Promise<Record<string, string>[]> => {
      await tab.goto(`${shop.url}/admin#/exports`);
      const address = await tab.getByRole('link', { name: /google-merchant/ }).getAttribute('href');
      // As Google asks: without a session.
      const [head = '', ...lines] = (await (await fetch(address as string)).text())
        .trim()
        .split('\n');
      const columns = head.split('\t');
      return lines.map((line) => {
        const cells = line.split('\t');
        return Object.fromEntries(columns.map((column, place) => [column, cells[place] as string]));
      });
    };
    await change(good, () => tab.getByLabel(/^Price, INR/).fill('4321.5'));
    await change(withdrawn, () => tab.getByLabel('Published').uncheck());
    const all = await offered();
    assert.ok(all.every(({ id }) => id !== withdrawn.sku));
    const one = all.find(({ id }) => id === good.sku);
    assert.deepEqual(
      [one?.price, one?.availability, one?.mpn],
      ['4321.50 INR', 'in_stock', good.mpn],
    );
    assert.equal((await fetch(one?.link as string)).status, 200);
    assert.match(
      (await fetch(one?.image_link as string)).headers.get('content-type') as string,
      /^image\//,
    );
  },
);
