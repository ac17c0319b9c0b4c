// The API against its own OpenAPI document: methods, logins, unknown fields, each constraint, unknown ids and three languages.
import {
  exampleOf,
  type Operation,
  operationsOf,
  type Schema,
  type Violation,
  violationsOf,
} from './calls-example.ts';
import { type Account, aNewCustomer, theBackOffice, theDemoCustomer } from './logins.ts';
import { aVisitor, type Data, inLanes, type Stranger, sitemapOf, spread } from './stranger.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
const UNKNOWN_ID = '99999999';
const LANES = 3;

export async function walkCalls(stranger: Stranger): Promise<void> {
  const { data: document } = await aVisitor(stranger.address).json('GET', '/api/openapi.json');
  const operations = operationsOf(document);
  if (operations.length === 0) throw new Error('there is no OpenAPI document at /api/openapi.json');
  const caller = await aCaller(stranger);
  const shop = operations.filter(({ path }) => !path.startsWith('/api/admin'));
  const some = [
    ...shop,
    ...spread(
      operations.filter((operation) => !shop.includes(operation)),
      stranger.sample * 2,
    ),
  ];
  await inLanes([...new Set(some.map(({ path }) => path))], LANES, (path) =>
    walkMethods(stranger, path, operations),
  );
  await inLanes(
    some.filter(({ isSecured }) => isSecured),
    LANES,
    (operation) => walkLogin(stranger, operation),
  );
  // One after another: they share the caller's cart.
  await inLanes(some, 1, (operation) => walkBody(stranger, operation, caller));
  await inLanes(some, LANES, (operation) => walkIds(stranger, operation, caller));
  await walkCounts(stranger, shop, caller);
  await walkLanguages(stranger, shop, caller);
  await walkUnknownPages(stranger);
}

type Caller = { own: Account; demo: Account; call: Account['call'] };

async function aCaller(stranger: Stranger): Promise<Caller> {
  const [own, demo, admin] = [
    await aNewCustomer(stranger),
    await theDemoCustomer(stranger),
    await theBackOffice(stranger),
  ];
  return {
    own,
    demo,
    call: (method, path, body) =>
      (path.startsWith('/api/admin') ? admin : own.call)(method, path, body),
  };
}

async function walkMethods(
  stranger: Stranger,
  path: string,
  operations: readonly Operation[],
): Promise<void> {
  const listed = operations
    .filter((operation) => operation.path === path)
    .map(({ method }) => method);
  // An address with a name in it may be the same as one without.
  const others = METHODS.filter(
    (method) =>
      !listed.includes(method) &&
      !operations.some((each) => each.method === method && isLike(each.path, path)),
  );
  for (const method of spread(others, 2)) {
    const { status, headers } = await aVisitor(stranger.address).json(method, filled(path));
    stranger.looked('calls sent');
    const allow = (headers.get('allow') ?? '').split(/,\s*/);
    const where = `${method} ${path}: ${status}`;
    if (status !== 405 && status !== 401 && status !== 403)
      stranger.found('calls: a method that is not listed is not answered with 405', where);
    else if (status === 405 && !listed.every((each) => allow.includes(each)))
      stranger.found(
        'calls: Allow does not name the methods that are listed',
        `${where}, Allow: ${allow.join(', ')}`,
      );
  }
}

function isLike(pattern: string, path: string): boolean {
  const [one, other] = [pattern.split('/'), path.split('/')];
  return (
    one.length === other.length &&
    one.every((part, n) => part === other[n] || part.startsWith('{') || other[n]?.startsWith('{'))
  );
}

function filled(path: string, id = '1'): string {
  return path.replace(/\{\w+\}/g, id);
}

async function walkLogin(stranger: Stranger, { method, path, body }: Operation): Promise<void> {
  const { status, headers } = await aVisitor(stranger.address).json(
    method,
    filled(path),
    body === undefined ? undefined : exampleOf(body),
  );
  stranger.looked('calls sent');
  if (status >= 500) stranger.found('calls: 5xx', `${method} ${path} without a login: ${status}`);
  if (status < 400)
    stranger.found(
      'calls: a call with a login is answered without one',
      `${method} ${path}: ${status}`,
    );
  if (status === 401 && headers.get('www-authenticate') === null)
    stranger.found('calls: 401 without WWW-Authenticate', `${method} ${path}`);
}

type Heard = { status: number; data: Data };

async function walkBody(
  stranger: Stranger,
  { method, path, body, query }: Operation,
  caller: Caller,
): Promise<void> {
  const address = filled(path, UNKNOWN_ID);
  const name = `${method} ${path}`;
  const sentences = new Map<string, string>();
  const ask = async (what: string, sent: unknown, parameters = query): Promise<Heard> => {
    const answer = await caller.call(method, `${address}${parameters}`, sent);
    stranger.looked('calls sent');
    if (answer.status >= 500)
      stranger.found('calls: 5xx', `${name} with ${what}: ${answer.status}`);
    if (answer.status >= 400) readProblem(stranger, `${name} with ${what}`, answer.data);
    return answer;
  };
  const expectNamed = async (violation: Violation, sent: unknown): Promise<void> => {
    const { status, data } = await ask(`${violation.field} ${violation.what}`, sent);
    if (status === 401 || status === 403 || status === 415 || status === 429) return;
    const where = `${name}, ${violation.field} ${violation.what}`;
    const isRead = path.includes('/search');
    if (status < 400 && !(isRead && violation.kind === 'an empty field'))
      stranger.found(`calls: ${violation.kind} is accepted`, `${where}: ${status}`);
    const errors = (data?.errors ?? []) as {
      pointer?: string;
      detail?: string;
      defaultMessage?: string;
    }[];
    if (
      errors.length > 0 &&
      errors.every(({ pointer }) => known.includes(pointer) && pointer !== '/')
    )
      return;
    const named = errors.find(
      ({ pointer }) =>
        pointer === `/${violation.field}` || pointer?.startsWith(`/${violation.field}/`),
    );
    if (status >= 400 && status !== 404 && named === undefined)
      stranger.found(
        `calls: ${violation.kind} is refused without naming the field`,
        `${where}: ${status}, pointer ${JSON.stringify(errors[0]?.pointer)}`,
      );
    else if (named !== undefined)
      sentences.set(violation.kind, named.detail ?? named.defaultMessage ?? '');
  };
  // A fault there would change the shop itself for the other walks.
  if (body?.properties === undefined || (path.startsWith('/api/admin') && !path.includes('{')))
    return;
  const example = exampleOf(body) as Record<string, unknown>;
  // What the example itself breaks (an id that is taken, a rule in words) says nothing of the fields that are broken next.
  const before = await ask('an example', example);
  const known = ((before.data?.errors ?? []) as { pointer?: string }[]).map(
    ({ pointer }) => pointer,
  );
  if (body.additionalProperties === false)
    await expectNamed(
      { field: 'stranger', what: 'is unknown', kind: 'an unknown field' },
      { ...example, stranger: 1 },
    );
  const violations = violationsOf(body, example);
  for (const violation of spread(violations, Math.max(4, stranger.sample)))
    await expectNamed(violation, violation.sent);
  const [sentence] = sentences.values();
  if (sentences.size >= 3 && new Set(sentences.values()).size === 1)
    stranger.found(
      'calls: different mistakes are told with one and the same sentence',
      `${name}, ${[...sentences.keys()].join(', ')}: “${sentence}”`,
    );
  if ((body.required ?? []).length === 0) {
    const { status, data } = await ask('nothing', {});
    if (status === 404 && !address.includes(UNKNOWN_ID) && query === '')
      stranger.found(
        'calls: nothing was asked for, and something is said to be missing',
        `${name} {}: “${sentenceOf(data)}”`,
      );
  }
  const broken = await caller.call(method, `${address}${query}`, '{"broken":');
  if (broken.status >= 500)
    stranger.found('calls: 5xx', `${name} with broken JSON: ${broken.status}`);
}

const sentenceOf = (data: Data): string =>
  data?.errors?.[0]?.defaultMessage ?? data?.detail ?? data?.message ?? '';

function readProblem(stranger: Stranger, where: string, data: Data): void {
  if (data?.errors === undefined) stranger.found('calls: a rejection without errors[]', where);
  if (
    typeof data?.title === 'string' &&
    (data.title === data.code || /^[a-z0-9]+(-[a-z0-9]+)+$/.test(data.title))
  )
    stranger.found('calls: the title of a problem is only its code', `${where}: “${data.title}”`);
}

async function walkIds(
  stranger: Stranger,
  { method, path, body }: Operation,
  caller: Caller,
): Promise<void> {
  if (!path.includes('{') || method === 'DELETE') return;
  const { status, data } = await caller.call(
    method,
    filled(path, UNKNOWN_ID),
    body === undefined ? undefined : exampleOf(body),
  );
  stranger.looked('calls sent');
  if (status >= 500)
    stranger.found('calls: 5xx', `${method} ${path} with an unknown id: ${status}`);
  if (status === 404 && /\bpage\b/i.test(sentenceOf(data)))
    stranger.found(
      'calls: something unknown is told as a missing page',
      `${method} ${filled(path, UNKNOWN_ID)}: “${sentenceOf(data)}”`,
    );
}

/** Lists that take `count`: nothing wanted is answered alike. */
async function walkCounts(
  stranger: Stranger,
  operations: readonly Operation[],
  caller: Caller,
): Promise<void> {
  const answers = new Map<number, string>();
  for (const { method, path, body, parameters } of operations) {
    const inBody = body?.properties?.count !== undefined;
    if (!inBody && !parameters.includes('count')) continue;
    const { status } = inBody
      ? await caller.call(method, filled(path), { ...(exampleOf(body) as object), count: 0 })
      : await caller.call(method, `${path.replace(/\{\w+\}/g, caller.own.id)}?count=0`);
    if (status < 500 && status !== 401 && status !== 403 && status !== 404)
      answers.set(status, `${method} ${path}: ${status}`);
  }
  if (answers.size > 1)
    stranger.found('calls: count=0 is answered in two ways', [...answers.values()].join(', '));
}

/** Words that stay English while others of the same answer are translated. */
async function walkLanguages(
  stranger: Stranger,
  operations: readonly Operation[],
  caller: Caller,
): Promise<void> {
  const orders = await caller.demo.call('GET', `/api/orders/customers/${caller.demo.id}`);
  const order = orders.data?.orders?.[0]?.orderId ?? '1';
  const slugs = new Set((await sitemapOf(stranger)).flatMap((path) => path.split(/[/?=]/)));
  for (const operation of operations.filter(
    ({ method, path }) => method === 'GET' || path === '/api/search',
  )) {
    const path = operation.path
      .replace('{orderId}', order)
      .replace('{customerId}', caller.demo.id)
      .replace(/\{\w+\}/g, '1');
    const sent = operation.body === undefined ? undefined : { searchBy: 'productId', query: '17' };
    const answers = await Promise.all(
      ['en', 'ru', 'ar'].map((lang) =>
        caller.demo.call(operation.method, `${path}?lang=${lang}`, sent),
      ),
    );
    if (answers.some(({ status }) => status !== 200)) continue;
    stranger.looked('answers compared in three languages');
    const [english, ...others] = answers.map(({ data }) => leavesOf(data, operation.answer));
    for (const [n, other] of others.entries()) {
      const script = n === 0 ? /[а-яё]/i : /[\u0600-\u06ff]/;
      if (![...other.values()].some((text) => script.test(text))) continue;
      for (const [place, text] of other)
        if (
          english?.get(place) === text &&
          /^[a-z]{3,}([ -][a-z]+)*$/.test(text) &&
          !slugs.has(text) &&
          !/id|code|url|key|module|type|kind|lineage$/i.test(place.split('/').at(-1) ?? '')
        )
          stranger.found(
            'calls: a word stays English while others are translated',
            `${operation.method} ${operation.path}?lang=${n === 0 ? 'ru' : 'ar'} ${place.replace(/\/\d+/g, '/N')}: “${text}”`,
          );
      for (const [place, text] of other)
        if (
          english?.get(place) === text &&
          /^[A-Z][a-z]{3,}$/.test(text) &&
          /(status|state)$/i.test(place)
        )
          stranger.found(
            'calls: a word stays English while others are translated',
            `${operation.method} ${operation.path}?lang=${n === 0 ? 'ru' : 'ar'} ${place.replace(/\/\d+/g, '/N')}: “${text}”`,
          );
    }
  }
}

/** Printed strings: those with an enum beside a title of their own, or a format, are for machines. */
function leavesOf(
  data: Data,
  schema: Schema | undefined,
  place = '',
  leaves = new Map<string, string>(),
): Map<string, string> {
  if (typeof data === 'string') {
    leaves.set(place, data);
  } else if (Array.isArray(data))
    for (const [n, each] of data.entries()) leavesOf(each, schema?.items, `${place}/${n}`, leaves);
  else if (data !== null && typeof data === 'object')
    for (const [key, each] of Object.entries(data)) {
      const own = schema?.properties?.[key];
      const isForMachines =
        own?.format !== undefined ||
        (own?.enum !== undefined && (`${key}Title` in data || /Code$/.test(key)));
      if (!isForMachines) leavesOf(each, own, `${place}/${key}`, leaves);
    }
  return leaves;
}

async function walkUnknownPages(stranger: Stranger): Promise<void> {
  for (const path of ['/no-such-page', '/product/99999999/x', '/ru/no-such-page']) {
    const { status, headers } = await aVisitor(stranger.address).send('GET', path, undefined, {
      accept: '*/*',
    });
    const type = headers.get('content-type') ?? '';
    if (!type.startsWith('text/html'))
      stranger.found(
        'calls: an unknown page is no HTML for Accept: */*',
        `GET ${path}: ${status} ${type}`,
      );
  }
}
