// Address journeys: a new account with none of them, one edited at a time, both typed once.
import assert from 'node:assert/strict';
import { CHENNAI, giveAddress, logIn, newBuyer, register, registerAndLogIn } from './buyer.ts';
import { openJourneys } from './journey.ts';

const { shop, journey } = openJourneys();

journey(
  'addresses › a new account › menu, SA at first, one open at a time, Close cancels, Update keeps [§2.4 addresses, §2.4 register, §2.4 menu, §3 address countries, §4 addresses, §8 registration, §5 address options, §9 countries]',
  {},
  async (page) => {
    const buyer = newBuyer();
    await page.open('/account/register');
    await register(page, buyer);
    assert.match(
      await page.tab.getByRole('heading', { level: 1 }).innerText(),
      /^Registration Success\.$/,
    );
    await page.sees(/a welcome mail has been sent/);
    const { rows } = await shop.pool.query(
      `select template, locale from email_outbox where recipient = $1`,
      [buyer.email],
    );
    assert.deepEqual(rows, [{ template: 'welcome', locale: 'en' }]);
    await page.open('/account/login');
    await logIn(page, buyer);
    await page.open('/account/addresses');
    const menu = page.at('navigation', page.t('account.menu'));
    for (const entry of ['Edit Profile', 'Order History', 'Addresses', 'Password'])
      await page.at('link', entry, menu).waitFor();
    await page.at('button', 'Logout', menu).waitFor();

    const [billing, delivery] = [
      page.at('region', page.t('order.billing')),
      page.at('region', page.t('order.delivery')),
    ];
    await page.link('account.addressAddOf', { address: page.t('order.billing') }).click();
    const country = page.at('combobox', page.t('account.country'), billing);
    assert.equal(await country.inputValue(), 'SA');
    assert.deepEqual(
      (
        await country
          .locator('option')
          .evaluateAll((all) => all.map((one) => (one as unknown as { value: string }).value))
      ).toSorted(),
      ['IN', 'SA', 'US'],
    );
    assert.deepEqual((await country.locator('option').allTextContents()).toSorted(), [
      'India',
      'Saudi Arabia',
      'United States',
    ]);
    for (const name of ['account.firstName', 'account.lastName'] as const)
      assert.equal(await page.at('textbox', page.t(name), billing).isDisabled(), true, name);
    // Opening the other closes this one.
    await page.link('account.addressAddOf', { address: page.t('order.delivery') }).click();
    await page.at('combobox', page.t('account.country'), delivery).waitFor();
    assert.equal(await country.count(), 0);
    await page.at('textbox', page.t('account.city'), delivery).fill('Nowhere');
    await page.at('link', page.t('common.close'), delivery).click();
    await page.sees(page.t('account.addressNone'), delivery);

    await giveAddress(page, 'delivery', CHENNAI);
    await page.link('account.addressChangeOf', { address: page.t('order.delivery') }).click();
    await page.at('textbox', page.t('account.city'), delivery).fill('Madurai');
    await page.at('button', page.t('account.addressUpdate'), delivery).click();
    await page.seesMessage(page.t('account.addressSaved'));
    await page.sees(/Madurai/, delivery);
    await page.sees(page.t('account.addressNone'), billing);
  },
);

for (const scripts of [true, false])
  journey(
    `addresses › billing in India, ${scripts ? 'with' : 'without'} scripts › the box ships to it, a fresh shipping form stands on its country [§2.8, §4 addresses]`,
    { scripts },
    async (page) => {
      const buyer = newBuyer();
      await registerAndLogIn(page, buyer);
      await page.open('/account/addresses');
      await giveAddress(page, 'billing', CHENNAI);
      const delivery = page.at('region', page.t('order.delivery'));
      const open = () =>
        page.link('account.addressAddOf', { address: page.t('order.delivery') }).click();
      const box = page.at('checkbox', page.t('account.sameAsBilling'), delivery);
      await open();
      assert.equal(
        await page.at('combobox', page.t('account.country'), delivery).inputValue(),
        'IN',
      );
      await page.sees(/\+91 98400 12345/, delivery);
      // Nothing typed and nothing ticked is an error of the shop's own, beside the field.
      page.faults.expectStatus(422);
      await page.at('button', page.t('account.addressAdd'), delivery).click();
      await box.check();
      assert.equal(await page.at('textbox', page.t('account.city'), delivery).isVisible(), false);
      await page.at('button', page.t('account.addressAdd'), delivery).click();
      await page.seesMessage(page.t('account.addressSaved'));
      for (const line of [CHENNAI.address, /Chennai/, /600002/]) await page.sees(line, delivery);

      // Both at once, for who has neither.
      const other = newBuyer();
      await page.tab.context().clearCookies();
      await page.open('/account/register');
      await register(page, other);
      await page.open('/account/login');
      await logIn(page, other);
      await page.open('/account/addresses');
      const billing = page.at('region', page.t('order.billing'));
      await page.link('account.addressAddOf', { address: page.t('order.billing') }).click();
      assert.equal(
        await page.at('combobox', page.t('account.country'), billing).inputValue(),
        'SA',
      );
      for (const [name, value] of [
        ['account.address', 'King Fahd Road 9'],
        ['account.city', 'Riyadh'],
        ['account.postalCode', '12211'],
        ['account.phone', '+966 11 234 5678'],
      ] as const)
        await page.at('textbox', page.t(name), billing).fill(value);
      await page.at('checkbox', page.t('account.sameAsBilling'), billing).check();
      await page.at('button', page.t('account.addressAdd'), billing).click();
      await page.sees('King Fahd Road 9', delivery);
    },
  );
