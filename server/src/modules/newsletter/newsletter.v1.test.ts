// Tests of the newsletter in /api/v1: asked for, confirmed, left, by the links of its mails. [decisions 0114]
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testApp } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';

const { db, call } = await testApp({ after });
const email = 'reader@example.com';
const send = (path: string, body: object) => call('POST', `/api/v1/newsletter${path}`, { body });

async function tokenFor(purpose: string): Promise<string> {
  const mails = await db
    .selectFrom('email_outbox')
    .select('body_text')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return new RegExp(`/${purpose}\\?token=([\\w-]{43})`).exec(
    mails.at(-1)?.body_text ?? '',
  )?.[1] as string;
}

test('v1 newsletter › asked, read, confirmed, left › each link does one thing, again and again [decisions 0114]', async () => {
  const asked = await send('', { email: ` ${email.toUpperCase()} ` });
  assert.deepEqual([asked.status, asked.body], [204, '']);
  const confirm = await tokenFor('confirm');
  const read = (token: string, purpose: string) =>
    call('GET', `/api/v1/newsletter?token=${token}&purpose=${purpose}`);
  assert.deepEqual((await read(confirm, 'confirm')).body, { email, isDone: false });
  assert.deepEqual((await send('/confirm', { token: confirm })).body, { email, isDone: true });
  const leave = await tokenFor('unsubscribe');
  assert.deepEqual((await read(leave, 'unsubscribe')).body, { email, isDone: false });
  for (const _ of [1, 2])
    assert.deepEqual((await send('/unsubscribe', { token: leave })).body, { email, isDone: true });
  assertProblem(await read(leave, 'confirm'), { code: 'newsletter-link-invalid' });
  for (const path of ['/confirm', '/unsubscribe'])
    assertProblem(await send(path, { token: 'A'.repeat(43) }), { code: 'newsletter-link-invalid' });
  const wrong = await send('', { email: 'x' });
  assertProblem(wrong, { code: 'email-not-valid' });
  assert.equal(wrong.body.errors[0].pointer, '/email');
});
