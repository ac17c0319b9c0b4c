// Login to the back office: step by step, in the language of the member of staff, and out again.
import assert from 'node:assert/strict';
import { type ProblemCode, type ProblemParams, problemText } from '@millwright/contracts';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { openJourneys } from './journey.ts';
import { axeFindings, widthFindings } from './page-checks.ts';
import { addStaffTo, openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();
const secondFactor = (value: 'required' | 'optional') =>
  shop.pool.query("update setting set value = $1 where name = 'staff-second-factor'", [
    JSON.stringify(value),
  ]);

async function logOn(tab: Page, email: string, password: string): Promise<void> {
  await tab.getByLabel('Email address').fill(email);
  await tab.getByLabel('Password').fill(password);
  await tab.getByRole('button', { name: 'Log on' }).click();
}

journey(
  'back office › password, setting up the authenticator, recovery codes; later password and code › only then the screens [decisions §5]',
  {},
  async ({ tab, faults }) => {
    // A wrong password.
    faults.expectStatus(401);
    const member = await addStaffTo(shop, 'administrator');
    await secondFactor('required');
    await tab.goto(`${shop.url}/admin`);
    await logOn(tab, member.email, 'wrong');
    await tab.getByText('Login Failed. Please enter valid credentials').waitFor();
    await logOn(tab, member.email, member.password);
    await tab.getByRole('heading', { name: 'Set up your authenticator' }).waitFor();
    const secret = await tab.locator('form bdi').innerText();
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await tab.getByLabel('Code').fill(totp.generate());
    await tab.getByRole('button', { name: 'Go on' }).click();
    await tab.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    const codes = await tab.locator('main li bdi').allInnerTexts();
    assert.equal(codes.length, 10);
    await tab.getByRole('button', { name: 'I have kept them' }).click();
    await tab.getByRole('heading', { level: 1, name: /Welcome|Overview/ }).waitFor();

    // The words and the direction change together, and stay with the account.
    await tab.getByRole('button', { name: 'Language' }).click();
    await tab.getByRole('menuitem', { name: 'العربية' }).click();
    await tab.waitForSelector('html[dir=rtl]');
    await tab.getByRole('link', { name: 'الموظفون' }).first().click();
    await tab.getByText(member.email).waitFor();
    await tab.getByRole('button', { name: 'Staff administrator' }).click();
    await tab.getByRole('menuitem', { name: 'تسجيل الخروج' }).click();
    await tab.getByRole('heading', { name: 'نظام الإدارة' }).waitFor();
    await tab.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(member.email);
    await tab.getByLabel('كلمة المرور').fill(member.password);
    await tab.getByRole('button', { name: 'تسجيل الدخول' }).click();
    await tab.getByLabel('الرمز').fill(codes[0] as string);
    await tab.getByRole('button', { name: 'متابعة' }).click();
    await tab.getByRole('link', { name: 'الموظفون' }).first().waitFor();
    await secondFactor('optional');
  },
);

journey(
  'back office › a member is added, logs on with the password handed over, and chooses another › as told [decisions §5]',
  {},
  async ({ tab }) => {
    await openBackoffice(tab, shop);
    await tab.goto(`${shop.url}/admin#/staff/create`);
    await tab.getByLabel('Name').fill('Meera Nair');
    await tab.getByLabel('Email address').fill('meera@staff.example');
    // Not by email: handed over.
    await tab.getByLabel('Invite by email').uncheck();
    await tab.getByRole('button', { name: 'Save' }).click();
    const password = await tab.getByRole('dialog').locator('bdi').innerText();
    await tab.getByRole('button', { name: 'I have saved it' }).click();
    await tab.getByText('meera@staff.example').waitFor();
    await tab.goto(`${shop.url}/admin#/audit`);
    await tab.getByText('meera@staff.example').first().waitFor();

    // Left before the session goes: no screen asks without one.
    await tab.goto(`${shop.url}/robots.txt`);
    await tab.context().clearCookies();
    await tab.goto(`${shop.url}/admin#/`);
    await logOn(tab, 'meera@staff.example', password);
    await tab.getByLabel('Present password').fill(password);
    await tab.getByLabel('New password').fill('a chisel kept sharp');
    await tab.getByRole('button', { name: 'Set password' }).click();
    await tab.getByRole('heading', { level: 1 }).waitFor();
    // The staff neither sees nor reaches the staff.
    assert.equal(await tab.getByRole('link', { name: 'Staff' }).count(), 0);
  },
);

journey(
  'back office › fields at fault on Arabic screens in a browser in English › the browser says the sentences of the server in Arabic, and lets go when they are mended [§9]',
  {},
  async ({ tab }) => {
    const said = (name: string) =>
      tab
        .locator(`[name=${name}]`)
        .evaluate((field) => (field as unknown as { validationMessage: string }).validationMessage);
    const text = (code: ProblemCode, params?: ProblemParams) => problemText(code, 'ar', params);
    await openBackoffice(tab, shop, 'administrator', 'ar');
    await tab.goto(`${shop.url}/admin#/settings`);
    await tab.getByRole('tab', { name: 'قواعد البيع' }).click();
    const days = tab.locator('[name=expectedDeliveryDays]');
    const before = await days.inputValue();
    await days.fill('400');
    await tab.getByRole('button', { name: 'حفظ' }).click();
    assert.equal(await said('expectedDeliveryDays'), text('number-too-large', { n: 365 }));
    await days.fill('4.5');
    assert.equal(await said('expectedDeliveryDays'), text('expected-whole-number'));
    await days.fill(before);
    assert.equal(await said('expectedDeliveryDays'), '');

    const member = await addStaffTo(shop);
    await tab.goto(`${shop.url}/robots.txt`);
    await tab.context().clearCookies();
    await tab.goto(`${shop.url}/admin#/`);
    const logOnButton = tab.getByRole('button', { name: 'تسجيل الدخول' });
    await logOnButton.click();
    assert.deepEqual(
      [await said('email'), await said('password')],
      [text('field-required'), text('field-required')],
    );
    await tab.locator('[name=email]').fill('somebody');
    assert.equal(await said('email'), text('email-not-valid'));
    await tab.locator('[name=email]').fill(member.email);
    // Filled by a program, which tells no field: right with the next press.
    await tab
      .locator('[name=password]')
      .evaluate((field, password) => Object.assign(field, { value: password }), member.password);
    await logOnButton.click();
    await tab.getByRole('link', { name: 'الموظفون' }).first().waitFor();
  },
);

for (const locale of ['en', 'ar'] as const) {
  journey(
    `back office › login, staff, log of changes in ${locale}, backoffice and phone › axe finds nothing, nothing scrolls sideways [promises: WCAG 2.2 AA]`,
    {},
    async ({ tab }) => {
      await openBackoffice(tab, shop, 'administrator', locale);
      const faults: string[] = [];
      for (const path of ['staff', 'staff/1', 'staff/create', 'audit']) {
        await tab.goto(`${shop.url}/admin#/${path}`);
        await tab.locator('main').waitFor();
        await tab.waitForLoadState('networkidle');
        for (const width of [1440, 390]) {
          await tab.setViewportSize({ width, height: 900 });
          faults.push(
            ...(await axeFindings(tab, `${path} at ${width}`)),
            ...(await widthFindings(tab, path)),
          );
        }
      }
      assert.deepEqual(faults, []);
    },
  );
}
