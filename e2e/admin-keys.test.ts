// Journeys by keyboard in the back office: orders from the list to shipped without a pointer, and shortcuts on other keyboard layouts.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { agreeFreight } from '../server/testing/orders.ts';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();
const part = (tab: Page, name: string) => tab.getByRole('region', { name, exact: true });
const heading = (tab: Page) => tab.getByRole('heading', { level: 2 }).first();

/** Types into what has the focus, which the label names. */
async function typeInto(tab: Page, label: RegExp | string, text: string): Promise<void> {
  await tab.getByLabel(label).and(tab.locator(':focus')).waitFor();
  await tab.keyboard.insertText(text);
}

async function tabTo(tab: Page, label: RegExp): Promise<void> {
  const field = tab.getByLabel(label).and(tab.locator(':focus'));
  for (let stops = 0; (await field.count()) === 0; stops++) {
    assert.ok(stops < 20, `${label} is not reached`);
    await tab.keyboard.press('Tab');
  }
}

/** The dialog of a shipment, with the focus where codes are scanned. */
async function openShipping(tab: Page): Promise<void> {
  await tab.keyboard.press('s');
  await tab
    .getByLabel(/^Scan a code/)
    .and(tab.locator(':focus'))
    .waitFor();
}

/** What is open of it is paid, then all that is left of it is sent. */
async function payAndShip(tab: Page, reference: string): Promise<string> {
  const id = await heading(tab).innerText();
  await tab.keyboard.press('r');
  await typeInto(tab, /^Reference of the bank/, reference);
  await tab.keyboard.press('Control+Enter');
  await part(tab, 'Payments').getByText(reference).waitFor();
  await tab.getByRole('dialog').waitFor({ state: 'detached' });
  await openShipping(tab);
  await tab.keyboard.press('Control+Enter');
  await part(tab, 'History').getByText('Shipped', { exact: true }).waitFor();
  await tab.getByRole('dialog').waitFor({ state: 'detached' });
  return id;
}

// Before the next one, which leaves no order pending.
journey(
  'orders › keys between fields and lists › the search field is left, a drop-down sends its dialog, lines are changed, a missing reason has the focus, several packing lists lead back to their row [back office orders]',
  { width: 1440 },
  async ({ tab, faults }) => {
    faults.expectStatus(409);
    await openBackoffice(tab, shop, 'order-manager');
    await tab.goto(`${shop.url}/admin#/orders`);
    const rows = tab.locator('[data-row]');
    await rows.first().waitFor();
    const search = tab.locator('main input[name=q]');
    for (const key of ['Escape', 'Enter', 'ArrowDown']) {
      await tab.keyboard.press('f');
      await search.and(tab.locator(':focus')).waitFor();
      await tab.keyboard.press(key);
      await rows.first().and(tab.locator(':focus')).waitFor();
    }
    // What is typed brings other rows, of which the first has the focus then.
    const { rows: found } = await shop.pool.query<{ id: number; public_id: string }>(
      "select id::int, public_id from sales_order where status = 'Confirmed' and paid_base = 0 order by id limit 2",
    );
    const [one] = found as [{ id: number; public_id: string }];
    await tab.keyboard.press('f');
    await tab.keyboard.type(one.public_id);
    await tab.keyboard.press('Enter');
    await tab.locator(`[data-row="${one.id}"]:focus`).waitFor();
    assert.equal(await rows.count(), 1);

    // A shipment without the reason that is needed while nothing is paid.
    await tab.keyboard.press('Enter');
    await heading(tab).waitFor();
    await openShipping(tab);
    await tab.keyboard.press('Control+Enter');
    const reason = tab.getByLabel(/^Not all of it is paid/);
    await reason.and(tab.locator(':focus')).waitFor();
    assert.equal(await reason.getAttribute('aria-invalid'), 'true');
    await tab.keyboard.press('Escape');
    await tab.getByRole('dialog').waitFor({ state: 'detached' });

    // The way of a payment is a drop-down: with the focus on it, and with its list open.
    for (const [reference, isOpen] of [
      ['UTR-LIST-1', false],
      ['UTR-LIST-2', true],
    ] as const) {
      await tab.keyboard.press('r');
      await typeInto(tab, /^Reference of the bank/, reference);
      await tab.getByLabel(/^Amount/).fill('1');
      await tab.getByRole('dialog').getByRole('combobox').first().focus();
      if (isOpen) {
        await tab.keyboard.press('ArrowDown');
        await tab.getByRole('listbox').waitFor();
      }
      await tab.keyboard.press('Control+Enter');
      await part(tab, 'Payments').getByText(reference).waitFor();
      await tab.getByRole('dialog').waitFor({ state: 'detached' });
    }

    // Lines and freight of an order that is pending.
    const { rows: pending } = await shop.pool.query<{ id: number }>(
      "select id::int from sales_order where status = 'Pending' order by id limit 1",
    );
    await tab.goto(`${shop.url}/admin#/orders/${pending[0]?.id}/show`);
    await tab.getByRole('button', { name: 'Change lines and freight' }).waitFor();
    await tab.keyboard.press('e');
    await tab.getByRole('dialog', { name: 'Change the order' }).waitFor();
    await tab.keyboard.press('Escape');
    await tab.getByRole('dialog').waitFor({ state: 'detached' });

    // Two chosen ones: back from their packing lists to the first of them.
    await tab.goto(`${shop.url}/admin#/orders?filter=%7B%7D`);
    await rows.nth(2).waitFor();
    await tab.evaluate('document.activeElement.blur()');
    await tab.keyboard.press('j');
    await tab.keyboard.press('j');
    const second = await rows.nth(1).getAttribute('data-row');
    await tab.locator(`[data-row="${second}"]:focus`).waitFor();
    await tab.keyboard.press('x');
    await tab.keyboard.press('j');
    await tab.keyboard.press('x');
    await tab.getByText('2 items selected').waitFor();
    await tab.keyboard.press('p');
    await tab.waitForURL(/#\/packing\?ids=\d+,\d+$/);
    await tab
      .getByRole('heading', { name: /^Packing list MW-/ })
      .first()
      .waitFor();
    await tab.keyboard.press('u');
    await tab.locator(`[data-row="${second}"]:focus`).waitFor();
  },
);

journey(
  'orders › by keys alone › three go from the list to shipped: one confirmed, noted and scanned, two paid and sent whole [back office orders]',
  { width: 1440 },
  async ({ tab }) => {
    const { rows } = await shop.pool.query<{ id: number; public_id: string }>(
      "select id::int, public_id from sales_order where status = 'Pending' order by id desc limit 1",
    );
    const [pending] = rows as [{ id: number; public_id: string }];
    await agreeFreight(shop.db, pending.id);
    await openBackoffice(tab, shop, 'order-manager');
    await tab.goto(`${shop.url}/admin#/orders`);
    await tab.getByRole('cell', { name: pending.public_id }).waitFor();

    // The second view, its first row, opened.
    await tab.keyboard.press('2');
    await tab.waitForURL(/Pending/);
    await tab.keyboard.press('j');
    await tab.getByRole('link', { name: pending.public_id }).and(tab.locator(':focus')).waitFor();
    await tab.keyboard.press('Enter');
    await tab
      .getByRole('heading', { level: 2, name: pending.public_id })
      .and(tab.locator(':focus'))
      .waitFor();

    await tab.keyboard.press('c');
    await tab.getByRole('dialog').getByRole('button', { name: 'Confirm' }).waitFor();
    await tab.keyboard.press('Enter');
    await part(tab, 'History').getByText('Confirmed').waitFor();
    await tab.getByRole('dialog').waitFor({ state: 'detached' });

    await tab.keyboard.press('n');
    // In a field letters are letters.
    await tab.keyboard.type('screws count as pieces');
    await tab.keyboard.press('Control+Enter');
    await part(tab, 'Internal notes').locator('p', { hasText: 'screws count' }).waitFor();
    await tab.keyboard.press('Escape');
    await tab.evaluate('document.activeElement.blur()');

    const { rows: lines } = await shop.pool.query<{ sku: string; quantity: number }>(
      'select sku, quantity from order_line where order_id = $1 order by position',
      [pending.id],
    );
    await tab.keyboard.press('s');
    await typeInto(tab, /^Scan a code/, 'no such code');
    await tab.keyboard.press('Enter');
    await tab.getByText('is on no line that is still to be shipped').waitFor();
    for (const { sku, quantity } of lines)
      for (const typed of [sku.toLowerCase(), String(quantity)]) {
        await typeInto(tab, /^Scan a code/, typed);
        await tab.keyboard.press('Enter');
        const pieces = typed === String(quantity) ? quantity : 1;
        await tab.getByRole('status').getByText(`${pieces} of ${quantity}`).waitFor();
      }
    await tabTo(tab, /^Not all of it is paid/);
    await tab.keyboard.insertText('Thirty days were agreed');
    await tab.keyboard.press('Control+Enter');
    await part(tab, 'History').getByText('Shipped', { exact: true }).waitFor();
    await tab.getByRole('dialog').waitFor({ state: 'detached' });

    // Back, to the orders that can leave; from one to the next without the list.
    await tab.keyboard.press('u');
    await tab.waitForURL(/#\/orders(\?|$)/);
    await tab.keyboard.press('3');
    await tab.waitForURL(/toShip/);
    // What is confirmed and still to be paid is no view: it may not leave yet.
    await tab.goto(
      `${shop.url}/admin#/orders?filter=${encodeURIComponent('{"status":"Confirmed"}')}`,
    );
    await tab.getByRole('cell', { name: 'Confirmed' }).first().waitFor();
    await tab.keyboard.press('j');
    await tab.keyboard.press('ArrowDown');
    await tab.keyboard.press('ArrowUp');
    await tab.keyboard.press('Enter');
    await heading(tab).waitFor();
    await tab.keyboard.press('p');
    await tab.waitForURL(/#\/packing\?ids=\d+$/);
    await tab.getByRole('heading', { name: /^Packing list MW-/ }).waitFor();
    await tab.keyboard.press('u');
    await tab.waitForURL(/#\/orders\/\d+\/show/);
    await heading(tab).waitFor();
    const second = await payAndShip(tab, 'UTR-KEYS-1');
    await tab.keyboard.press('j');
    await heading(tab).filter({ hasNotText: second }).waitFor();
    const third = await payAndShip(tab, 'UTR-KEYS-2');
    // Work goes on at the row behind it.
    await tab.keyboard.press('u');
    await tab.locator('[data-row]:focus').waitFor();

    const { rows: shipped } = await shop.pool.query(
      "select public_id from sales_order where public_id = any($1) and status = 'Shipped'",
      [[pending.public_id, second, third]],
    );
    assert.equal(shipped.length, 3);
  },
);

journey(
  'orders › keys of a Russian layout, the sheet, shortcuts switched off › places of the keys count, off is off [back office orders]',
  { width: 1280, locale: 'ru' },
  async ({ tab }) => {
    const press = async (key: string, code: string, shiftKey = false): Promise<void> => {
      const pressed = JSON.stringify({ key, code, shiftKey, bubbles: true, cancelable: true });
      await tab.evaluate(
        `(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', ${pressed}))`,
      );
    };
    await openBackoffice(tab, shop, 'order-manager', 'ru');
    await tab.goto(`${shop.url}/admin#/orders`);
    const rows = tab.getByRole('link', { name: /^MW-/ });
    await rows.first().waitFor();
    await press('о', 'KeyJ');
    await rows.first().and(tab.locator(':focus')).waitFor();

    await press(',', 'Slash', true);
    const sheet = tab.getByRole('dialog', { name: 'Горячие клавиши' });
    await sheet.getByText('Следующий заказ').waitFor();
    // While it is open no row is moved to.
    await press('о', 'KeyJ');
    await sheet.getByRole('switch').press('Space');
    await tab.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await rows.first().and(tab.locator(':focus')).waitFor();
    await press('о', 'KeyJ');
    await press(',', 'Slash', true);
    await rows.first().and(tab.locator(':focus')).waitFor();
    assert.equal(await sheet.count(), 0);
    // With Ctrl they go on, and the account's menu opens the sheet.
    await tab.keyboard.press('Control+K');
    await tab.getByRole('combobox', { name: 'Найти что угодно' }).waitFor();
  },
);
