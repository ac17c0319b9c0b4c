// Requests to any route as any kind of client: routes with their matrix rows; a valid request for each; answers without what identifies the resource.
import { CALLS, type Call, V1_CALLS, type V1Call } from '@millwright/contracts';
import { formTokenOf } from '../server/src/platform/http/form-token.ts';
import type { ACCESS } from '../server/testing/access-matrix.ts';
import type { AccessRow, Asked } from '../server/testing/access-rows.ts';
import { fieldsOf, sampleOf } from '../server/testing/hostile.ts';
import { GOOD_FILES } from '../server/testing/hostile-files.ts';
import { sendForm, type TestApp } from '../server/testing/index.ts';
import type { Ids } from './attacked.ts';

export type Actor = { name: string; cookie: string; token: string | null };
export type Heard = { status: number; text: string; headers: string; location: string };
/** A route of the shop: how the matrix calls it, and where it is asked for. */
export type Place = {
  key: string;
  row: AccessRow;
  method: string;
  url: string;
  prefix: string;
  call: Call | V1Call | undefined;
  /** Before the path of a call. */
  base: string;
};

/** Every route but those of the back office, each with its row. */
export function placesOf(
  { app }: TestApp,
  matrix: typeof ACCESS,
): { places: Place[]; strays: string[] } {
  const calls: Call[] = Object.values(CALLS);
  const v1Calls: V1Call[] = Object.values(V1_CALLS);
  const strays: string[] = [];
  const found = new Map<string, Place>();
  for (const { method, url } of app.knownRoutes) {
    if (
      method === 'HEAD' ||
      method === 'OPTIONS' ||
      url.startsWith('/api/admin/') ||
      url.startsWith('/api/docs')
    )
      continue;
    const call = calls.find(
      (each) =>
        each.method === method &&
        (url === `/api${each.path}` || (each.bare && url === (each.barePath ?? each.path))),
    );
    const v1 = v1Calls.find((each) => each.method === method && url === `/api/v1${each.path}`);
    const prefix =
      v1 !== undefined
        ? ''
        : call === undefined
          ? (/^\/(?:ru|ar)(?=\/|$)/.exec(url)?.[0] ?? '')
          : url.startsWith('/api/')
            ? '/api'
            : '';
    const key = (v1 ?? call)?.name ?? `${method} ${url.slice(prefix.length) || '/'}`;
    const row = matrix[key];
    if (row === undefined) strays.push(`${method} ${url} has no row in the matrix of access`);
    else
      found.set(`${method} ${url}`, {
        key,
        row,
        method,
        url,
        prefix: call === undefined ? prefix : '',
        call: v1 ?? call,
        base: v1 !== undefined ? '/api/v1' : url.startsWith('/api/') ? '/api' : '',
      });
  }
  const keys = new Set([...found.values()].map(({ key }) => key));
  strays.push(
    ...Object.keys(matrix)
      .filter((key) => !keys.has(key))
      .map((key) => `${key} has a row in the matrix and is no route`),
  );
  return { places: [...found.values()], strays };
}

/** In order, and harmless where that is possible. */
export function plain({ call, url, key }: Place, ids: Ids): Asked {
  const given = { type: 'vatdocument', id: ids.product, productId: ids.product, categoryId: '1' };
  if (call === undefined) {
    const path = url
      .replace(/:(\w+)/g, (_, name: keyof typeof given) => given[name] ?? 'x')
      .replace('*', 'x');
    return key.startsWith('POST') ? { path, form: { type: 'billing' } } : { path };
  }
  const values = {
    ...given,
    productId: call.method === 'GET' ? ids.product : Number(ids.product),
    type: 'billing',
    lang: 'en',
    store: 'DEFAULT',
  };
  const params = sampleOf(fieldsOf(call.params), values);
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const query = new URLSearchParams(
    Object.entries(sampleOf(fieldsOf(call.query), values)).map(
      ([name, value]): [string, string] => [name, String(value)],
    ),
  );
  const address = {
    address: '1 Road',
    city: 'Pune',
    country: 'IN',
    postalCode: '411001',
    phoneNumber: '+914428271234',
  };
  const body = {
    ...address,
    billing: address,
    delivery: address,
    productId: Number(ids.product),
    customerId: Number(ids.customer),
  };
  if (call.takesFiles === true) return { path: `${path}?${query}`, file: 'document' };
  return {
    path: `${path}?${query}`,
    ...(call.body === undefined ? {} : { body: sampleOf(fieldsOf(call.body), body) }),
  };
}

export async function send(
  shop: TestApp,
  place: Place,
  actor: Actor,
  { path, body, form, file }: Asked,
): Promise<Heard> {
  const base = place.call === undefined ? place.prefix : place.base;
  const url = place.call === undefined && path.startsWith(place.prefix) ? path : `${base}${path}`;
  // Programs send their token, not a cookie.
  const isV1 = place.base === '/api/v1' && actor.token !== null;
  const headers: Record<string, string> = {
    ...(isV1 ? { authorization: `Bearer ${actor.token}` } : { cookie: actor.cookie }),
    ...(place.call === undefined ? { accept: 'text/html' } : {}),
  };
  const picture = GOOD_FILES.find(
    ({ type }) => type === 'image/png',
  ) as (typeof GOOD_FILES)[number];
  const answer =
    file !== undefined
      ? await sendForm(
          shop,
          url,
          [{ name: file, fileName: picture.name, type: picture.type, bytes: picture.bytes }],
          headers,
          place.method === 'PUT' ? 'PUT' : 'POST',
        )
      : form !== undefined
        ? await shop.call(place.method, url, {
            body: new URLSearchParams({ formToken: formTokenOf(actor.token), ...form }).toString(),
            headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          })
        : await shop.call(place.method, url, { ...(body === undefined ? {} : { body }), headers });
  const { date: _, 'content-length': __, 'content-security-policy': ___, ...kept } = answer.headers;
  return {
    status: answer.status,
    text: typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body),
    headers: JSON.stringify(kept),
    location: String(answer.headers.location ?? ''),
  };
}

/** Without what names the one thing or the one request. */
export function hidden({ status, text, headers, location }: Heard, ids: Ids): Heard {
  const { product: _, ...others } = ids;
  const names = Object.values(others).sort((a, b) => b.length - a.length);
  const hide = (said: string): string =>
    names
      .reduce(
        (left, name) => left.replaceAll(name, '¤').replaceAll(encodeURIComponent(name), '¤'),
        said,
      )
      .replace(/urn:millwright:request:[\w-]+/g, '')
      .replace(
        /"(?:x-)?ratelimit(?:-[a-z]+)?":"(?:[^"\\]|\\.)*",?|"x-ratelimit-[a-z]+":\d+,?/g,
        '',
      );
  return { status, text: hide(text), headers: hide(headers), location: hide(location) };
}
