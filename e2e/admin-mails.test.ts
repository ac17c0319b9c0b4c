// Email journeys of the back office: changed template texts reach the customer, a sent mail is found and sent again, a failed job is retried.
import assert from 'node:assert/strict';
import { JOB_SCHEMA } from '../server/src/platform/jobs/queue.ts';
import { aCustomer } from '../server/testing/factories.ts';
import { openJourneys } from './journey.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

journey(
  'mails › words of our own, then a mail that carries them › read in the list of mails, sent again; its failed job run again [back office mails] [back office jobs]',
  { width: 1280 },
  async ({ tab }) => {
    const buyer = await aCustomer(shop.db);
    await openBackoffice(tab, shop, 'administrator');
    await tab.goto(`${shop.url}/admin#/mail-templates`);
    await tab.getByPlaceholder('Search').fill('account verified');
    await tab.getByRole('link', { name: 'Account verified', exact: true }).click();
    await tab.getByRole('heading', { level: 1, name: 'Account verified', exact: true }).waitFor();
    await tab.getByLabel('Own subject').fill('Quokkas trust you');
    await tab.getByLabel('After the greeting').fill('Quokkas looked at your papers.');
    // As it is typed: the whole mail, in a frame that runs nothing.
    const preview = tab.getByRole('region', { name: 'Preview' });
    const frame = preview.frameLocator('iframe[sandbox=""]');
    await frame.getByText('Quokkas looked at your papers.').waitFor();
    await preview.getByText('Quokkas trust you').waitFor();
    await preview.getByText('Shown with example values.').waitFor();
    const frameWidth = async () => (await preview.locator('iframe').boundingBox())?.width ?? 0;
    const wide = await frameWidth();
    await preview.getByRole('button', { name: 'Telephone' }).click();
    await preview.getByRole('button', { name: 'Telephone', pressed: true }).waitFor();
    assert.deepEqual([wide, await frameWidth()], [600, 360]);
    await preview.getByRole('button', { name: 'Plain text' }).click();
    await preview.getByText('Alex Example').waitFor();
    await preview.getByRole('button', { name: 'Send me this one' }).click();
    await tab.getByText('is kept in the list of sent mails').waitFor();
    const { rows: own } = await shop.pool.query(
      `select subject from email_outbox where template = 'account-verified' order by id desc limit 1`,
    );
    assert.equal(own[0]?.subject, 'Example: Quokkas trust you');
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByText('The changes are saved.').first().waitFor();

    await tab.goto(`${shop.url}/admin#/customers/${buyer.id}/show`);
    await tab.getByRole('button', { name: 'Mark as verified' }).click();
    await tab.getByRole('button', { name: 'Take verification back' }).waitFor();
    // As the worker does without a mail server.
    await shop.pool.query(`update email_outbox set state = 'kept' where recipient = $1`, [
      buyer.email,
    ]);
    await tab.goto(`${shop.url}/admin#/mails`);
    await tab.getByLabel('Address begins with').fill(buyer.email);
    await tab.getByRole('link', { name: 'Quokkas trust you', exact: true }).click();
    // As its reader sees it, in a frame that runs nothing.
    const letter = tab.frameLocator('iframe[sandbox=""]');
    await letter.getByText('Quokkas looked at your papers.').waitFor();
    const width = await letter
      .locator('div')
      .first()
      .evaluate((element) => element.ownerDocument.defaultView?.getComputedStyle(element).maxWidth);
    assert.equal(width, '560px', 'the letter has the styles of its elements');
    await tab.getByText('As plain text').click();
    await tab.getByText('Quokkas looked at your papers.').waitFor();
    await tab.getByRole('button', { name: 'Send again' }).click();
    await tab.getByText('It leaves in a moment.').waitFor();
    const { rows } = await shop.pool.query(
      `select state from email_outbox where recipient = $1 and template = 'account-verified' order by id`,
      [buyer.email],
    );
    assert.deepEqual(
      rows.map(({ state }) => state),
      ['waiting'],
    );

    const state = async (): Promise<string> =>
      (await shop.pool.query(`select state::text from ${JOB_SCHEMA}.job where id = $1`, [job]))
        .rows[0]?.state;
    const job = (
      await shop.pool.query(
        `update ${JOB_SCHEMA}.job set state = 'failed', completed_on = now(), output = '{"message": "no route to host"}'
         where id = (select id from ${JOB_SCHEMA}.job where name = 'mail' order by created_on desc limit 1) returning id`,
      )
    ).rows[0].id;
    await tab.goto(
      `${shop.url}/admin#/jobs?${new URLSearchParams({ filter: '{"state":"failed"}', displayedFilters: '{}' })}`,
    );
    const row = tab.getByRole('row').filter({ hasText: 'no route to host' });
    await row.getByRole('button', { name: 'Run again' }).click();
    await tab.getByText('It runs again in a moment.').waitFor();
    assert.notEqual(await state(), 'failed');
    await row.waitFor({ state: 'detached' });

    await tab.goto(`${shop.url}/admin#/mail-templates/account-verified`);
    await tab.getByRole('button', { name: 'Back to the original' }).click();
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByText('The changes are saved.').first().waitFor();
  },
);

journey(
  'mails › a new password without a mail server › an administrator opens the letter, told that the log notes it [decisions §6]',
  { width: 1280 },
  async ({ tab }) => {
    // A-pages 2
    const buyer = await aCustomer(shop.db);
    await shop.pool.query(
      `insert into email_outbox (message_id, template, locale, recipient, subject, body_text, body_html, state)
       values ('x@example.com', 'password-reset', 'en', $1, 'Your new password', 'quokka-5', '<p onclick="alert(1)">quokka-5</p><script>alert(1)</script><style>p { color: red }</style><svg><style>p { color: red }</style></svg>', 'kept')`,
      [buyer.email],
    );
    await openBackoffice(tab, shop, 'administrator');
    await tab.goto(`${shop.url}/admin#/mails`);
    await tab.getByLabel('Address begins with').fill(buyer.email);
    await tab.getByRole('link', { name: 'Your new password' }).click();
    await tab.getByText('Each look is a row in the log.').waitFor();
    assert.equal(await tab.getByText('quokka-5').count(), 0);
    await tab.getByRole('button', { name: 'Open the letter' }).click();
    await tab.frameLocator('iframe[sandbox=""]').getByText('quokka-5').waitFor();
    await tab.goto(`${shop.url}/admin#/audit`);
    await tab.getByRole('row').filter({ hasText: 'Opened a secret letter' }).first().waitFor();
  },
);
