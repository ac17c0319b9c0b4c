import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProblemLike } from '../../lib/problems.ts';
import { hasLostFile, rejectedForm, statusOf, typedLine } from './form-state.ts';

const problem = (code: ProblemLike['code'], fields: ProblemLike['fields'] = []): ProblemLike =>
  Object.assign(new Error(code), { name: 'Problem', code, params: {}, fields });

test('rejectedForm › field at fault › keeps what was typed but no password [§5 Forms]', () => {
  const form = new URLSearchParams({ email: 'a@', password: 'secret', other: 'x' });
  const state = rejectedForm(
    form,
    ['email', 'password'],
    problem('invalid-request', [{ code: 'email-not-valid', pointer: '/email' }]),
    'en',
  );
  assert.deepEqual(state, {
    values: { email: 'a@' },
    errors: { email: 'Please enter a valid email address.' },
    sentence: null,
    pending: {},
  });
});

test('rejectedForm › a file that waits, one that is lost › kept by its field, asked for again [§5 Forms]', () => {
  const waiting = {
    document: { token: 't', label: 'list.xlsx' },
  } as unknown as ProblemLike['pendingUploads'];
  const refused = Object.assign(
    problem('invalid-request', [{ code: 'field-required', pointer: '/email' }]),
    { pendingUploads: waiting },
  );
  const state = rejectedForm(new URLSearchParams(), ['email'], refused, 'en');
  assert.deepEqual(state.pending, waiting);
  assert.equal(hasLostFile(new Map([['document', {}]]), state), false);
  assert.equal(hasLostFile(new Map([['certificate', {}]]), state), true);
});

test('rejectedForm › no field at fault › one sentence [§8]', () => {
  const state = rejectedForm(new URLSearchParams(), ['email'], problem('login-failed'), 'en');
  assert.equal(state.sentence, 'Login Failed. Please enter valid credentials');
});

test('statusOf › fields, conflict, login › 422, 409, 401 [decisions §3]', () => {
  assert.deepEqual(
    [
      statusOf(problem('invalid-request')),
      statusOf(problem('email-taken')),
      statusOf(problem('login-failed')),
    ],
    [422, 409, 401],
  );
});

test('typedLine › line breaks and length › one line of at most that many [promises P49]', () => {
  assert.equal(typedLine(new URLSearchParams({ po: ' PO\r\n17\t ' }), 'po'), 'PO 17');
  assert.equal(typedLine(new URLSearchParams({ po: 'x'.repeat(99) }), 'po', 60).length, 60);
});
