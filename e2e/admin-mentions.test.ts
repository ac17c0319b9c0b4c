// Journeys of notes that mention colleagues: completed by keyboard, told by the bell, opened and read; set to no mails.
import assert from 'node:assert/strict';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

journey(
  'notes › @ and the beginning of a name on an order › the colleague is offered, told by the bell and by mail, and opens the order [back office]',
  { width: 1280 },
  async ({ tab }) => {
    const asha = await openBackoffice(tab, shop, 'administrator');
    await shop.pool.query("update staff set name = 'Zubin Mehta' where id = $1", [asha]);
    await shop.pool.query(
      "update staff set name = 'Виктор Орлов' where id = (select id from staff where id <> $1 and role = 'administrator' and disabled_at is null limit 1)",
      [asha],
    );
    const { rows } = await shop.pool.query<{ id: number; public_id: string }>(
      'select id::int, public_id from sales_order order by id limit 1',
    );
    const [order] = rows as [{ id: number; public_id: string }];

    const browser = tab.context().browser();
    assert.ok(browser);
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const author = await context.newPage();
    await openBackoffice(author, shop, 'order-manager');
    await author.goto(`${shop.url}/admin#/orders/${order.id}/show`);
    const note = author.getByRole('textbox', { name: 'Add a note' });
    await note.waitFor();
    await author.keyboard.press('n');
    // A name in another script by Latin letters, and one that nobody has, which is said before anything is kept.
    await author.keyboard.type('@vik');
    const offers = author.getByRole('listbox', { name: 'Colleagues' });
    await offers.getByRole('option', { name: 'Виктор Орлов' }).waitFor();
    await author.keyboard.press('Escape');
    await author.keyboard.press('Control+Enter');
    const told = author.getByRole('dialog', { name: 'Nobody is told' });
    await told.getByText('@vik').waitFor();
    await told.getByRole('button', { name: 'Back to the note' }).click();
    await told.waitFor({ state: 'detached' });
    assert.equal(await note.inputValue(), '@vik');
    await note.fill('');
    await author.keyboard.type('Gate closes at five, @Zub');
    const offered = author.getByRole('listbox', { name: 'Colleagues' });
    await offered.getByRole('option', { name: 'Zubin Mehta', selected: true }).waitFor();
    await author.keyboard.press('Enter');
    await offered.waitFor({ state: 'detached' });
    assert.equal(await note.inputValue(), 'Gate closes at five, @Zubin Mehta ');
    await author.keyboard.type('please call');
    await author.keyboard.press('Control+Enter');
    await author.locator('b', { hasText: '@Zubin Mehta' }).waitFor();
    await context.close();

    await tab.reload();
    await tab.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const bell = tab.getByRole('dialog', { name: 'Notifications' });
    await bell.getByRole('link', { name: `mentioned you on ${order.public_id}` }).click();
    await tab.getByRole('heading', { level: 2, name: order.public_id }).waitFor();
    await tab.getByRole('button', { name: 'Notifications, none unread' }).waitFor();
    const { rows: mails } = await shop.pool.query<{ template: string }>(
      "select template from email_outbox where recipient = (select email from staff where id = $1) and body_text like '%' || $2 || '%'",
      [asha, `/admin#/orders/${order.id}/show`],
    );
    assert.deepEqual(mails, [{ template: 'staff-mention' }]);

    // Unread again in the list of all.
    await tab.goto(`${shop.url}/admin#/notifications`);
    await tab.getByRole('row').nth(1).getByRole('checkbox').check();
    await tab.getByRole('button', { name: 'Mark as unread' }).click();
    await tab.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();

    await tab.goto(`${shop.url}/admin#/account`);
    await tab.getByRole('combobox', { name: 'By mail' }).click();
    await tab.getByRole('option', { name: 'No mails' }).click();
    await tab.getByText('Saved.').waitFor();
    const { rows: settings } = await shop.pool.query(
      'select mail from staff_notification_setting where staff_id = $1',
      [asha],
    );
    assert.deepEqual(settings, [{ mail: 'off' }]);
  },
);

journey(
  'notes › on a quote, in Arabic at 390 px › offered and kept in the history, nothing is cut off [back office]',
  { width: 390, locale: 'ar' },
  async ({ tab }) => {
    const me = await openBackoffice(tab, shop, 'order-manager', 'ar');
    await shop.pool.query("update staff set name = 'هدى كريم' where id = $1", [me]);
    const { rows } = await shop.pool.query<{ public_id: string }>(
      'select public_id from quote order by id limit 1',
    );
    await tab.goto(`${shop.url}/admin#/quotes/${rows[0]?.public_id}/show`);
    const note = tab.getByRole('textbox', { name: 'ملاحظة للزملاء' });
    await note.click();
    await tab.keyboard.insertText('السعر مناسب، @هدى');
    await tab.getByRole('option', { name: 'هدى كريم' }).click();
    assert.equal(await note.inputValue(), 'السعر مناسب، @هدى كريم ');
    await tab.getByRole('button', { name: 'حفظ الملاحظة' }).click();
    await tab.locator('b', { hasText: '@هدى كريم' }).waitFor();
    assert.equal(await tab.evaluate('document.documentElement.scrollWidth - innerWidth'), 0);
  },
);
