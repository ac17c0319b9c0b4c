// Journeys of the search over everything: records and screens by keyboard, and only what a role may read.
import assert from 'node:assert/strict';
import { DEMO_BUYERS } from '../server/src/demo/shop.ts';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();
const [meena] = DEMO_BUYERS;

journey(
  'search over everything › Ctrl+K, an order, a part, a customer, a screen › each opens by Enter; / opens it where nobody types [back office]',
  { width: 1280 },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'administrator');
    const field = tab.getByRole('combobox', { name: 'Find anything' });
    const find = async (typed: string, group: string): Promise<void> => {
      await field.fill(typed);
      await tab.getByRole('listbox').getByText(group, { exact: true }).waitFor();
      await tab.keyboard.press('Enter');
      await field.waitFor({ state: 'detached' });
    };
    const { rows } = await shop.pool.query<{ id: number; public_id: string; sku: string }>(
      'select o.id::int, o.public_id, (select sku from product where published order by id limit 1) from sales_order o order by o.id limit 1',
    );
    const [known] = rows as [{ id: number; public_id: string; sku: string }];

    await tab.keyboard.press('Control+K');
    await find(known.public_id.slice(0, -1).toLowerCase(), 'Orders');
    await tab.waitForURL(`**/admin#/orders/${known.id}/show`);

    await tab.keyboard.press('/');
    await find(known.sku, 'Products');
    await tab.waitForURL(/#\/products\/\d+/);
    // In a field a slash is a slash.
    await tab.goto(`${shop.url}/admin#/orders`);
    const search = tab.locator('main input[type=text]').first();
    await search.press('/');
    assert.deepEqual([await search.inputValue(), await field.count()], ['/', 0]);

    await tab.keyboard.press('Control+K');
    // Her orders have her name too, and come first.
    await field.fill(meena.email);
    await tab.getByRole('option', { name: /^Meena Iyer/ }).click();
    await tab.waitForURL(/#\/customers\/\d+\/show/);

    await tab.keyboard.press('Control+K');
    await find('tax ra', 'Screens');
    await tab.waitForURL(/#\/tax-rates/);

    // What a setting is called elsewhere; its form shows it at once, though it stands below.
    await tab.keyboard.press('Control+K');
    await field.fill('2fa');
    await tab.getByRole('option', { name: /^Second factor of the staff/ }).click();
    await tab.waitForURL(/#\/settings\/selling/);
    const factor = tab.getByRole('combobox', { name: 'Second factor of the staff' });
    await factor.waitFor();
    await tab.waitForFunction('scrollY > 0');
    const { y = 0 } = (await factor.boundingBox()) ?? {};
    assert.ok(y > 0 && y < 900, `stands at ${y}`);

    await tab.keyboard.press('Control+K');
    await field.fill('zzqxv');
    await tab.getByText('Nothing has these words.').waitFor();
    await tab.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
  },
);

journey(
  'search over everything › by who edits content › no order, no customer is asked for [back office]',
  { width: 1280 },
  async ({ tab }) => {
    const asked: string[] = [];
    tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openBackoffice(tab, shop, 'content-editor');
    await tab.keyboard.press('Control+K');
    await tab.getByRole('combobox', { name: 'Find anything' }).fill('meena');
    await tab.getByText('Nothing has these words.').waitFor();
    assert.deepEqual(
      asked.filter((path) => /\/api\/admin\/(orders|customers|quotes|leads|staff)$/.test(path)),
      [],
    );
  },
);

journey(
  'search over everything › in Arabic, with the article › the screen whose word has none [back office]',
  { width: 1280, locale: 'ar' },
  async ({ tab }) => {
    await openBackoffice(tab, shop, 'administrator', 'ar');
    await tab.keyboard.press('Control+K');
    await tab.getByRole('combobox').last().fill('الزبائن');
    await tab.getByRole('option', { name: 'العملاء' }).first().click();
    await tab.waitForURL(/#\/customers/);
  },
);
