// Tests of the log's privacy.
import assert from 'node:assert/strict';
import test from 'node:test';
import Fastify from 'fastify';
import type { SlowStatement } from './db/statement-metrics.ts';
import { createLog, describeError, describeRequest, harmlessPath } from './log.ts';

function capture(): { lines: () => string; log: ReturnType<typeof createLog> } {
  let text = '';
  const log = createLog({
    level: 'debug',
    destination: {
      write(line) {
        text += line;
      },
    },
  });
  return { log, lines: () => text };
}

const CANARIES = ['canary@example.com', '+91 98765 43210', 'hunter2-hunter2', '27AAPFU0939F1ZV'];

test('createLog › a careless line with a body and headers › nothing of them is written', () => {
  const { log, lines } = capture();
  const [email, phone, password, gstin] = CANARIES;
  log.info(
    {
      body: { email, password },
      headers: { authorization: password, cookie: password },
      query: `?q=${email}`,
    },
    'careless',
  );
  log.info(
    {
      customer: { emailAddress: email, mobileNumber: phone, custGSTIN: gstin, password },
      token: password,
      authToken: password,
    },
    'careless',
  );
  log.info({ cart: { customer: { email, phone } }, cartCode: password }, 'careless');
  for (const canary of CANARIES) assert.ok(!lines().includes(canary), `${canary} is in ${lines()}`);
});

test('createLog › an error of the database › its code and constraint, never the value', () => {
  const { log, lines } = capture();
  const error = Object.assign(
    new Error('invalid input syntax for type integer: "canary@example.com"'),
    {
      code: '23505',
      constraint: 'customer_email_key',
      table: 'customer',
      detail: 'Key (email)=(canary@example.com) already exists.',
      where: 'canary@example.com',
    },
  );
  log.error({ err: error }, 'failed');
  log.error({ err: new Error('while saving', { cause: error }) }, 'failed');
  log.error({ err: error });
  log.error(error);
  assert.ok(!lines().includes('canary'));
  assert.match(lines(), /customer_email_key/);
  assert.match(lines(), /log\.test\.ts/);
});

test('createLog › line ends and control characters in a value › one line of JSON all the same', () => {
  const { log, lines } = capture();
  log.info({ id: 'x\r\n{"level":"fatal"}\u001b[31m' }, 'a\nb');
  assert.equal(lines().trimEnd().split('\n').length, 1);
  assert.ok(!lines().includes('\r') && !lines().includes('\u001b'));
  assert.deepEqual(Object.keys(JSON.parse(lines())), ['level', 'time', 'id', 'msg']);
});

test('createLog › a fault of the web server that names the address › no query, no person [promises P52]', async () => {
  const { log, lines } = capture();
  const app = Fastify({ loggerInstance: log });
  app.get('/*', (_request, reply) => void reply.send('once').send('twice'));
  await app.inject('/orders/canary@example.com?email=canary@example.com');
  await app.close();
  assert.match(lines(), /FST_ERR_REP_ALREADY_SENT/);
  assert.ok(!lines().includes('canary'), lines());
});

test('createLog › a slow statement › says who asked it', () => {
  const { log, lines } = capture();
  const statement: SlowStatement = {
    context: 'findCompany (company.queries.ts)',
    ms: 600,
    sql: 'select 1',
  };
  log.warn(statement, 'a statement was slow');
  assert.match(lines(), /"context":"findCompany \(company\.queries\.ts\)"/);
});

test('describeRequest › a known route › its pattern stands for the path', () => {
  const described = describeRequest({
    id: 'r1',
    method: 'GET',
    url: '/customer/canary@example.com?x=1',
    routeOptions: { url: '/customer/:email' },
  });
  assert.deepEqual(described, { id: 'r1', method: 'GET', route: '/customer/:email' });
});

test('harmlessPath › unknown paths › no query, no person, no code', () => {
  assert.equal(harmlessPath('/wp-login.php?user=me'), '/wp-login.php');
  assert.equal(harmlessPath('/a/canary@example.com/9876543210/b'), '/a/*/*/b');
  assert.equal(harmlessPath(`/reset/${'k'.repeat(40)}`), '/reset/*');
  assert.equal(harmlessPath('/x/%E2%80%AE'), '/x/*');
});

test('describeError › something that is no error › no surprise', () => {
  assert.deepEqual(describeError('text' as never), { type: 'string' });
  assert.deepEqual(describeError(null as never), { type: 'object' });
});

test('createLog › secrets in lists, deep inside and in errors under another name › hidden too', () => {
  const { log, lines } = capture();
  const [email, , password] = CANARIES;
  log.info(
    {
      lines: [{ token: password }, { a: { b: { email } } }],
      cause: Object.assign(new Error('x'), { detail: email, code: '23505' }),
    },
    'deep',
  );
  log.info({ a: { b: { c: { d: { e: { secret: password } } } } } }, 'deeper');
  for (const canary of CANARIES) assert.ok(!lines().includes(canary), lines());
});
