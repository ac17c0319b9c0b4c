// Tests of the newsletter, on the real database.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aCtx, testDatabase } from '../../../testing/index.ts';
import { clientOf } from '../../platform/client.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Problem } from '../../platform/problem.ts';
import { service } from './index.ts';

const { db, pool } = await testDatabase({ after });
const ctxOf = (more: Partial<Ctx> = {}): Ctx => ({ ...aCtx(db), ...more });
const ctx = ctxOf();

let count = 0;
const anAddress = (): string => `reader-${process.pid}-${++count}@example.com`;
const mailsTo = (email: string) =>
  db.selectFrom('email_outbox').selectAll().where('recipient', '=', email).orderBy('id').execute();
const rowOf = (email: string) =>
  db.selectFrom('newsletter_subscriber').selectAll().where('email', '=', email).execute();
/** The token of the link in the newest email. */
async function newestToken(email: string, purpose: 'confirm' | 'unsubscribe'): Promise<string> {
  const text = (await mailsTo(email)).at(-1)?.body_text ?? '';
  const token = new RegExp(`/newsletter/${purpose}\\?token=([\\w-]{43})\\b`).exec(text)?.[1];
  assert.ok(token, `no ${purpose} link in ${text}`);
  return token;
}
const code = (expected: Problem['code']) => (error: unknown) =>
  (error as Problem).code === expected;

test('newsletter › asked, confirmed, left › one row, three states, GET changes nothing [§2.5 newsletter]', async () => {
  const email = anAddress();
  await service.subscribe(ctxOf({ locale: 'ar' }), { email: `  ${email.toUpperCase()} ` });
  const [letter] = await mailsTo(email);
  assert.equal(letter?.locale, 'ar');
  assert.match(letter?.body_text ?? '', /http:\/\/localhost:3000\/ar\/newsletter\/confirm\?token=/);
  const token = await newestToken(email, 'confirm');
  assert.deepEqual(await service.getConfirmation(ctx, token), { email, done: false });
  assert.equal((await rowOf(email))[0]?.state, 'pending');
  assert.deepEqual(await service.confirm(ctx, token), { email, done: true });
  assert.equal((await rowOf(email))[0]?.state, 'confirmed');
  const leave = await newestToken(email, 'unsubscribe');
  assert.deepEqual(await service.getUnsubscription(ctx, leave), { email, done: false });
  assert.equal((await rowOf(email))[0]?.state, 'confirmed');
  assert.deepEqual(await service.unsubscribe(ctx, leave), { email, done: true });
  assert.deepEqual(await service.getUnsubscription(ctx, leave), { email, done: true });
  assert.deepEqual(
    (await rowOf(email)).map((row) => row.state),
    ['unsubscribed'],
  );
  // The old confirmation does not bring it back.
  await assert.rejects(service.confirm(ctx, token), code('newsletter-link-invalid'));
  assert.equal((await rowOf(email))[0]?.state, 'unsubscribed');
});

test('newsletter › links used twice, and by two at once › the same answer, one welcome [race: §2.5 newsletter]', async () => {
  const email = anAddress();
  await service.subscribe(ctx, { email });
  const token = await newestToken(email, 'confirm');
  await Promise.all([1, 2, 3].map(() => service.confirm(ctx, token)));
  await service.confirm(ctx, token);
  assert.deepEqual(
    (await mailsTo(email)).map((mail) => mail.template),
    ['newsletter-confirm', 'newsletter-welcome'],
  );
  const welcome = (await mailsTo(email))[1];
  assert.deepEqual(Object.keys(welcome?.headers ?? {}), [
    'List-Unsubscribe',
    'List-Unsubscribe-Post',
  ]);
});

test('newsletter › known, unknown or gone › nothing in the answer tells, and nobody is confirmed by asking [promises P28]', async () => {
  const email = anAddress();
  assert.equal(await service.subscribe(ctx, { email }), undefined);
  await service.confirm(ctx, await newestToken(email, 'confirm'));
  assert.equal(await service.subscribe(ctx, { email }), undefined);
  assert.equal((await rowOf(email))[0]?.state, 'confirmed');
  await service.unsubscribe(ctx, await newestToken(email, 'unsubscribe'));
  assert.equal(await service.subscribe(ctx, { email }), undefined);
  assert.equal((await rowOf(email))[0]?.state, 'pending');
  assert.equal((await rowOf(email)).length, 1);
});

test('newsletter › tokens › 256 bits, only their hash is stored, another purpose or a changed one is nothing [promises P29]', async () => {
  const email = anAddress();
  await service.subscribe(ctx, { email });
  const token = await newestToken(email, 'confirm');
  assert.equal(Buffer.from(token, 'base64url').length, 32);
  const { rows } = await pool.query('select encode(token_hash, $1) as hash from newsletter_token', [
    'base64',
  ]);
  assert.ok(rows.every(({ hash }) => hash !== Buffer.from(token, 'base64url').toString('base64')));
  for (const wrong of [
    '',
    'x',
    `${token}x`,
    token.slice(1),
    `A${token.slice(1, -1)}_`,
    "' or 1=1",
    '\0'.repeat(43),
  ]) {
    if (wrong === token) continue;
    await assert.rejects(
      service.getConfirmation(ctx, wrong),
      code('newsletter-link-invalid'),
      wrong,
    );
    await assert.rejects(service.unsubscribe(ctx, wrong), code('newsletter-link-invalid'), wrong);
  }
  await assert.rejects(service.unsubscribe(ctx, token), code('newsletter-link-invalid'));
});

test('newsletter › the letter is eight days old › the link no longer confirms [decisions §1 newsletter]', async () => {
  const email = anAddress();
  await service.subscribe(ctx, { email });
  const token = await newestToken(email, 'confirm');
  const later = ctxOf({ clock: { now: () => new Date(Date.now() + 8 * 24 * 3_600_000) } });
  await assert.rejects(service.confirm(later, token), code('newsletter-link-invalid'));
});

test('newsletter › a link that ended days ago, one that ended just now › the next letter sweeps up the first only [decisions §1 newsletter]', async () => {
  const [old, fresh] = [anAddress(), anAddress()];
  for (const email of [old, fresh]) await service.subscribe(ctx, { email });
  const ends = (email: string, ago: string) =>
    pool.query(
      'update newsletter_token set expires_at = now() - $2::interval where purpose = $3 and subscriber_id = (select id from newsletter_subscriber where email = $1)',
      [email, ago, 'confirm'],
    );
  await ends(old, '2 days');
  await ends(fresh, '1 minute');
  await service.subscribe(ctx, { email: anAddress() });
  const confirming = async (email: string) =>
    (
      await pool.query(
        'select 1 from newsletter_token t join newsletter_subscriber s on s.id = t.subscriber_id where s.email = $1 and t.purpose = $2',
        [email, 'confirm'],
      )
    ).rows.length;
  assert.deepEqual([await confirming(old), await confirming(fresh)], [0, 1]);
});

test('newsletter › no address › refused by name [§5 forms]', async () => {
  for (const email of [
    '',
    'x',
    'a@b',
    'a b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    `${'a'.repeat(250)}@example.com`,
  ]) {
    await assert.rejects(service.subscribe(ctx, { email }), code('email-not-valid'), email);
  }
});

test('newsletter › the same address again and again, many addresses from one client › three letters a day, ten tries an hour [promises P47]', async () => {
  const strict = clientOf(`client-${process.pid}`, 1);
  const email = anAddress();
  for (let i = 0; i < 5; i++) await service.subscribe(ctxOf({ client: strict }), { email });
  assert.equal((await mailsTo(email)).length, 3);
  for (let i = 0; i < 5; i++)
    await service.subscribe(ctxOf({ client: strict }), { email: anAddress() });
  await assert.rejects(
    service.subscribe(ctxOf({ client: strict }), { email: anAddress() }),
    code('too-many-requests'),
  );
});
