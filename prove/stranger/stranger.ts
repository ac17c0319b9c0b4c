// The stranger: an outside client with the shop's address and printed logins, that records contradictions. Visitors keep cookies, read pages and send their forms.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Element, elements, parseHtml, textOf } from './html.ts';

export type Login = { email: string; password: string; role?: string };

export type Stranger = {
  /** Without a slash at its end. */
  address: string;
  customers: Login[];
  staff: Login[];
  /** How many products, pages or calls of each kind are looked at. */
  sample: number;
  /** `kind` is the contradiction in words, `example` where it was seen. */
  found(kind: string, example: string): void;
  looked(what: string, times?: number): void;
  tell(line: string): void;
};

export type Failures = { lines(): string[]; figures: Record<string, number> };

export type Answer = {
  status: number;
  path: string;
  headers: Headers;
  body: string;
  bytes: Buffer;
};
export type Page = Answer & { root: Element; title: string; main: Element; text: string };
export type Form = {
  element: Element;
  action: string;
  method: string;
  isMultipart: boolean;
  fields: Element[];
};
export type Values = Record<string, string | Blob | (string | Blob)[]>;

const REDIRECTS = 5;
const REQUEST_MS = 30_000;
const MAX_WAIT_SECONDS = 65;
const EXAMPLES = 3;

/** @param printed what the shop wrote when it started: the demo's logins stand there */
export function aStranger(
  address: string,
  printed: string,
  sample: number,
  tell: (line: string) => void,
): Stranger & Failures {
  const kinds = new Map<string, string[]>();
  const figures: Record<string, number> = {};
  const logins = [
    ...printed.matchAll(
      /(?:^\s+|"msg":")([^\s"]+@\S+)\s+password ([^\s"]+)(?:\s+\(([^\s)]+)\))?/gm,
    ),
  ].map(
    ([, email = '', password = '', role]): Login => ({
      email,
      password,
      ...(role === undefined ? {} : { role }),
    }),
  );
  return {
    address: address.replace(/\/$/, ''),
    customers: logins.filter(({ role }) => role === undefined),
    staff: logins.filter(({ role }) => role !== undefined),
    sample,
    tell,
    figures,
    found(kind, example) {
      const examples = kinds.get(kind) ?? [];
      if (examples.length === 0) tell(`${kind}: ${example}`);
      if (!examples.includes(example)) examples.push(example);
      kinds.set(kind, examples);
    },
    looked(what, times = 1) {
      figures[what] = (figures[what] ?? 0) + times;
    },
    lines: () =>
      [...kinds].map(([kind, examples]) => {
        const more = examples.length > EXAMPLES ? ` (${examples.length} times in all)` : '';
        return `${kind}: ${examples.slice(0, EXAMPLES).join(' | ')}${more}`;
      }),
  };
}

export type Visitor = ReturnType<typeof aVisitor>;

export function aVisitor(address: string) {
  const cookies = new Map<string, string>();
  async function send(
    method: string,
    path: string,
    body?: RequestInit['body'],
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    let to = pathOf(address, path);
    for (let hop = 0; ; hop += 1) {
      const answer = await fetch(address + to, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(REQUEST_MS),
        headers: {
          ...headers,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        ...(body === undefined ? {} : { body }),
      });
      // No person reads so fast: the walk waits as long as Retry-After says.
      const waitSeconds = Number(answer.headers.get('retry-after') ?? Number.POSITIVE_INFINITY);
      if (
        answer.status === 429 &&
        method === 'GET' &&
        waitSeconds <= MAX_WAIT_SECONDS &&
        hop < REDIRECTS
      ) {
        await answer.arrayBuffer();
        await sleep((waitSeconds + 1) * 1_000);
        continue;
      }
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /max-age=0\b/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null || answer.status < 300 || answer.status >= 400 || hop >= REDIRECTS)
        return {
          status: answer.status,
          path: to,
          headers: answer.headers,
          ...(await readBody(answer)),
        };
      await answer.arrayBuffer();
      to = pathOf(address, location, to);
      if (answer.status !== 307 && answer.status !== 308) {
        method = 'GET';
        body = undefined;
        headers = withoutType(headers);
      }
    }
  }
  const open = async (path: string): Promise<Page> =>
    toPage(await send('GET', path, undefined, { accept: 'text/html' }));
  /** Fields keep what the page filled in, unless `values` says otherwise. */
  const submit = async (
    page: Page,
    form: Form,
    values: Values,
    button?: Element,
  ): Promise<Page> => {
    const data = new FormData();
    for (const [name, value] of filledIn(form, values, button)) data.append(name, value);
    const query = new URLSearchParams(
      [...data].map(([name, value]): [string, string] => [name, String(value)]),
    );
    if (form.method === 'GET') return open(`${form.action.split('?')[0]}?${query}`);
    const body = form.isMultipart ? data : query;
    return toPage(
      await send('POST', form.action, body, {
        accept: 'text/html',
        origin: address,
        referer: address + page.path,
      }),
    );
  };
  const json = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const type: Record<string, string> =
      body === undefined ? {} : { 'content-type': 'application/json' };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await send(method, path, body === undefined ? undefined : text, {
      accept: 'application/json',
      ...type,
      ...headers,
    });
    return { ...answer, data: readJson(answer.body) };
  };
  return { cookies, send, open, submit, json };
}

async function readBody(answer: Response): Promise<{ body: string; bytes: Buffer }> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { bytes, body: bytes.toString() };
}

// biome-ignore lint/suspicious/noExplicitAny: what a shop answers is unknown, and read with optional chains
export type Data = any;

function readJson(text: string): Data {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function withoutType({
  'content-type': _,
  ...others
}: Record<string, string>): Record<string, string> {
  return others;
}

export function toPage(answer: Answer): Page {
  const root = parseHtml(answer.body);
  const main = elements(root, 'main')[0] ?? root;
  return {
    ...answer,
    root,
    main,
    text: textOf(main),
    title: textOf(elements(root, 'title')[0] ?? root),
  };
}

/** The shop may print another name of this machine than the one that is asked. */
export function pathOf(address: string, to: string, from = '/'): string {
  const url = new URL(to, address + from);
  return url.pathname + url.search;
}

/** Of this shop, without fragments; null when it leads elsewhere or is no page. */
export function linkOf(address: string, base: string, href: string): string | null {
  if (!/^(https?:|\/|\?|[\w.]+(\/|$))/i.test(href) || /^(?!https?:)\w+:/i.test(href)) return null;
  const url = new URL(href, address + base);
  const isOurs =
    url.host === new URL(address).host ||
    (/^(localhost|127\.0\.0\.1)$/.test(url.hostname) && url.port === new URL(address).port);
  return isOurs ? url.pathname + url.search : null;
}

export function formsOf(page: Page, inside: Element = page.root): Form[] {
  return elements(inside, 'form').map((element) => {
    const id = element.attrs.id;
    const controls = elements(
      page.root,
      ({ tag, attrs }) => /^(input|select|textarea)$/.test(tag) && !!attrs.name,
    );
    return {
      element,
      action:
        linkOf('http://x', page.path, element.attrs.action || page.path) ??
        pathOf('http://x', element.attrs.action || page.path, page.path),
      method: (element.attrs.method ?? 'get').toUpperCase(),
      isMultipart: element.attrs.enctype === 'multipart/form-data',
      fields: controls.filter(
        (each) =>
          (id !== undefined && each.attrs.form === id) ||
          elements(element, (own) => own === each).length > 0,
      ),
    };
  });
}

export function filledIn(form: Form, values: Values, button?: Element): [string, string | Blob][] {
  const filled: [string, string | Blob][] = [];
  const given = new Set<string>();
  for (const field of form.fields) {
    const name = field.attrs.name ?? '';
    const value = values[name];
    if (value !== undefined) {
      if (!given.has(name))
        for (const each of Array.isArray(value) ? value : [value]) filled.push([name, each]);
      given.add(name);
    } else if (field.attrs.type !== 'submit' && field.attrs.type !== 'file')
      filled.push(...valuesOfField(field).map((own): [string, string] => [name, own]));
  }
  for (const [name, value] of Object.entries(values))
    if (!form.fields.some(({ attrs }) => attrs.name === name)) filled.push([name, value as string]);
  button ??= elements(form.element, (each) => isSubmit(each) && !('disabled' in each.attrs))[0];
  if (button?.attrs.name) filled.push([button.attrs.name, button.attrs.value ?? '']);
  return filled;
}

export function isSubmit({ tag, attrs }: Element): boolean {
  return (
    (tag === 'button' && (attrs.type ?? 'submit') === 'submit') ||
    (tag === 'input' && attrs.type === 'submit')
  );
}

function valuesOfField(field: Element): string[] {
  if (field.tag === 'textarea') return [field.children.join('')];
  if (field.tag === 'select') {
    const options = elements(field, 'option');
    const chosen = options.find(({ attrs }) => 'selected' in attrs) ?? options[0];
    return chosen === undefined ? [] : [chosen.attrs.value ?? textOf(chosen)];
  }
  if (/^(checkbox|radio)$/.test(field.attrs.type ?? ''))
    return 'checked' in field.attrs ? [field.attrs.value ?? 'on'] : [];
  return [field.attrs.value ?? ''];
}

/** Evenly over a list, always the same ones. */
export function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, n) => list[Math.floor((n * list.length) / count)] as T);
}

/** The pages that the shop itself names in its sitemaps. */
export async function sitemapOf(stranger: Stranger): Promise<string[]> {
  const visitor = aVisitor(stranger.address);
  const locations = async (path: string): Promise<string[]> => {
    const { body } = await visitor.send('GET', path);
    return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) =>
      pathOf(stranger.address, place.replaceAll('&amp;', '&')),
    );
  };
  const pages: string[] = [];
  for (const map of await locations('/sitemap.xml')) pages.push(...(await locations(map)));
  return [...new Set(pages)];
}

export async function inLanes<T>(
  list: readonly T[],
  lanes: number,
  work: (each: T) => Promise<void>,
): Promise<void> {
  const left = [...list];
  const lane = async (): Promise<void> => {
    for (let each = left.shift(); each !== undefined; each = left.shift()) await work(each);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
