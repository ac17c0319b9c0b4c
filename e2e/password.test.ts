// Password reset and account change journeys.
import assert from 'node:assert/strict';
import { resetWorker } from '../server/src/modules/identity/index.ts';
import { aCtx } from '../server/testing/index.ts';
import { logIn, newBuyer, register, registerAndLogIn } from './buyer.ts';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';

const { shop, journey } = openJourneys();
/** The smallest document that is one. */
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
);

/** What the job does, and the text of the mail that it wrote. */
async function mailedPassword(email: string): Promise<string> {
  const ctx = { ...aCtx(shop.db), actor: { kind: 'system' as const } };
  for (const { id } of await shop.db.selectFrom('password_reset_request').select('id').execute())
    await resetWorker.work(ctx, { id });
  const { body_text } = await shop.db
    .selectFrom('email_outbox')
    .select('body_text')
    .where('recipient', '=', email)
    .where('template', '=', 'password-reset')
    .executeTakeFirstOrThrow();
  return /(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}/.exec(body_text)?.[0] ?? '';
}

for (const visitor of [{ locale: 'en' }] as const) {
  const how = 'English';
  journey(
    `forgot password › ${how} › at checkout: mail, one login, a new password, back at the order [§2.8, §8, §2.8 checkout visitor, §4 login modes, §2.4 login, §2.4 password, §4 registration]`,
    visitor,
    async (page) => {
      const buyer = newBuyer();
      await page.open('/account/register');
      await page
        .field('profile.vatdocument')
        .setInputFiles({ name: 'vat.pdf', mimeType: 'application/pdf', buffer: PDF });
      await register(page, buyer);
      await page.sees(page.t('account.registeredText'));
      const good = await pickGood(shop, PLAIN, page.locale);
      await page.open(`/product/${good.id}/${good.slug}`);
      await page.button('common.addToCart').click();
      await page.sees(page.t('common.itemAdded'), page.tab.locator('body'));
      await page
        .at('button', `${page.t('wishlist.remember')}: ${good.name}`)
        .first()
        .click();
      await page.tab.locator('.top-bar [data-count="wishlist.title"]:text-is("1")').waitFor();
      await page.open('/checkout');
      await page.seesHeading(page.t('checkout.returning'));
      await page.link('password.forgot').click();
      page.faults.expectStatus(404);
      await page.field('account.email').fill('nobody-here@example.com');
      await page.button('password.forgotButton').click();
      await page.tab.getByRole('alert').first().waitFor();
      assert.equal(await page.field('account.email').inputValue(), 'nobody-here@example.com');
      await page.field('account.email').fill(buyer.email);
      await page.button('password.forgotButton').click();
      await page.sees(page.t('password.sent'));
      const password = await mailedPassword(buyer.email);
      await page.link('password.goToLogin').click();
      await logIn(page, { email: buyer.email, password });
      await page.isAt(/^(?:\/ar)?\/account\/password/);
      // Nowhere else until it is done.
      await page.open('/account/orders');
      await page.isAt(/^(?:\/ar)?\/account\/password/);
      await page.seesHeading(page.t('password.setTitle'));
      await page.field('password.mailed').fill(password);
      await page.field('password.new').fill('granite-mill-8123');
      await page.field('password.repeat').fill('granite-mill-8123');
      await page.button('password.setButton').click();
      await page.sees(page.t('password.changed'), page.tab.locator('body'));
      await page.seesMessage(page.t('wishlist.merged', { n: 1 }));
      await page.open('/cart');
      await page.sees(new RegExp(good.name.slice(0, 12).replace(/[^\p{L}]/gu, '.'), 'u'));
    },
  );
}

journey(
  'profile › changed, a certificate sent, the account closed › each says so, and the login is gone [§2.4 profile, §2.4 password, §8 profile, §8 change password]',
  {},
  async (page) => {
    page.faults.expectStatus(422);
    page.faults.expectStatus(401);
    page.faults.expectStatus(400);
    const buyer = newBuyer();
    await registerAndLogIn(page, buyer);
    await page.open('/account/dashboard');
    await page.sees(page.t('profile.noOrders'));
    await page.link('account.editProfile').first().click();
    await page.field('account.lastName').fill('Rao');
    await page.field('account.mobile').fill('12');
    await page.button('profile.save').click();
    await page.sees('Failed to update.');
    // Nobody has said yet that there is no tax number: the box is not ticked, the field is not called optional, both ways out are named.
    const box = page.tab.locator('#unregistered');
    assert.equal(await box.isChecked(), false);
    assert.equal(await page.tab.locator('label[for=taxId]').innerText(), page.t('account.taxId'));
    const missing = page.t('profile.taxIdMissing', { box: page.t('profile.unregistered') });
    await page.tab
      .getByRole('alert')
      .getByText(`${page.t('account.taxId')}: ${missing}`)
      .waitFor();
    await box.check();
    await page.field('account.mobile').fill(buyer.mobile);
    await page.button('profile.save').click();
    await page.seesMessage('Update done.');
    assert.equal(await box.isChecked(), true);
    await page.open('/account/password');
    const changed = 'granite-mill-8123';
    for (const [current, words] of [
      ['not this one', 'Failed to change password. Please try with correct password.'],
      [buyer.password, 'Password changed successfully.'],
    ] as const) {
      await page.field('password.current').fill(current);
      await page.field('password.new').fill(changed);
      await page.field('password.repeat').fill(changed);
      await page.button('password.button').click();
      await page.sees(words, page.tab.locator('body'));
    }
    buyer.password = changed;
    await page.open('/account/profile');
    const file = page.field('profile.vatdocument');
    await file.setInputFiles({
      name: 'vat.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html>'),
    });
    await page
      .at('button', `${page.t('profile.certificateSend')}: ${page.t('profile.vatdocument')}`)
      .click();
    await page.tab.getByRole('alert').first().waitFor();
    await file.setInputFiles({ name: 'vat.pdf', mimeType: 'application/pdf', buffer: PDF });
    await page
      .at('button', `${page.t('profile.certificateSend')}: ${page.t('profile.vatdocument')}`)
      .click();
    await page.seesMessage(page.t('profile.certificateDone'));
    const [copy] = await Promise.all([
      page.tab.waitForEvent('download'),
      page.button('profile.dataButton').click(),
    ]);
    assert.match(copy.suggestedFilename(), /^millwright-data-\d{4}-\d\d-\d\d\.json$/);
    await page.link('profile.closeLink').click();
    await page.field('account.password').fill('not this one');
    await page.button('profile.closeButton').click();
    await page.tab.getByRole('alert').first().waitFor();
    await page.field('account.password').fill(buyer.password);
    await page.button('profile.closeButton').click();
    await page.seesMessage(page.t('profile.closed'));
    await page.open('/account/login');
    await logIn(page, buyer);
    await page.sees('Login Failed. Please enter valid credentials');
  },
);
