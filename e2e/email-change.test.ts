// Change of the email address in a browser without scripts: the current password, the waiting address, and "this was not me" from the old mailbox.
import assert from 'node:assert/strict';
import { newBuyer, registerAndLogIn } from './buyer.ts';
import { openJourneys } from './journey.ts';

const { shop, journey } = openJourneys();

journey(
  'new email address › asked for without scripts, reported by the old mailbox › opening the link changes nothing, sending it ends everything [decisions §5, decisions §8]',
  { scripts: false },
  async (page) => {
    page.faults.expectStatus(422);
    page.faults.expectStatus(410);
    const buyer = newBuyer();
    const wanted = `new-${buyer.email}`;
    await registerAndLogIn(page, buyer);
    await page.open('/account/profile');
    await page.field('account.lastName').fill('Rao');
    await page.field('account.email').fill(wanted);
    await page.tab.locator('#unregistered').check();
    await page.button('profile.save').click();
    await page.sees('Failed to update.');
    await page.field('password.current').fill(buyer.password);
    await page.button('profile.save').click();
    await page.seesMessage('Update done.');
    await page.sees(new RegExp(wanted));
    const { body_text } = await shop.db
      .selectFrom('email_outbox')
      .select('body_text')
      .where('recipient', '=', buyer.email)
      .where('template', '=', 'email-change-asked')
      .executeTakeFirstOrThrow();
    const link = /\/account\/email\/cancel\?token=[\w-]{43}/.exec(body_text)?.[0] ?? '';
    await page.open(link);
    await page.seesHeading(page.t('profile.emailReportTitle'));
    await page.open('/account/profile');
    await page.sees(new RegExp(wanted));
    await page.open(link);
    await page.button('profile.emailReportButton').click();
    await page.isAt('/account/login?mode=forgot');
    await page.seesMessage(page.t('profile.emailReported'));
    await page.open('/account/profile');
    await page.isAt(/^\/account\/login/);
    assert.deepEqual(await shop.db.selectFrom('email_change').selectAll().execute(), []);
    await page.open(link);
    await page.sees(/was not copied as a whole, has expired/);
  },
);
