// Bodies that a call of the back office does not expect: JSON instead of a form, a form instead of JSON, text, nothing. Always a 4xx.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ADMIN_CALLS, type AdminCall, CALLS } from '@millwright/contracts';
import { asStaff, testApp } from '../testing/index.ts';
import { assertProblem } from '../testing/problems.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop);
const writing = Object.values(ADMIN_CALLS as Record<string, AdminCall>).filter(
  ({ method }) => method !== 'GET',
);
const pathOf = ({ path }: AdminCall) => path.replace(/:\w+/g, '999999999');

/** undefined: no header at all. */
const BODIES: [type: string | undefined, body: string | undefined][] = [
  ['application/json', '{}'],
  ['application/json', ''],
  ['application/json', '[]'],
  ['application/json', 'null'],
  ['text/plain', 'x'],
  ['application/x-www-form-urlencoded', 'file=x'],
  ['application/octet-stream', 'x'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', ''],
  ['multipart/form-data; boundary=x', '--x--\r\n'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\ntext, no file\r\n--x--\r\n',
  ],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\r\n--x--\r\n',
  ],
  [undefined, undefined],
  [undefined, 'x'],
];

test('calls that take a form with files › every other body › 4xx, 415 where it is no such form [decisions §3]', async () => {
  const withFiles = writing.filter(({ takesFiles }) => takesFiles === true);
  assert.ok(withFiles.length >= 4);
  for (const call of withFiles) {
    for (const [type, body] of BODIES) {
      const answer = await admin(
        call.method,
        pathOf(call),
        body,
        type === undefined ? {} : { 'content-type': type },
      );
      const about = `${call.name}, ${type}: ${answer.status}`;
      assert.ok(answer.status >= 400 && answer.status < 500, about);
      assertProblem(
        answer,
        type === 'application/json' && body === '{}' ? { code: 'unsupported-media-type' } : {},
      );
    }
  }
});

test('all other calls that change something › bodies that they do not expect › never a fault [decisions §3]', async () => {
  for (const call of writing.filter(
    ({ opensSession, right }) => opensSession !== true && right !== 'login',
  )) {
    for (const [type, body] of BODIES) {
      const answer = await admin(
        call.method,
        pathOf(call),
        body,
        type === undefined ? {} : { 'content-type': type },
      );
      assert.ok(
        answer.status < 500,
        `${call.name}, ${type} ${body}: ${answer.status} ${JSON.stringify(answer.body)}`,
      );
    }
  }
});

test('calls of the shop that take a form with files › every other body › 4xx [decisions §3]', async () => {
  for (const call of Object.values(CALLS).filter((call) => 'takesFiles' in call)) {
    for (const [type, body] of BODIES) {
      const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
      const answer = await shop.call(call.method, `/api${call.path.replace(/:\w+/g, '1')}`, {
        headers,
        ...(body === undefined ? {} : { body }),
      });
      assert.ok(
        answer.status >= 400 && answer.status < 500,
        `${call.name}, ${type}: ${answer.status}`,
      );
    }
  }
});
