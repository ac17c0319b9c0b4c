// Admin client of a benchmark: a demo member of staff with a session and its form token.
import { DEMO_STAFF } from '../server/src/demo/staff.ts';

/** What comes back is whatever the call answers. @throws Error for anything but 2xx */
// biome-ignore lint/suspicious/noExplicitAny: each call has its own answer
export type AdminCall = (method: string, path: string, body?: unknown) => Promise<any>;

/** @param address of the shop */
export async function loggedOn(address: string): Promise<AdminCall> {
  const { email, password } = DEMO_STAFF[0] as { email: string; password: string };
  const headers: Record<string, string> = {};
  const call: AdminCall = async (method, path, body) => {
    const isFile = Buffer.isBuffer(body);
    const answer = await fetch(`${address}/api/admin${path}`, {
      method,
      headers: {
        ...headers,
        ...(body === undefined
          ? {}
          : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const said = await answer.json();
    if (!answer.ok)
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(said)}`);
    const cookie = answer.headers.get('set-cookie');
    if (cookie !== null) headers.cookie = cookie.split(';')[0] as string;
    return said;
  };
  headers['x-form-token'] = (await call('POST', '/session', { email, password })).formToken;
  return call;
}
