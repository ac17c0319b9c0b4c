// Test support for the library of the screens: a DOM, a server that is only a function, and a place to run hooks in. Import it before anything of ra-core.
import { Window } from 'happy-dom';

// Without its types, which the compiler would compare with those of the browser.
const window = new Window({ url: 'http://shop.test/admin' }) as unknown as Record<string, unknown>;
for (const name of [
  'window',
  'document',
  'localStorage',
  'location',
  'history',
  'HTMLElement',
  'Element',
  'Node',
  'Event',
  'MouseEvent',
] as const)
  Object.defineProperty(globalThis, name, {
    value: name === 'window' ? window : window[name],
    configurable: true,
    writable: true,
  });
Object.defineProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT', { value: true });

const { act, createElement } = await import('react');
const { createRoot } = await import('react-dom/client');
const { CoreAdminContext } = await import('ra-core');
const { i18nProvider } = await import('../i18n/index.ts');

export type Asked = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
};
type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | Error;

/** Every request goes to `answer` instead of the network. @returns what was asked, in order */
export function serve(answer: (asked: Asked) => Answer): Asked[] {
  const all: Asked[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), 'http://shop.test');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    const asked = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers,
      body,
    };
    all.push(asked);
    const given = answer(asked);
    if (given instanceof Error) throw given;
    return new Response(
      typeof given.body === 'string' ? given.body : JSON.stringify(given.body ?? {}),
      {
        status: given.status ?? 200,
        ...(given.headers === undefined ? {} : { headers: given.headers }),
      },
    );
  };
  return all;
}

/** A rejection as the server sends it; fields by JSON pointer. */
export const rejection = (
  status: number,
  code: string,
  message: string,
  fields: Record<string, string> = {},
): Exclude<Answer, Error> => ({
  status,
  body: {
    code,
    message,
    errors: Object.entries(fields).map(([pointer, defaultMessage]) => ({
      pointer,
      code,
      defaultMessage,
    })),
  },
});

/** Until what was asked is answered and drawn. */
async function settled(): Promise<void> {
  for (let round = 0; round < 10; round++)
    await act(async () => await new Promise((resolve) => setImmediate(resolve)));
}

/** Runs a hook in a component of the back office. @returns what it answered last */
export async function inScreen<Value>(
  hook: () => Value,
): Promise<{ readonly now: Value; again(): Promise<void>; leave(): Promise<void> }> {
  let last: { value: Value } | null = null;
  const Probe = () => {
    last = { value: hook() };
    return null;
  };
  const root = createRoot(
    document.body.appendChild(document.createElement('div')) as unknown as HTMLElement,
  );
  const draw = async (): Promise<void> => {
    await act(async () =>
      root.render(createElement(CoreAdminContext, { i18nProvider }, createElement(Probe))),
    );
    await settled();
  };
  await draw();
  return {
    get now() {
      if (last === null) throw new Error('the hook was not drawn');
      return last.value;
    },
    again: draw,
    leave: async () => await act(async () => root.unmount()),
  };
}

export { act };
