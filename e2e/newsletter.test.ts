// Newsletter journeys: from the form through the email to the confirmation and the unsubscription, with and without scripts.
import assert from 'node:assert/strict';
import type { Locale } from '@millwright/contracts';
import { openJourneys } from './journey.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();

/** The link in the newest email to this address. */
async function newestLink(email: string, purpose: string): Promise<string> {
  const mail = await shop.db
    .selectFrom('email_outbox')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const link = new RegExp(`${shop.url}\\S*/newsletter/${purpose}\\?token=\\S+`).exec(
    mail.body_text,
  )?.[0];
  assert.ok(link, mail.body_text);
  return link;
}

async function subscribe(page: StorefrontPage, email: string): Promise<void> {
  const footer = page.tab.getByRole('contentinfo');
  await footer.getByLabel(page.t('newsletter.invitation')).fill(email);
  await page.at('button', page.t('newsletter.subscribe'), footer).click();
}

for (const [locale, scripts] of [
  ['en', true],
  ['ru', false],
  ['ar', false],
] as [Locale, boolean][]) {
  const how = scripts ? 'with scripts' : 'without scripts';
  journey(
    `newsletter › ${locale}, ${how} › asked in the footer, confirmed, left by the links [§2.5 newsletter]`,
    { locale, scripts },
    async (page) => {
      const email = `reader-${locale}@example.com`;
      await page.open('/products/bearings?page=2');
      await subscribe(page, email);
      await page.isAt('/products/bearings?page=2');
      await page.seesMessage(page.t('newsletter.sent'));
      await page.tab.goto(await newestLink(email, 'confirm'));
      await page.sees(new RegExp(email));
      await page.button('newsletter.confirm').click();
      await page.sees(page.t('newsletter.confirmed', { email: `\u2066${email}\u2069` }));
      await page.tab.goto(await newestLink(email, 'unsubscribe'));
      await page.button('newsletter.unsubscribe').click();
      await page.sees(page.t('newsletter.unsubscribed', { email: `\u2066${email}\u2069` }));
    },
  );
}

journey(
  'newsletter › its own page, also with an address that is none › one form; elsewhere it is in the footer [§2.5 newsletter]',
  {},
  async (page) => {
    const forms = page.tab.locator('form[action="/newsletter"]');
    await page.open('/faq');
    assert.equal(await forms.count(), 1);
    await page.open('/newsletter');
    assert.equal(await forms.count(), 1);
    page.faults.expectStatus(422);
    await page.field('newsletter.email').fill('nobody');
    await forms.evaluate((form) => form.setAttribute('novalidate', ''));
    await page.at('button', page.t('newsletter.subscribe'), page.main).click();
    await page.main.locator('.field.wrong').waitFor();
    assert.equal(await forms.count(), 1);
  },
);

journey(
  'newsletter › the mail program leaves for its reader › one POST without cookies, no redirect [§2.5 newsletter]',
  {},
  async (page) => {
    const email = 'one-click@example.com';
    await page.open('/');
    await subscribe(page, email);
    await page.seesMessage(page.t('newsletter.sent'));
    await page.tab.goto(await newestLink(email, 'confirm'));
    await page.button('newsletter.confirm').click();
    await page.doesNotSee(page.button('newsletter.confirm'));
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const answer = await fetch(await newestLink(email, 'unsubscribe'), {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    assert.equal(answer.status, 200);
    const row = await shop.db
      .selectFrom('newsletter_subscriber')
      .select('state')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    assert.equal(row.state, 'unsubscribed');
  },
);

journey(
  'newsletter › no address, a link that is none › said at the field and on its own page [§5 forms]',
  { scripts: false },
  async (page) => {
    page.faults.expectStatus(422, 410);
    await page.open('/newsletter');
    await page.main.getByLabel(page.t('newsletter.email')).fill('nobody@nowhere');
    await page.at('button', page.t('newsletter.subscribe'), page.main).click();
    await page.main.getByRole('textbox').and(page.tab.locator('[aria-invalid=true]')).waitFor();
    assert.equal(await page.main.getByRole('textbox').inputValue(), 'nobody@nowhere');
    assert.equal((await page.open('/newsletter/confirm?token=nothing')).status(), 410);
    await page.seesHeading(page.t('newsletter.linkOldTitle'));
  },
);
