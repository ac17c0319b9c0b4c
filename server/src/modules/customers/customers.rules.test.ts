// Tests of the customer rules: spellings of addresses, telephone and tax numbers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonicalEmail, canonicalPhone, isEmail, passwordFault } from './customers.rules.ts';

test('isEmail › what a mail server accepts › is accepted, internationalised domains too [§5]', () => {
  for (const good of [
    'a@example.com',
    'first.last+tag@mail.example.co.in',
    "o'brien@example.ie",
    'инфо@пример.рф',
    'user@xn--e1afmkfd.xn--p1ai',
    '1@2.travel',
  ]) {
    assert.equal(isEmail(good), true, good);
  }
});

test('isEmail › no address, or one that only looks like another › refused [§5]', () => {
  const bad = [
    '',
    'a',
    '@',
    'a@',
    '@b.com',
    'a@b',
    'a b@example.com',
    'a@exa mple.com',
    'a@@example.com',
    'a@b@example.com',
    'a@.com',
    'a@example..com',
    'a@-example.com',
    'a@example.c',
    'a@example.123',
    'a<b>@example.com',
    'a\n@example.com',
    'a@example.com\r\nBcc: x@y.zz',
    '"a"@example.com',
  ];
  // Zero-width and direction marks make two addresses that nobody can tell apart.
  const hidden = [
    'bu\u200byer@example.com',
    'buyer\u202e@example.com',
    '\ufeffbuyer@example.com',
    'buy\u00ader@example.com',
  ];
  for (const wrong of [
    ...bad,
    ...hidden,
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(250)}.com`,
  ])
    assert.equal(isEmail(wrong), false, JSON.stringify(wrong));
});

test('isEmail › a megabyte of hostile text › is answered at once [no fault: §5]', () => {
  const started = performance.now();
  for (const text of [
    'a@'.repeat(500_000),
    `a@${'a.'.repeat(500_000)}`,
    `a@${'a-'.repeat(120)}`,
    `${'a'.repeat(64)}@${'1a.'.repeat(60)}!`,
  ])
    isEmail(text);
  assert.ok(performance.now() - started < 500);
});

test('canonicalEmail › any text › one spelling, and canonical stays canonical [§7.2]', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-ascii' }),
      (text) => canonicalEmail(canonicalEmail(text)) === canonicalEmail(text),
    ),
  );
  assert.equal(canonicalEmail(' E\u0301LAN@Example.COM '), '\u00e9lan@example.com');
});

test('canonicalPhone › local, international and spelt-out numbers › E.164 or null [§5]', () => {
  assert.equal(canonicalPhone('044 2827 1234', 'IN'), '+914428271234');
  assert.equal(canonicalPhone('+91-44-2827-1234', 'SA'), '+914428271234');
  assert.equal(canonicalPhone('011 234 5678', 'SA'), '+966112345678');
  assert.equal(canonicalPhone('(212) 555-0100', 'US'), '+12125550100');
  for (const wrong of ['', '12', 'call me', '+', '+999', '9'.repeat(41), '<script>'])
    assert.equal(canonicalPhone(wrong, 'IN'), null, wrong);
});

test('canonicalPhone › anything that is accepted › is what the table of customers takes [§5]', () => {
  const digits = fc.stringMatching(/^\+?[0-9 ()-]{3,22}$/);
  fc.assert(
    fc.property(
      digits,
      fc.constantFrom('IN' as const, 'SA' as const, 'US' as const),
      (text, country) => {
        const phone = canonicalPhone(text, country);
        if (phone !== null) assert.match(phone, /^\+[1-9][0-9]{6,14}$/);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('passwordFault › spaces, any script, no rules of composition › length and not being guessable alone [§5]', () => {
  for (const good of [
    'correct horse battery',
    'пароль из токаря',
    'كلمة مرور طويلة',
    '🔩🔧🪛🔨🪚🧲⚙🪜🧰🪝',
    'abcdefghik',
  ])
    assert.equal(passwordFault(good, 'asha@example.com'), null, good);
  assert.equal(passwordFault('x'.repeat(9), 'a@b.com')?.code, 'password-too-short');
  assert.equal(passwordFault('PASSWORD1234', 'a@b.com')?.code, 'password-too-common');
  assert.equal(passwordFault('ab'.repeat(60), 'a@b.com')?.code, 'password-too-common');
  assert.equal(passwordFault('my-asha-secret', 'asha@example.com')?.code, 'password-too-common');
  assert.deepEqual(passwordFault('abcde '.repeat(30), 'a@b.com'), {
    code: 'password-too-long',
    params: { n: 128 },
  });
});
