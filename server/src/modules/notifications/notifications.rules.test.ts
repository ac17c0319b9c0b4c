// Tests of email rendering.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Company,
  FIRST_CURRENCIES,
  formatDay,
  formatMoment,
  LOCALES,
} from '@millwright/contracts';
import { afterFault, MAX_ATTEMPTS, OLDEST_MS, writeEmailMessage } from './notifications.rules.ts';
import { TEMPLATES, type TemplateName } from './notifications.templates.ts';

const text = { en: 'Hello', ru: 'Привет', ar: 'مرحبا' };
const phone = { number: '+914445671200', text: '+91 44 4567 1200' };
const company: Company = {
  timeZone: 'Asia/Kolkata',
  name: { en: 'Millwright', ru: 'Millwright', ar: 'Millwright' },
  logo: '',
  icon: '',
  accent: '',
  country: 'IN',
  countries: ['IN'],
  defaultCountry: 'IN',
  phoneExample: '+91 81234 56789',
  languages: ['en', 'ru', 'ar'],
  currencies: FIRST_CURRENCIES,
  orderPrefix: 'MW',
  productCount: 0,
  commissionBasisPoints: 500,
  phone,
  email: 'sales@millwright.example',
  chat: { phone, text },
  social: [],
  offices: [{ kind: 'head', name: text, address: text, phone }],
  pickup: text,
};

/** Everything that some template has a place for. */
const PARAMS = {
  name: 'N',
  order: 'MW-7K3F-92QD',
  reference: 'RQ-7K3F-92QD',
  kind: 'Message',
  number: 'MW/26-27/000123',
  email: 'new@example.com',
  password: 'ABCD-EFGH',
  n: '60',
  address: 'https://erp.example/hooks',
  url: 'http://x.example/1',
  quote: 'MQ-7K3F-92QD',
  news: 'N',
  said: 'N',
  who: 'N',
  asked: '20 November 2026',
  until: '19 May 2027',
  stop: 'http://x.example/2',
  text: 'N',
  reason: 'N',
};

for (const template of Object.keys(TEMPLATES) as TemplateName[]) {
  test(`writeEmailMessage › ${template} › no place is left open in any language, every word of ours in its script [§9 languages]`, () => {
    for (const locale of LOCALES) {
      const { subject, text, html } = writeEmailMessage(
        { template, locale, params: PARAMS },
        company,
      );
      for (const part of [subject, text, html]) assert.doesNotMatch(part, /\{\w+\}/);
      assert.match(subject, { en: /[A-Z]/, ru: /[а-я]/, ar: /\p{Script=Arabic}/u }[locale]);
      const leads = TEMPLATES[template].button !== undefined;
      assert.deepEqual(
        [text.includes(PARAMS.url), html.includes(`href="${PARAMS.url}"`)],
        [leads, leads],
      );
      assert.ok(text.includes(company.email) && html.includes(company.phone.text));
    }
  });
}

test('writeEmailMessage › an Arabic mail with a day and a deadline › both read from the right, not from the left as numbers do [§9 languages]', () => {
  const day = formatDay('2026-12-03', 'ar');
  const moment = formatMoment('2026-12-03T09:18:00Z', 'ar', 'Asia/Riyadh');
  const facts = [['اليوم', day] as const, ['الرد حتى', moment] as const];
  const { text, html } = writeEmailMessage(
    { template: 'order-proposal', locale: 'ar', params: PARAMS, facts },
    company,
  );
  assert.match(html, /white-space:nowrap"><bdi>\u20673 /);
  for (const part of [text, html]) {
    assert.doesNotMatch(part, /[\u200e\u200f\u061c]/);
    for (const date of [day, moment])
      assert.match(part, new RegExp(`(: |<bdi>)${date.replace(/[()]/g, '\\$&')}`));
  }
});

test('writeEmailMessage › a name with markup and line breaks › stays text, the subject one line [promises P46]', () => {
  const params = {
    name: '<img src=x>\r\nBcc: evil@example.com',
    url: 'http://x.example/"onclick="1',
  };
  const { subject, html } = writeEmailMessage(
    { template: 'welcome', locale: 'en', params },
    company,
  );
  assert.doesNotMatch(subject, /[\r\n]/);
  assert.doesNotMatch(html, /<img|"onclick=/);
});

test('writeEmailMessage › an accent colour › on button and link with readable text; none, or what is no colour: those of the program [decisions 0101]', () => {
  const written = (accent: string) =>
    writeEmailMessage(
      { template: 'welcome', locale: 'en', params: { url: 'http://x.example' } },
      { ...company, accent },
    ).html;
  assert.match(written('#ffd400'), /background:#ffd400;color:#050505/);
  assert.doesNotMatch(written('#ffd400'), /color:#ffd400;word-break|#1b5180/);
  for (const none of ['', 'red;"'])
    assert.match(written(none), /background:#c4420c;color:#ffffff.*color:#1b5180;word-break/);
});

test('afterFault › unreachable, put off, refused, old › waits without blame, counts, gives up [promises P14]', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const young = { attempts: 0, created_at: new Date(now.getTime() - 60_000) };
  const after = (message: typeof young, kind: 'unreachable' | 'later' | 'refused', chance = 0.5) =>
    afterFault(message, { kind }, now, chance);
  assert.deepEqual(after({ ...young, attempts: 9 }, 'unreachable'), {
    attempts: 9,
    state: 'waiting',
    waitSeconds: null,
  });
  assert.deepEqual(after(young, 'later'), { attempts: 1, state: 'waiting', waitSeconds: 30 });
  assert.deepEqual(after({ ...young, attempts: MAX_ATTEMPTS - 1 }, 'later'), {
    attempts: MAX_ATTEMPTS,
    state: 'failed',
    waitSeconds: null,
  });
  assert.deepEqual(after(young, 'refused'), { attempts: 1, state: 'failed', waitSeconds: null });
  const old = { attempts: 0, created_at: new Date(now.getTime() - OLDEST_MS - 1) };
  assert.equal(after(old, 'unreachable').state, 'failed');
});

test('afterFault › put off ten times › waits that double, with jitter, over hours; then it is parked [promises P14]', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  for (const chance of [0, 0.5, 1]) {
    let message = { attempts: 0, created_at: now };
    let seconds = 0;
    for (let tries = 1; tries < MAX_ATTEMPTS; tries++) {
      const next = afterFault(message, { kind: 'later' }, now, chance);
      assert.equal(next.waitSeconds, Math.round(30 * 2 ** (tries - 1) * (0.8 + 0.4 * chance)));
      seconds += next.waitSeconds ?? 0;
      message = { ...message, attempts: next.attempts };
    }
    assert.ok(seconds > 3 * 3_600 && seconds < 6 * 3_600, `${seconds} s`);
    assert.equal(afterFault(message, { kind: 'later' }, now, chance).state, 'failed');
  }
});

test('writeEmailMessage › an Arabic name with a size and brackets, a date › each in its own order, as text and as HTML [§7.7, §9]', () => {
  const { text: plain, html } = writeEmailMessage(
    {
      template: 'order-placed' as TemplateName,
      locale: 'ar',
      params: { url: 'https://shop.example/ar', orderId: 'MW-1' },
      items: [{ name: 'حلقة FKM 75 (50 قطعة)', detail: '2 × OR-1', amount: '₹1.00' }],
      facts: [['التسليم', '28 نوفمبر 2026']],
    },
    company,
  );
  const name = '\u2068حلقة \u2066FKM 75\u2069 (\u206650\u2069 قطعة)\u2069';
  assert.ok(plain.includes(name));
  assert.ok(html.includes(name));
  // Not from left to right as a whole: the day stands before its month.
  assert.ok(plain.includes('\u2068\u206628\u2069 نوفمبر \u20662026\u2069\u2069'));
});
