// Remote shop: requests over HTTP with the interface that tests use in their own process.

import type { Db } from '../server/src/platform/db/index.ts';
import type { Answer, CallOptions, TestApp } from '../server/testing/app.ts';

type Sent = { method: string; url: string; headers?: Record<string, string>; payload?: unknown };

const PATIENCE_MS = 20_000;

export type RemoteShop = TestApp & { address: string };

/** What tests need to make a customer with one of everything, without a view into the process. */
export function remoteShop(address: string, db: Db): RemoteShop {
  const inject = async ({ method, url, headers = {}, payload }: Sent) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    const type: Record<string, string> =
      payload === undefined || isText ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`${address}${url}`, {
      method,
      redirect: 'manual',
      headers: { ...type, ...headers },
      ...(payload === undefined
        ? {}
        : { body: isText ? (payload as string) : JSON.stringify(payload) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = await answer.text();
    const cookies = answer.headers.getSetCookie();
    const said: Answer['headers'] = {
      ...Object.fromEntries(answer.headers),
      ...(cookies.length === 0 ? {} : { 'set-cookie': cookies }),
    };
    return {
      statusCode: answer.status,
      headers: said,
      body,
      json: () => JSON.parse(body) as unknown,
    };
  };
  const call = async (
    method: string,
    path: string,
    { body, token, headers }: CallOptions = {},
  ): Promise<Answer> => {
    const answer = await inject({
      method,
      url: path,
      headers: { ...(token === undefined ? {} : { authtoken: token }), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    const isJson =
      answer.body !== '' && String(answer.headers['content-type'] ?? '').includes('json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : answer.body,
      headers: answer.headers,
    };
  };
  const cartOf: TestApp['cartOf'] = async (lines, token) => {
    let code: string | undefined;
    for (const line of lines) {
      const { status, body } = await call('POST', '/api/shop/additemtocart', {
        token,
        body: { ...line, ...(code === undefined ? {} : { code }) },
      });
      if (status !== 200)
        throw new Error(`the cart did not take ${JSON.stringify(line)}: ${JSON.stringify(body)}`);
      code = body.code as string;
    }
    return code ?? '';
  };
  return { address, db, call, cartOf, app: { inject } } as unknown as RemoteShop;
}
