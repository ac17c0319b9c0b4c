// Form journeys: application with a document, message, answer to a need, enquiry on a lot: by the pages, and in a dialog.
import assert from 'node:assert/strict';
import type { Locale } from '@millwright/contracts';
import { GOOD_FILES, GOOD_LISTS, HOSTILE_FILES } from '../server/testing/hostile-files.ts';
import { openJourneys } from './journey.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();
const BOTH: readonly Locale[] = ['en', 'ar'];

const leadOf = (email: string) =>
  shop.db.selectFrom('lead').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const templatesTo = async (email: string) =>
  (
    await shop.db
      .selectFrom('email_outbox')
      .select('template')
      .where('recipient', '=', email)
      .execute()
  ).map((mail) => mail.template);
const upload = (about: string) => {
  const found = [...GOOD_FILES, ...GOOD_LISTS, ...HOSTILE_FILES].find(
    (file) => file.about === about,
  );
  assert.ok(found, about);
  return { name: found.name, mimeType: found.type, buffer: found.bytes };
};

/** In the main part, or in an open dialog. */
async function fill(page: StorefrontPage, values: Record<string, string>): Promise<void> {
  const dialog = page.tab.locator('dialog[open]');
  const within = (await dialog.count()) > 0 ? dialog : page.main;
  for (const [name, value] of Object.entries(values))
    await within.locator(`[name=${name}]`).fill(value);
}

for (const locale of BOTH) {
  journey(
    `become a seller › ${locale}, a wrong document first › what was typed stays, the right one is kept, the panel follows [§2.2 /become-a-seller, §2.5 top bar forms, §3 seller and requirement, §4 forms, §6 traders, §6 visitor forms]`,
    { locale },
    async (page) => {
      const email = `seller-${locale}@example.com`;
      await page.open('/cart');
      await page
        .at('link', page.t('seller.title'), page.at('region', page.t('shell.topBar')))
        .click();
      await page.isAt('/become-a-seller');
      await page.seesHeading(page.t('seller.title'));
      await page.at('img', page.t('seller.bannerAlt')).waitFor();
      const description = 'Wear rings\nand sleeves';
      await fill(page, {
        firstName: 'Ravi',
        companyName: 'Pump Spares',
        emailId: email,
        phoneNumber: '+91 98400 12345',
        description,
      });
      page.faults.expectStatus(422);
      await page.main.locator('[name=document]').setInputFiles(upload('a gif called a png'));
      await page.button('seller.send').click();
      await page.main.locator('[name=document][aria-invalid=true]').waitFor();
      // Its field says so; nothing else is asked for.
      await page.doesNotSee(page.main.getByText(page.t('form.fileAgain')));
      assert.equal(await page.main.locator('[name=companyName]').inputValue(), 'Pump Spares');
      assert.equal(await page.main.locator('[name=description]').inputValue(), description);
      await page.main.locator('[name=document]').setInputFiles(upload('a document'));
      await page.goes(() => page.button('seller.send').click(), /\/become-a-seller\?sent=RQ-/);
      await page.seesHeading(page.t('request.sent'));
      if (locale === 'en') await page.seesHeading('Request sent successfully');
      const lead = await leadOf(email);
      assert.deepEqual(
        [lead.kind, lead.state, lead.locale, lead.message],
        ['seller', 'new', locale, description],
      );
      assert.match(lead.file_name ?? '', /\.pdf$/);
      assert.deepEqual(await templatesTo(email), ['lead-seller-received']);
      // Entering again begins anew.
      await page.open('/become-a-seller');
      assert.equal(await page.main.locator('[name=companyName]').inputValue(), '');
    },
  );

  journey(
    `contact › ${locale}, without scripts › both offices, a map, the message is sent [§2.2 /contact-us, §8 contact, §6 visitor forms]`,
    { locale, scripts: false },
    async (page) => {
      const email = `contact-${locale}@example.com`;
      await page.open('/');
      await page
        .at('link', page.t('contact.title'), page.at('navigation', page.t('shell.information')))
        .click();
      await page.isAt('/contact-us');
      assert.equal(await page.main.locator('address').count(), 2);
      await page.at('img', page.t('contact.mapAlt')).waitFor();
      assert.equal(await page.main.locator('a[href^="https://www.openstreetmap.org/"]').count(), 2);
      await fill(page, {
        name: 'Asha Rao',
        emailId: email,
        subject: 'Delivery',
        comment: 'When does it leave?',
      });
      await page.goes(() => page.button('contact.send').click(), /\/contact-us\?sent=RQ-/);
      await page.seesMessage(page.t('contact.sent'));
      if (locale === 'en') await page.seesHeading('Sent message successfully.');
      assert.deepEqual(
        [(await leadOf(email)).kind, await templatesTo(email)],
        ['contact', ['lead-received']],
      );
    },
  );

  journey(
    `our needs › ${locale}, Send Response › a dialog with a read-only subject; stays at a click beside it; wrong fields in place; closes with a message [§2.2 /our-needs, §3 need, §5 subject, §4 lot modal]`,
    { locale },
    async (page) => {
      const email = `response-${locale}@example.com`;
      await page.open('/our-needs');
      const { rows } = await shop.pool.query<{ name: string; text: string }>(
        'select item_name ->> $1 as name, display_text ->> $1 as text from need order by position',
        [locale],
      );
      assert.ok(rows.length >= 6);
      assert.equal(await page.main.locator('.need').count(), rows.length);
      const [need] = rows as [{ name: string; text: string }];
      const opener = page.at('link', page.t('need.respondTo', { name: need.name }));
      await opener.click();
      const dialog = page.tab.locator('dialog[open]');
      await dialog.waitFor();
      await page.isAt('/our-needs');
      const subject = dialog.locator('[name=subject]');
      const prefix = { en: 'Our Needs - ', ru: 'Наши потребности - ', ar: 'احتياجاتنا - ' }[locale];
      assert.equal(await subject.inputValue(), prefix + need.name);
      assert.equal(await subject.getAttribute('readonly'), '');
      assert.equal(await page.tab.evaluate('document.activeElement.name'), 'name');
      assert.equal(
        await page.tab
          .locator('[id]')
          .evaluateAll((all) => all.length - new Set(all.map((one) => one.id)).size),
        0,
        'two of one id',
      );
      // A click beside it leaves it open, with what was typed.
      await dialog.locator('[name=name]').fill('Asha Rao');
      await page.tab.mouse.click(5, 5);
      assert.equal(await dialog.locator('[name=name]').inputValue(), 'Asha Rao');
      // Cancel and Escape close it; the focus goes back.
      await page.at('link', page.t('form.cancel'), dialog).click();
      await page.doesNotSee(dialog);
      await opener.and(page.tab.locator(':focus')).waitFor();
      await page.tab.keyboard.press('Enter');
      await dialog.waitFor();
      await page.tab.keyboard.press('Escape');
      await page.doesNotSee(dialog);
      await opener.click();
      await dialog.waitFor();
      // What the browser lets pass, the server names at its field; everything else stays.
      page.faults.expectStatus(422);
      await fill(page, {
        name: 'Asha Rao',
        emailId: 'asha@nowhere',
        comment: '40 pieces in Chennai',
      });
      await page.at('button', page.t('need.respond'), dialog).click();
      const wrong = dialog.locator('[name=emailId][aria-invalid=true]');
      await wrong.and(page.tab.locator(':focus')).waitFor();
      assert.equal(await dialog.locator('[name=comment]').inputValue(), '40 pieces in Chennai');
      await wrong.fill(email);
      await page.at('button', page.t('need.respond'), dialog).click();
      await page.doesNotSee(dialog);
      await page.seesMessage(page.t('need.sent'));
      if (locale === 'en') await page.seesMessage('Submitted successfully.');
      await page.isAt('/our-needs');
      const lead = await leadOf(email);
      assert.deepEqual(
        [lead.kind, lead.subject, lead.locale],
        ['response', prefix + need.name, locale],
      );
    },
  );

  journey(
    `enquiry › ${locale}, on a lot, without scripts › the subject is Lot Sale and the lot’s name, whoever changes it [§5 subject, §7.7 lotrequest, §6 visitor forms]`,
    { locale, scripts: false },
    async (page) => {
      const email = `enquiry-${locale}@example.com`;
      await page.open('/enquiry?lot=5');
      const { rows } = await shop.pool.query<{ name: string }>(
        'select name ->> $1 as name from lot where id = 5',
        [locale],
      );
      const subject = await page.main.locator('[name=subject]').inputValue();
      assert.ok(subject.endsWith(` - ${rows[0]?.name}`), subject);
      if (locale === 'en') assert.equal(subject, `Lot Sale - ${rows[0]?.name}`);
      await fill(page, { name: 'Asha Rao', emailId: email, comment: 'Can it be inspected?' });
      await page.goes(() => page.button('enquiry.title').click(), /\/enquiry\?lot=5&sent=RQ-/);
      await page.seesMessage(page.t('enquiry.sent'));
      const lead = await leadOf(email);
      assert.deepEqual([lead.kind, lead.lot_id, lead.subject], ['enquiry', 5, subject]);
    },
  );
}

for (const locale of BOTH) {
  journey(
    `post your request › ${locale}, without scripts, a workbook and a wrong telephone › all faults at once; the workbook is kept, named and sent without choosing it again [§2.2 /post-your-request, §5 requirement and seller form, §6 visitor forms]`,
    { locale, scripts: false },
    async (page) => {
      const email = `list-${locale}@example.com`;
      await page.open('/post-your-request');
      const document = page.main.locator('[name=document]');
      assert.match((await document.getAttribute('accept')) ?? '', /\.xlsx,\.csv$/);
      page.faults.expectStatus(422);
      await fill(page, {
        firstName: 'Asha',
        companyName: 'Pumps',
        emailId: email,
        phoneNumber: '12',
        description: 'Bearings',
      });
      await document.setInputFiles(upload('a workbook with macros'));
      await page.button('request.send').click();
      await page.main.locator('[name=document][aria-invalid=true]').waitFor();
      assert.equal(
        await page.main.locator('[name=phoneNumber]').getAttribute('aria-invalid'),
        'true',
      );
      for (const name of ['phoneNumber', 'document'])
        await page.main.locator(`[role=alert] a[href="#${name}"]`).waitFor();
      await document.setInputFiles(upload('a workbook'));
      await page.button('request.send').click();
      const kept = page.main.locator('[name=documentPending]');
      await kept.waitFor();
      assert.equal(await document.getAttribute('aria-invalid'), null);
      const described = (await document.getAttribute('aria-describedby')) ?? '';
      assert.match(described, /document-pending/);
      assert.match(
        (await page.main.locator('#document-pending').textContent()) ?? '',
        /list\.xlsx/,
      );
      await fill(page, { phoneNumber: '044 2827 1234' });
      await page.goes(() => page.button('request.send').click(), /\/post-your-request\?sent=RQ-/);
      const lead = await leadOf(email);
      assert.match(lead.file_name ?? '', /\.xlsx$/);
      assert.equal(lead.file_label, 'list.xlsx');
    },
  );
}

journey(
  'post your request › a visitor, from the bar › Why Post here?, required fields, the panel; it is mine only when logged in [§2.2 /post-your-request, §6 visitor forms, §8 requirement]',
  {},
  async (page) => {
    await page.open('/');
    await page.link('common.postRequirements').first().click();
    await page.isAt('/post-your-request');
    const why = page.at('heading', 'Why Post here?', page.main).locator('xpath=..');
    assert.ok((await why.getByRole('listitem').count()) >= 5);
    // The browser itself holds back what is not filled in.
    await page.button('request.send').click();
    assert.equal(await page.main.locator('[name=firstName]:invalid').count(), 1);
    await page.isAt('/post-your-request');
    page.faults.expectStatus(422);
    await fill(page, {
      firstName: 'Asha',
      companyName: 'Nellore Pumps',
      emailId: 'post@example.com',
      phoneNumber: '12',
      description: 'Seals',
    });
    await page.button('request.send').click();
    await page.sees('Please enter a valid phone number.');
    await fill(page, { phoneNumber: '044 2827 1234' });
    await page.goes(() => page.button('request.send').click(), /\/post-your-request\?sent=RQ-/);
    await page.seesHeading('Request sent successfully');
    assert.equal((await leadOf('post@example.com')).phone, '+914428271234');
    await page.link('request.another').click();
    await page.isAt('/post-your-request');
    await page.open('/account/requests');
    await page.isAt(/^\/account\/login/);
  },
);
