// Tests of password hashing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword, verifyPassword } from './password.ts';
import { Problem } from './problem.ts';

test('hashPassword › the same password twice › argon2id with OWASP’s costs, another salt each time [§6]', async () => {
  const [one, two] = [
    await hashPassword('a lathe of brass'),
    await hashPassword('a lathe of brass'),
  ];
  for (const stored of [one, two])
    assert.match(
      stored,
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
  assert.notEqual(one, two);
  assert.equal(await verifyPassword(one, 'a lathe of brass'), true);
  assert.equal(await verifyPassword(one, 'a lathe of Brass'), false);
});

test('verifyPassword › letters composed in another way › the same password; more than 72 bytes are not cut [§6]', async () => {
  assert.equal(
    await verifyPassword(await hashPassword('cafe\u0301 au lait'), 'caf\u00e9 au lait'),
    true,
  );
  const long = await hashPassword(`${'x'.repeat(100)}a`);
  assert.equal(await verifyPassword(long, `${'x'.repeat(100)}b`), false);
});

test('verifyPassword › an unknown account, or more than a kilobyte › false, whatever is sent [§6]', async () => {
  assert.equal(await verifyPassword(null, 'a lathe of brass'), false);
  assert.equal(await verifyPassword(null, ''), false);
  assert.equal(
    await verifyPassword(await hashPassword('x'.repeat(2_000)), 'x'.repeat(2_000)),
    false,
  );
});

test('verifyPassword › a hundred at once › those who would wait too long are told to come back, the others are answered [race: §6]', async () => {
  const stored = await hashPassword('a lathe of brass');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, () => verifyPassword(stored, 'a lathe of brass')),
  );
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as Problem] : [],
  );
  assert.equal(refused.length, 38);
  for (const problem of refused)
    assert.deepEqual(
      [problem instanceof Problem, problem.code, problem.retryAfter],
      [true, 'temporarily-unavailable', 2],
    );
  assert.ok(outcomes.every((outcome) => outcome.status === 'rejected' || outcome.value));
  // The places were given back.
  assert.equal(await verifyPassword(stored, 'a lathe of brass'), true);
});
