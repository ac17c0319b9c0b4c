// Hostile requests: thousands, made from the program's own description, as a visitor, a customer and staff; none may cause a fault, a hang, an answer that is not in the contract, or a leak of internals.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { asStaff, violations } from '../../server/testing/index.ts';
import { INSIDE } from '../../server/testing/problems.ts';
import { type ApiDocument, operationsOf } from '../api-document.ts';
import { aLife, anAttackedShop, CHECK_OF_EVERY_FIELD, givenBy } from '../attacked.ts';
import { aHostileRequest, type HostileRequest, seeded } from '../hostile-requests.ts';
import { type Context, type Outcome, type Proof, sized } from '../proof.ts';
import { quantile } from '../statistics.ts';

const TOO_LONG_MS = 2_000;
const AT_ONCE = 8;

async function run(context: Context): Promise<Outcome> {
  const shop = await anAttackedShop(context);
  const document = (await shop.call<ApiDocument>('GET', '/api/openapi.json')).body;
  const operations = operationsOf(document);
  const ofShop = operations.filter(({ path }) => !path.startsWith('/api/admin/'));
  const life = await aLife(shop);
  const seed = context.size === 'test' ? 20_260 : Math.floor(Math.random() * 2 ** 31);
  context.tell(`seed ${seed}`);
  const random = seeded(seed);
  const wanted = sized(context, { test: 400, prove: 20_000, full: 100_000 });
  const fits = answersAsDescribed(document);
  const admin = await asStaff(shop);
  const failures: string[] = [];
  const times: number[] = [];
  const counts = new Map<number, number>();
  let sent = 0;
  const one = async (): Promise<void> => {
    // Each once first, then as chance will have it; the shop three times as often as the staff.
    const from = random() < 0.75 ? ofShop : operations;
    const operation = (
      sent < operations.length && wanted > operations.length * 2
        ? operations[sent]
        : from[Math.floor(random() * from.length)]
    ) as (typeof operations)[number];
    sent += 1;
    const request = aHostileRequest(operation, random, givenBy(life));
    const who = random();
    const isAdmin = operation.path.startsWith('/api/admin/') && who < 0.7;
    const options = {
      headers: { ...request.headers },
      ...(request.payload === null ? {} : { body: request.payload }),
    };
    const begun = performance.now();
    const answer = isAdmin
      ? await admin(
          request.method,
          request.url.replace('/api/admin', ''),
          options.body,
          options.headers,
        )
      : await shop.call(
          request.method,
          request.url,
          who < 0.5 ? options : { token: life.customer.token, ...options },
        );
    const ms = performance.now() - begun;
    times.push(ms);
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
    const about = `${request.method} ${request.url.slice(0, 200)} (${request.bend}${isAdmin ? ', in the back office' : ''})`;
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    const tell = (what: string): void =>
      void failures.push(`${about}: ${what} ${request.payload?.slice(0, 300) ?? ''}`);
    if (answer.status >= 500) tell(`${answer.status} ${text.slice(0, 300)}`);
    if (ms > TOO_LONG_MS) tell(`took ${Math.round(ms)} ms`);
    if (answer.status >= 400 && INSIDE.test(text))
      tell(`tells of the inside: ${INSIDE.exec(text)?.[0]}`);
    const wrong = fits(request, answer);
    if (wrong !== null) tell(`${answer.status} breaks its own schema: ${wrong}`);
  };
  while (
    sent < wanted &&
    failures.length < 50 &&
    (context.without === null || failures.length === 0)
  )
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, wanted - sent) }, one));
  // Afterwards a new customer can buy, and all data integrity checks pass.
  if (context.without === null) {
    await aLife(shop).catch((error: unknown) => failures.push(`afterwards: ${String(error)}`));
    failures.push(...(await violations(shop.db)));
  }
  return {
    figures: {
      'operations of the document': operations.length,
      'requests sent': sent,
      'answered 2xx / 4xx / 5xx': [2, 4, 5].map((kind) => countOf(counts, kind)).join(' / '),
      'ms, median / 99 of 100 / most': [0.5, 0.99, 1]
        .map((share) => quantile(times, share).toFixed(1))
        .join(' / '),
      seed,
    },
    failures,
  };
}

const countOf = (counts: Map<number, number>, kind: number): number =>
  [...counts]
    .filter(([status]) => Math.floor(status / 100) === kind)
    .reduce((sum, [, n]) => sum + n, 0);

type Fits = (
  request: HostileRequest,
  answer: { status: number; body: unknown; headers: Record<string, unknown> },
) => string | null;

/** Each answer against the schema that the document gives for its operation and status. */
function answersAsDescribed(document: ApiDocument): Fits {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'api');
  return ({ operation, method, url }, { status, body, headers }) => {
    const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
    if (method === 'HEAD' || method === 'OPTIONS' || !type.includes('json')) return null;
    // An empty last part leaves the address of the list, as a slash at the end changes nothing.
    const [segments, asked] = [operation.path.split('/'), (url.split('?', 1)[0] ?? '').split('/')];
    const isList = asked.at(-1) === '' && asked.length === segments.length;
    const list = segments.slice(0, -1).join('/');
    const path = isList && document.paths[list] !== undefined ? list : operation.path;
    const described = document.paths[path]?.[method.toLowerCase()];
    const responses =
      described?.responses ??
      document.paths[path]?.[operation.method.toLowerCase()]?.responses ??
      {};
    const key = Object.keys(responses).find(
      (each) => each === String(status) || each.toLowerCase() === `${Math.floor(status / 100)}xx`,
    );
    const at = described === undefined ? operation.method.toLowerCase() : method.toLowerCase();
    if (key === undefined || responses[key]?.content?.[type]?.schema === undefined)
      return status >= 400 && Object.keys(responses).length > 1
        ? `no schema for ${status} ${type}`
        : null;
    const pointer = ['paths', path, at, 'responses', key, 'content', type, 'schema'].map((part) =>
      encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
    );
    const check = ajv.getSchema(`api#/${pointer.join('/')}`);
    if (check === undefined || check(body)) return null;
    return ajv.errorsText(check.errors).slice(0, 300);
  };
}

export const proof: Proof = {
  name: 'hostile-requests',
  chapter: 'Attacks',
  promise:
    'No request makes the program fail or hang; every answer keeps its described form and tells nothing of the inside',
  tag: '[promises P38, P40, P48, P51]',
  tier: 'test',
  run,
  safeguards: [
    CHECK_OF_EVERY_FIELD,
    {
      name: 'the form of a rejection',
      tier: 'prove',
      changes: [
        {
          file: 'platform/http/problem-answers.ts',
          from: 'instance,\n    code: problem.code,',
          to: 'instance,',
        },
      ],
    },
  ],
};
