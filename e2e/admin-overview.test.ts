// Dashboard journeys of the back office: best sellers, parts that ran out, slow-moving stock, outcomes of requests; and a view of a list that is saved and shared.
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { aCustomer, setOnHand } from '../server/testing/factories.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { listHolds, part } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

async function cellsOf(row: Locator): Promise<string[]> {
  await row.waitFor();
  return (await row.getByRole('cell').allInnerTexts()).map((text) => text.trim());
}

journey(
  'overview › much of one part bought, another sold out › the first of the best sellers, one more that ran out, each leads to its part [back office dashboard]',
  { width: 1440 },
  async ({ tab }) => {
    const most = (
      await shop.pool.query<{ paise: string }>('select max(total_base) as paise from sales_order')
    ).rows[0]?.paise;
    const good = await pickGood(shop, `${PLAIN} and p.price_base > 100000`);
    await setOnHand(shop.db, good.id, 1_000_000);
    const buyer = await aCustomer(shop.db);
    const quantity = Math.ceil((2 * Number(most)) / good.price) + 1_000;
    const send = async (path: string, body?: object): Promise<any> =>
      (
        await fetch(`${shop.url}/api${path}`, {
          method: 'POST',
          headers: { authtoken: buyer.token, 'content-type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
      ).json();
    const cart = await send('/shop/additemtocart', { productId: good.id, quantity });
    assert.ok((await send(`/order/commitOrder?cartCode=${cart.code}`)).orderId);
    const gone = await pickGood(shop, `${PLAIN} and p.id <> ${good.id}`);
    const out = part(tab, 'Sold out');
    await openBackoffice(tab, shop, 'administrator');
    const before = Number((await out.getByText(/^\d+$/).innerText()).trim());
    await setOnHand(shop.db, gone.id, 0);

    await tab.reload();
    const best = tab.getByRole('table', { name: 'Best sellers' }).getByRole('row').nth(1);
    const [bought = '', pieces = ''] = await cellsOf(best);
    assert.ok(bought.includes(good.sku), bought);
    assert.equal(Number(pieces.replace(/\D/g, '')), quantity);
    assert.equal(Number((await out.getByText(/^\d+$/).innerText()).trim()), before + 1);
    await best.getByRole('link').click();
    await tab.waitForURL((url) => url.hash.startsWith(`#/products/${good.id}`));
  },
);

journey(
  'overview › parts that lie still › those on the shelf, unsold, with what they are worth [back office dashboard]',
  { width: 1440 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'administrator');
    const rows = tab.getByRole('table', { name: 'Slow movers' }).getByRole('row');
    await rows.nth(1).waitFor();
    for (const row of (await rows.all()).slice(1)) {
      const [lying = '', pieces = '', value = ''] = await cellsOf(row);
      const sku = lying.split(/\s/).at(-1);
      const { rows: known } = await shop.pool.query(
        `select s.on_hand, p.price_base * s.on_hand as paise, exists (select from order_line l join sales_order o on o.id = l.order_id
           where l.product_id = p.id and o.status <> 'Cancelled' and o.placed_at > now() - interval '180 days') as sold
         from product p join stock s on s.product_id = p.id where p.sku = $1`,
        [sku],
      );
      assert.equal(Number(pieces.replace(/\D/g, '')), known[0]?.on_hand, lying);
      assert.equal(
        Math.round(Number(value.replace(/[^\d.]/g, '')) * 100),
        Number(known[0]?.paise),
        lying,
      );
      assert.equal(known[0]?.sold, false, lying);
    }
  },
);

journey(
  'overview › one request won › counted, and the share that became business is higher [back office dashboard]',
  { width: 1440 },
  async ({ tab }) => {
    await shop.pool.query("update lead set state = 'new' where state = 'won'");
    await openBackoffice(tab, shop, 'administrator');
    const share = part(tab, 'Leads').getByText(/^Won: /);
    assert.equal(await share.innerText(), 'Won: 0%');
    await shop.pool.query(
      "update lead set state = 'won' where kind = 'request' and created_at > now() - interval '29 days'",
    );
    const { rows } = await shop.pool.query<{ won: number; received: number }>(
      "select count(*) filter (where state = 'won')::int as won, count(*)::int as received from lead where state <> 'spam' and created_at > now() - interval '30 days'",
    );
    const { won, received } = rows[0] as { won: number; received: number };
    assert.ok(won > 0);
    await tab.reload();
    await share.filter({ hasText: `Won: ${Math.round((won / received) * 100)}%` }).waitFor();
    const requests = tab
      .getByRole('table', { name: 'Leads' })
      .getByRole('row', { name: /^Requests for parts/ });
    assert.equal((await cellsOf(requests)).at(-1), String(won));
  },
);

journey(
  'lists › a view saved, shared, made the default › a colleague opens it, the menu leads to it; deleted, it is gone for both [back office lists]',
  { width: 1600 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'order-manager');
    const filter = new URLSearchParams({
      filter: '{"status":"Pending"}',
      displayedFilters: '{"status":true}',
    });
    await tab.goto(`${shop.url}/admin#/orders?${filter}`);
    const menu = tab.getByRole('dialog', { name: 'Saved views' });
    await tab.getByRole('button', { name: 'Saved views' }).click();
    await menu.getByText('None yet.').waitFor();
    await menu.getByRole('button', { name: 'Save what is shown' }).click();
    const form = tab.getByRole('dialog', { name: 'Save what is shown' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Quokkas first');
    await form.getByRole('combobox', { name: 'Who has it' }).click();
    await tab.getByRole('option', { name: 'Everybody who may see this list' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await menu.getByRole('button', { name: 'Open the list with “Quokkas first”' }).click();
    await menu
      .getByRole('button', { name: 'Open the list with “Quokkas first”', pressed: true })
      .waitFor();
    await tab.keyboard.press('Escape');

    // From the menu the list opens with it.
    await tab.goto(`${shop.url}/admin#/orders?filter=%7B%7D`);
    await tab.getByRole('link', { name: 'Customers', exact: true }).click();
    await tab.getByRole('link', { name: 'Orders', exact: true }).click();
    await tab.waitForURL(/Pending/);
    const pending = (
      await shop.pool.query("select count(*)::int as n from sales_order where status = 'Pending'")
    ).rows[0].n;
    await listHolds(tab, pending);

    const browser = tab.context().browser();
    assert.ok(browser);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const other = await context.newPage();
    await openBackoffice(other, shop, 'catalogue-manager', 'ar');
    await other.goto(`${shop.url}/admin#/orders`);
    await other.getByRole('button', { name: 'طرق العرض المحفوظة' }).click();
    await other.getByRole('button', { name: /Quokkas first.*لكل من/ }).click();
    await other.waitForURL(/Pending/);
    // Somebody else’s: opened, not changed.
    await other.getByRole('button', { name: 'طرق العرض المحفوظة' }).click();
    await other.getByRole('button', { name: /Quokkas first.*لكل من/ }).waitFor();
    assert.equal(await other.getByRole('button', { name: 'تعديل «Quokkas first»' }).count(), 0);
    await context.close();

    await tab.getByRole('button', { name: 'Saved views' }).click();
    await menu.getByRole('button', { name: 'Change “Quokkas first”' }).click();
    const change = tab.getByRole('dialog', { name: 'Saved view', exact: true });
    await change.getByRole('button', { name: 'Delete' }).click();
    await change.getByText('for everybody who has it').waitFor();
    await change.getByRole('button', { name: 'Delete' }).click();
    await menu.getByText('None yet.').waitFor();
  },
);

journey(
  'menu › a group is folded › its screens go, the others stay, also after the page is loaded again [back office dashboard]',
  { width: 1440 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'administrator');
    const menu = tab.getByRole('navigation', { name: 'All areas' });
    await menu.getByRole('link', { name: 'Products', exact: true }).waitFor();
    await menu.getByRole('button', { name: 'Catalogue' }).click();
    await menu.getByRole('link', { name: 'Products', exact: true }).waitFor({ state: 'hidden' });
    await tab.reload();
    await menu.getByRole('link', { name: 'Stocktake' }).waitFor();
    assert.equal(await menu.getByRole('link', { name: 'Products', exact: true }).count(), 0);
    await menu.getByRole('button', { name: 'Catalogue', expanded: false }).click();
    await menu.getByRole('link', { name: 'Products', exact: true }).waitFor();
  },
);
