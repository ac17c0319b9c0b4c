import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { PageRequest, PageResponse, WebBundle } from '../page.ts';
import type { Services } from '../services.ts';
import { registerWebHost } from './index.ts';

let seen: PageRequest | undefined;
let next: PageResponse = { status: 200, html: '<!doctype html>page' };
const note = async (request: PageRequest): Promise<PageResponse> => {
  seen = request;
  return next;
};
const bundle: WebBundle = {
  routes: [
    { name: 'home', pattern: '/', methods: ['GET', 'POST'] },
    { name: 'product', pattern: '/product/:id/:slug', methods: ['GET', 'POST'] },
    { name: 'files', pattern: '/files', methods: ['POST'], takesFiles: true },
  ],
  addresses: {
    fixed: [],
    category: String,
    industry: String,
    manufacturer: String,
    lots: String,
    lotItems: String,
    post: String,
    product: String,
    preview: String,
    closed: [],
  },
  handlePage: (_name, _params, request) => note(request),
  handleMissing: async (request) => ({ ...(await note(request)), status: 404 }),
  handleProblem: async (request, problem) => ({ ...(await note(request)), status: problem.status }),
  handleFault: async (request) => ({ ...(await note(request)), status: 500 }),
};
const services = {
  cart: { getMiniCart: async () => ({ quantity: 3, total: 100 }) },
  company: { getCompany: async () => null },
  wishlist: { listSaved: async () => new Set([9]) },
  identity: {
    formTokenOf: () => 'right',
    isFormToken: (_session: string, sent: string) => sent === 'right',
  },
} as unknown as Services;

const app = Fastify();
await app.register(cookie);
app.decorateRequest('viewer', null);
app.addHook('onRequest', async (request) => {
  const viewer = request.headers['x-viewer'] === undefined ? null : { id: 7, firstName: 'Meena' };
  const actor = { kind: viewer === null ? 'visitor' : 'customer' };
  const ctx = { actor, locale: 'en', currency: request.cookies.currency ?? 'INR', requestId: 'r1' };
  Object.assign(request, { ctx, sessionToken: viewer === null ? null : 'session', viewer });
});
await registerWebHost(app, {
  services,
  config: { publicUrl: 'http://shop.example', dev: false },
  bundle,
});
app.setNotFoundHandler((request, reply) => app.pages.missing(request, reply));
after(() => app.close());

async function ask(options: {
  url: string;
  method?: 'GET' | 'POST';
  body?: string;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}) {
  const { body, headers, ...rest } = options;
  const form =
    body === undefined
      ? {}
      : {
          payload: body,
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        };
  return app.inject({ ...rest, ...(headers === undefined ? {} : { headers }), ...form });
}

for (const [url, locale, path] of [
  ['/', 'en', '/'],
  ['/ru', 'ru', '/'],
  ['/ar/product/5/a%20b?x=1', 'ar', '/product/5/a%20b'],
  ['/?dir=rtl', 'ar', '/'],
  ['/ru?dir=rtl', 'ru', '/'],
] as const) {
  test(`webHost › ${url} › is ${path} in ${locale} [decisions §8]`, async () => {
    const answer = await ask({ url });
    assert.equal(answer.statusCode, 200);
    assert.equal(seen?.locale, locale);
    assert.equal(seen?.path, path);
    assert.equal(seen?.ctx.locale, locale);
  });
}

test('webHost › unknown path › the missing page of its language [§2.3]', async () => {
  assert.equal((await ask({ url: '/ru/nothing' })).statusCode, 404);
  assert.equal(seen?.locale, 'ru');
});

test('webHost › form › arrives as fields, answers 303 with cookies [decisions §2]', async () => {
  next = {
    status: 303,
    html: '',
    redirect: '/cart',
    effects: {
      cartCode: 'abc',
      currency: 'SAR',
      flashes: [{ kind: 'success', text: 'تمت الإضافة' }],
    },
  };
  const answer = await ask({ url: '/', method: 'POST', body: 'a=1&a=2' });
  assert.deepEqual(seen?.form.getAll('a'), ['1', '2']);
  assert.equal(answer.statusCode, 303);
  assert.equal(answer.headers.location, '/cart');
  assert.deepEqual(
    answer.cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite]),
    [
      ['cart', true, 'Lax'],
      ['currency', true, 'Lax'],
      ['flash', true, 'Lax'],
    ],
  );
  next = { status: 200, html: '<!doctype html>' };
  const flash = answer.cookies.find((one) => one.name === 'flash')?.value ?? '';
  const page = await ask({ url: '/', cookies: { flash } });
  assert.deepEqual(seen?.flashes, [{ kind: 'success', text: 'تمت الإضافة' }]);
  assert.equal(page.headers['cache-control'], 'private, no-store');
  assert.equal(page.cookies.find((one) => one.name === 'flash')?.value, '');
});

test('webHost › comparison › six ids in a cookie that no script reads, forgotten when empty [decisions §11]', async () => {
  next = { status: 303, html: '', redirect: '/compare', effects: { compared: [3, 17] } };
  const [cookie] = (await ask({ url: '/', method: 'POST', body: '' })).cookies;
  assert.deepEqual(
    [cookie?.name, cookie?.value, cookie?.httpOnly, cookie?.sameSite],
    ['compare', '3.17', true, 'Lax'],
  );
  next = { status: 200, html: '<!doctype html>' };
  await ask({ url: '/', cookies: { compare: '3.17.17.x.-1' } });
  assert.deepEqual(seen?.compared, [3, 17]);
  next = { status: 303, html: '', redirect: '/compare', effects: { compared: [] } };
  assert.equal((await ask({ url: '/', method: 'POST', body: '' })).cookies[0]?.value, '');
});

test('webHost › wish list › in a cookie that no script reads; what a customer saved is asked for customers alone [§2.1 wishlist]', async () => {
  next = {
    status: 303,
    html: '',
    redirect: '/wishlist',
    effects: {
      wishlistItems: [
        { productId: 3, quantity: 0 },
        { productId: 17, quantity: 20 },
      ],
    },
  };
  const [cookie] = (await ask({ url: '/', method: 'POST', body: '' })).cookies;
  assert.deepEqual(
    [cookie?.name, cookie?.value, cookie?.httpOnly, cookie?.sameSite],
    ['wishlist', '3.17x20', true, 'Lax'],
  );
  next = { status: 200, html: '<!doctype html>' };
  await ask({ url: '/', cookies: { wishlist: '3.17x20.x.-1' } });
  assert.deepEqual(seen?.wishlistItems, [
    { productId: 3, quantity: 0 },
    { productId: 17, quantity: 20 },
  ]);
  assert.equal(seen?.saved.size, 0);
  await ask({ url: '/', headers: { 'x-viewer': '1' } });
  assert.deepEqual([...(seen?.saved ?? [])], [9]);
  next = { status: 303, html: '', redirect: '/wishlist', effects: { wishlistItems: [] } };
  assert.equal((await ask({ url: '/', method: 'POST', body: '' })).cookies[0]?.value, '');
});

test('webHost › a redirect with letters of any script › written as a header can be, not a fault [promises P46]', async () => {
  next = { status: 303, html: '', redirect: '/products/\u3000ж?q=\ud800' };
  const { statusCode, headers } = await ask({ url: '/' });
  assert.deepEqual([statusCode, headers.location], [303, '/products/%E3%80%80%D0%B6?q=%EF%BF%BD']);
  next = { status: 200, html: '<!doctype html>page' };
});

test('webHost › a path with slashes to spare › has one, so that no link made of it names another host [promises P46]', async () => {
  for (const url of ['/ru//evil.example', '/ru/\\evil.example', '//evil.example']) {
    await ask({ url, headers: { accept: 'text/html' } });
    assert.equal(seen?.path, '/evil.example', url);
  }
});

test('webHost › fragment between redirect and page › leaves the message [§8]', async () => {
  next = { status: 200, html: '<p>part</p>' };
  const flash = Buffer.from('[{"kind":"error","text":"no"}]').toString('base64url');
  assert.deepEqual((await ask({ url: '/', cookies: { flash } })).cookies, []);
});

for (const text of [
  '%%%',
  'e30',
  Buffer.from('[{"kind":"x","text":"y"}]').toString('base64url'),
  'a'.repeat(3000),
]) {
  test(`webHost › flash cookie ${text.slice(0, 12)} › is not believed [decisions §5]`, async () => {
    next = { status: 200, html: '<!doctype html>' };
    await ask({ url: '/', cookies: { flash: text } });
    assert.deepEqual(seen?.flashes, []);
  });
}

for (const bad of ['https://evil.example/', '//evil.example', '/\\evil.example', '/\tx', 'evil']) {
  test(`webHost › redirect to ${JSON.stringify(bad)} › stays at home [decisions §8]`, async () => {
    next = { status: 303, html: '', redirect: bad };
    assert.equal((await ask({ url: '/' })).headers.location, '/');
  });
}

test('webHost › logged-in form without our token › changes nothing and says so [decisions §8]', async () => {
  next = { status: 200, html: 'changed' };
  seen = undefined;
  const refused = await ask({
    url: '/',
    method: 'POST',
    body: 'formToken=wrong',
    headers: { 'x-viewer': '1' },
  });
  assert.equal(refused.statusCode, 303);
  assert.equal(seen, undefined);
  assert.ok(refused.cookies.some((one) => one.name === 'flash'));
  const taken = await ask({
    url: '/',
    method: 'POST',
    body: 'formToken=right',
    headers: { 'x-viewer': '1' },
  });
  assert.equal(taken.body, 'changed');
});

test('webHost › visitor with a cart › badge is read, page is not kept without asking [§2.5]', async () => {
  next = { status: 200, html: '<!doctype html>' };
  const page = await ask({ url: '/', cookies: { cart: 'abc' } });
  assert.equal(seen?.miniCart?.quantity, 3);
  assert.equal(page.headers['cache-control'], 'private, no-cache');
  await ask({ url: '/', cookies: { cart: '../../x' } });
  assert.equal(seen?.cartCode, null);
  assert.equal(
    (await ask({ url: '/', headers: { 'x-viewer': '1' } })).headers['cache-control'],
    'private, no-store',
  );
});

const visit = (url: string, headers: Record<string, string>) => app.inject({ url, headers });
const langOf = (answer: Awaited<ReturnType<typeof visit>>) =>
  answer.cookies.find((one) => one.name === 'lang')?.value;

test('webHost › language › remembered when the reader switches, not when a page is fetched ahead or linked from elsewhere [decisions §8 Language]', async () => {
  next = { status: 200, html: '<!doctype html>' };
  const from = { referer: 'http://shop.example/product/5/a' };
  assert.equal(langOf(await visit('/ar', from)), 'ar');
  assert.equal(langOf(await visit('/?dir=rtl', {})), 'ar');
  assert.equal(
    langOf(await visit('/', { referer: 'http://shop.example/ru', cookie: 'lang=ru' })),
    'en',
  );
  assert.equal(langOf(await visit('/ar', { ...from, 'sec-purpose': 'prefetch' })), undefined);
  assert.equal(langOf(await visit('/ar', { referer: 'https://elsewhere.example/' })), undefined);
  assert.equal(langOf(await visit('/ar', { ...from, cookie: 'lang=ar' })), undefined);
  assert.equal(langOf(await visit('/product/5/a', from)), undefined);
});

test('webHost › back in another language than the remembered one › it is suggested, once inside no longer [decisions §8 Language]', async () => {
  next = { status: 200, html: '<!doctype html>' };
  await visit('/', { cookie: 'lang=ru' });
  assert.deepEqual([seen?.locale, seen?.suggestedLocale], ['en', 'ru']);
  await visit('/', { cookie: 'lang=ru', referer: 'http://shop.example/cart' });
  assert.equal(seen?.suggestedLocale, null);
  await visit('/ru', { cookie: 'lang=ru' });
  assert.equal(seen?.suggestedLocale, null);
  await visit('/', { cookie: 'lang=xx' });
  assert.equal(seen?.suggestedLocale, null);
});

test('webHost › a form as multipart › its texts arrive, files do not, and what is no form is refused [§2.5]', async () => {
  next = { status: 200, html: 'done' };
  const boundary = 'b1';
  const part = (head: string, body: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const payload = `${part('name="List-Unsubscribe"', 'One-Click')}${part('name="f"; filename="x.txt"', 'bytes')}--${boundary}--\r\n`;
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const answer = await app.inject({ method: 'POST', url: '/', headers, payload });
  assert.equal(answer.statusCode, 200);
  assert.deepEqual([...(seen?.form ?? [])], [['List-Unsubscribe', 'One-Click']]);
  assert.notEqual(
    (await app.inject({ method: 'POST', url: '/', headers, payload: 'no form' })).statusCode,
    200,
  );
});

test('webHost › a form with files › arrive on pages that take them; one that is too large leaves the text around it [promises P16]', async () => {
  next = { status: 200, html: 'done' };
  const part = (head: string, body: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--b2\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]);
  const send = (parts: Buffer[]) =>
    app.inject({
      method: 'POST',
      url: '/ru/files',
      headers: { 'content-type': 'multipart/form-data; boundary=b2' },
      payload: Buffer.concat([...parts, Buffer.from('--b2--\r\n')]),
    });
  const large = Buffer.alloc(10 * 1024 * 1024 + 1, 65);
  const parts = [
    part('name="one"; filename="a.txt"', 'bytes'),
    part('name="none"; filename=""', ''),
    part('name="large"; filename="b.pdf"', large),
    part('name="name"', 'Asha'),
  ];
  assert.equal((await send(parts)).statusCode, 200);
  assert.equal(seen?.form.get('name'), 'Asha');
  assert.deepEqual(
    [...(seen?.files ?? [])].map(([name, file]) => [
      name,
      file.name,
      file.bytes.length,
      file.tooLarge,
    ]),
    [
      ['one', 'a.txt', 5, false],
      ['large', 'b.pdf', 0, true],
    ],
  );
  // A field without end is cut where every form says that it is too long, at the field.
  assert.equal((await send([part('name="x"', 'y'.repeat(70_000))])).statusCode, 200);
  assert.equal(seen?.form.get('x')?.length, 16_384);
  // More files or fields than any form of ours has, and what stops in the middle.
  const many = (head: (n: number) => string) =>
    Array.from({ length: 70 }, (_, n) => part(head(n), 'x'));
  for (const hostile of [many((n) => `name="f${n}"; filename="f"`), many((n) => `name="f${n}"`)])
    assert.equal((await send(hostile)).statusCode, 400);
  const cut = { 'content-type': 'multipart/form-data; boundary=b2' };
  assert.notEqual(
    (
      await app.inject({
        method: 'POST',
        url: '/files',
        headers: cut,
        payload: '--b2\r\nContent-Disp',
      })
    ).statusCode,
    200,
  );
});
