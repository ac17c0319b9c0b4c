// Field errors: with a browser in English, forms of the Russian and Arabic pages say what is wrong at each field in the language of the page,
// in the sentence that the server has for the same fault.
import assert from 'node:assert/strict';
import { type Locale, problemText } from '@millwright/contracts';
import type { Locator } from 'playwright-core';
import { newBuyer, registerAndLogIn } from './buyer.ts';
import { OUT_OF_STOCK, PLAIN, pickGood } from './goods.ts';
import { fileFixture, openJourneys } from './journey.ts';
import { type Kind, WALKS } from './page-kinds.ts';
import type { StorefrontPage } from './storefront-page.ts';

const { shop, journey } = openJourneys();
const good = fileFixture(() => pickGood(shop, PLAIN));
const gone = fileFixture(() => pickGood(shop, OUT_OF_STOCK));

/** Field -> what is said at it, each tied to its field. */
async function errorsOf(form: Locator): Promise<[string, string][]> {
  return await form.locator('[aria-invalid=true]').evaluateAll((fields) => {
    type Field = {
      name: string;
      ownerDocument: { getElementById(id: string): { textContent: string } | null };
      getAttribute(name: string): string;
    };
    return (fields as unknown as Field[]).map((field): [string, string] => {
      const ids = field.getAttribute('aria-describedby').split(' ');
      const error = ids.find((id) => id.endsWith('-error')) ?? '';
      return [field.name, field.ownerDocument.getElementById(error)?.textContent ?? ''];
    });
  });
}

/** Sends the form as it is. @returns what the page said before anything was sent, and what the server says to the same */
async function sendEmpty(
  page: StorefrontPage,
  form: Locator,
): Promise<[browser: [string, string][], server: [string, string][]]> {
  const button = form.locator('[type=submit]').last();
  const { address } = page;
  await button.click();
  await form.locator('[aria-invalid=true]').first().and(page.tab.locator(':focus')).waitFor();
  const browser = await errorsOf(form);
  assert.equal(page.address, address, 'nothing is sent');
  await form.evaluate((element) => Object.assign(element, { noValidate: true }));
  await Promise.all([page.tab.waitForEvent('domcontentloaded'), button.click()]);
  await page.tab.locator('.notice.error, main .error').first().waitFor();
  return [browser, await errorsOf(form)];
}

for (const locale of ['ru', 'ar'] satisfies Locale[]) {
  const required = problemText('field-required', locale);
  const email = problemText('email-not-valid', locale);

  journey(
    `field errors › forms of visitors sent empty in ${locale} › every field at fault says why, the first has the focus, the server says the same [§5 forms, §9]`,
    { locale },
    async (page) => {
      page.faults.expectStatus(400, 401, 404, 422);
      const forms: [path: string, fields: string[]][] = [
        ['/contact-us', ['name', 'emailId', 'subject', 'comment']],
        [
          '/post-your-request',
          ['firstName', 'companyName', 'emailId', 'phoneNumber', 'description'],
        ],
        ['/become-a-seller', ['firstName', 'companyName', 'emailId', 'phoneNumber', 'description']],
        ['/account/register', ['firstName', 'email', 'password', 'mobile']],
        ['/account/login', ['email', 'password']],
        ['/shop/track-order', ['orderId', 'emailId']],
        [`/negotiate?product=${good.id}`, ['price', 'phone']],
        [`/product/${gone.id}/notify`, ['emailId', 'phoneNumber']],
      ];
      for (const [path, fields] of forms) {
        await page.open(path);
        const [browser, server] = await sendEmpty(
          page,
          page.main.locator('form[method=post]').last(),
        );
        assert.deepEqual(
          browser,
          fields.map((name) => [name, required]),
          path,
        );
        assert.deepEqual(server, browser, path);
      }
      await page.open('/newsletter');
      const [browser, server] = await sendEmpty(page, page.main.locator('form'));
      assert.deepEqual([browser, server], [[['email', email]], [['email', email]]]);
    },
  );

  journey(
    `field errors › a form in ${locale} while one types › another fault another sentence, none when it is mended; in the footer and the search box, too [§5 forms, §9]`,
    { locale },
    async (page) => {
      await page.open('/contact-us');
      const form = page.main.locator('form[method=post]').last();
      const field = form.locator('[name=emailId]');
      await page.button('contact.send').click();
      await page.sees(required, form);
      await field.fill('asha');
      assert.deepEqual((await errorsOf(form))[1], ['emailId', email]);
      await field.fill('asha@example.com');
      assert.deepEqual(
        (await errorsOf(form)).map(([name]) => name),
        ['name', 'subject', 'comment'],
      );
      assert.equal(
        await field.getAttribute('aria-describedby'),
        await field.evaluate((element) => `${element.id}-hint`),
      );
      // A field that a script has filled is right with the next press.
      await form
        .locator('[name=name]')
        .evaluate((element) => Object.assign(element, { value: 'Asha' }));
      await page.button('contact.send').click();
      await form.locator('[name=subject]').and(page.tab.locator(':focus')).waitFor();
      assert.deepEqual(
        (await errorsOf(form)).map(([name]) => name),
        ['subject', 'comment'],
      );

      const footer = page.tab.locator('.footer-newsletter');
      await footer.locator('[type=submit]').click();
      await page.sees(email, footer);
      await page.tab
        .getByRole('banner')
        .getByRole('button', { name: page.t('search.submit') })
        .click();
      await page.seesMessage(`${page.t('search.label')}: ${required}`);
      await page.search.and(page.tab.locator(':focus')).waitFor();
    },
  );

  journey(
    `field errors › forms of a customer sent empty in ${locale} › address, password and quick order say what is missing [§5 forms, §5 address, §9]`,
    { locale },
    async (page) => {
      page.faults.expectStatus(400, 422);
      await registerAndLogIn(page, newBuyer());
      for (const [path, fields] of [
        ['/account/addresses?edit=billing', ['address', 'city', 'postalCode', 'phoneNumber']],
        ['/account/password', ['currentPassword', 'newPassword', 'repeatPassword']],
      ] as const) {
        await page.open(path);
        const [browser, server] = await sendEmpty(
          page,
          page.main.locator(`form:has([name=${fields[0]}])`),
        );
        assert.deepEqual(
          browser,
          fields.map((name) => [name, required]),
          path,
        );
        assert.deepEqual(server, browser, path);
      }
      await page.open('/quick-order');
      for (const [name, sentence] of [
        ['text', page.t('quick.nothingRead')],
        ['file', page.t('quick.noFile')],
      ] as const) {
        const form = page.main.locator(`form:has([name=${name}][required])`);
        await form.locator('[type=submit]').click();
        await page.sees(sentence, form);
        assert.deepEqual(await errorsOf(form), [[name, sentence]]);
      }
    },
  );
}

/** Makes every field wrong that its form checks, asks the browser, and names each that does not say so in Arabic. */
const UNTOLD = `(async () => {
  const untold = [], fields = [];
  for (const form of document.forms) {
    if (form.noValidate) continue;
    const checked = [...form.elements].filter((field) => field.willValidate && field.type !== 'submit');
    for (const field of checked) {
      if (field.type === 'email') field.value = 'nobody';
      else if (field.type === 'number' && field.max !== '') field.value = String(Number(field.max) + 1);
      else if (field.type === 'date' && field.max !== '') field.value = '2100-01-01';
      else if (field.type === 'checkbox' || field.type === 'radio') field.checked = false;
      else if (field.required) field.value = '';
    }
    const wrong = checked.filter((field) => !field.validity.valid);
    if (wrong.length === 0) continue;
    const bubbles = new Set();
    for (const field of wrong) field.addEventListener('invalid', (event) => { if (!event.defaultPrevented) bubbles.add(field); });
    form.reportValidity();
    for (const start = Date.now(); form.dataset.checked !== undefined && Date.now() - start < 5000; ) await new Promise((next) => setTimeout(next, 5));
    const messages = document.getElementById('messages').textContent;
    for (const field of wrong) {
      const said = (field.getAttribute('aria-describedby') || '').split(' ').map((id) => document.getElementById(id)).filter((element) => element && element.matches('.error'));
      const words = field.closest('[role=search]') ? messages : said.map((element) => element.textContent).join(' ');
      const isMarked = field.closest('[role=search]') || field.getAttribute('aria-invalid') === 'true';
      const name = form.getAttribute('action') + ' ' + field.name;
      fields.push(name);
      if (bubbles.has(field) || !isMarked || !/[\\u0600-\\u06ff]/.test(words)) untold.push(name + ': ' + words);
    }
  }
  return { untold, fields };
})()`;

for (const [name, walk] of WALKS)
  journey(
    `field errors › ${name} in ar, every field that a browser checks made wrong › each says so in Arabic, no bubble of the browser [§5 forms, §9]`,
    { locale: 'ar' },
    async (page) => {
      const untold: [Kind, string[]][] = [];
      const fields = new Set<string>();
      await walk(shop, page, async (kind) => {
        const found = (await page.tab.evaluate(UNTOLD)) as { untold: string[]; fields: string[] };
        if (found.untold.length > 0) untold.push([kind, found.untold]);
        for (const field of found.fields) fields.add(field);
      });
      assert.deepEqual(untold, []);
      assert.ok(fields.size > 15, [...fields].join(', '));
    },
  );
