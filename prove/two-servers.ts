// Two servers of one shop, in one process or in two: what one of them did is asked of the other.
import type { buildApp } from '../server/src/app.ts';
import type { TestApp } from '../server/testing/index.ts';
import { mutantLoader } from '../server/testing/mutants.ts';
import { anAttackedShop } from './attacked.ts';
import type { Context } from './proof.ts';
import { aShop } from './shop.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export type Asked = {
  token?: string;
  cookie?: string;
  formToken?: string;
  body?: object;
  form?: Record<string, string>;
};
export type Answer = { status: number; body: any; cookie: string };
/** One of the servers of a shop. */
export type Server = (method: string, path: string, asked?: Asked) => Promise<Answer>;

/** The program twice in this process, with modules of their own: they share the database and nothing else. */
export async function twoPrograms(
  context: Context,
  first: TestApp,
): Promise<[Server, Server, string]> {
  const { buildApp: build } = await mutantLoader(context.without?.changes ?? [])<{
    buildApp: typeof buildApp;
  }>('app.ts');
  const second = await anAttackedShop(
    { ...context, without: null },
    { database: first, build, pages: true },
  );
  return [serverOf(first), serverOf(second), '2 programs in one process, one database'];
}

function serverOf({ call }: TestApp): Server {
  return async (method, path, { token, cookie, formToken, body, form } = {}) => {
    const headers = {
      ...(cookie === undefined ? {} : { cookie }),
      ...(formToken === undefined ? {} : { 'x-form-token': formToken }),
      ...(form === undefined ? {} : FORM),
    };
    const sent = form === undefined ? body : new URLSearchParams(form).toString();
    const answer = await call(method, path, {
      token,
      headers,
      ...(sent === undefined ? {} : { body: sent }),
    });
    return {
      status: answer.status,
      body: answer.body,
      cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '',
    };
  };
}

export async function twoProcesses(
  context: Context,
  { url }: TestApp,
): Promise<[Server, Server, string]> {
  const shops = [
    await aShop(context, { databaseUrl: url }),
    await aShop(context, { databaseUrl: url }),
  ] as const;
  for (const shop of shops) await shop.start();
  const [one, two] = shops.map(
    ({ address }): Server =>
      async (method, path, { token, cookie, formToken, body, form } = {}) => {
        const sent =
          form === undefined ? body && JSON.stringify(body) : new URLSearchParams(form).toString();
        const answer = await fetch(`${address}${path}`, {
          method,
          headers: {
            ...(token === undefined ? {} : { authtoken: token }),
            ...(cookie === undefined ? {} : { cookie }),
            ...(formToken === undefined ? {} : { 'x-form-token': formToken }),
            ...(form === undefined ? {} : FORM),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          // What it is led to says nothing of what was done.
          redirect: 'manual',
          ...(sent === undefined ? {} : { body: sent }),
        });
        const text = await answer.text();
        return {
          status: answer.status,
          body: text.startsWith('{') ? JSON.parse(text) : text,
          cookie: String(answer.headers.get('set-cookie')).split(';')[0] ?? '',
        };
      },
  ) as [Server, Server];
  return [one, two, '2 processes, one database'];
}
