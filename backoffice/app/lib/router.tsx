// Router that writes list filters into the address: at once on the screen as well, and only while one is still there.
import { type ComponentProps, useCallback, useRef, useState } from 'react';
import { type RouterProvider, reactRouterProvider } from 'react-admin';
import { flushSync } from 'react-dom';
import { createHashRouter, RouterProvider as Routed } from 'react-router-dom';

/** The router would draw at leisure what the address says; here one works with what is drawn. */
function RouterWrapper({ basename, children }: ComponentProps<RouterProvider['RouterWrapper']>) {
  const [router] = useState(() =>
    createHashRouter(
      [{ path: '*', element: children }],
      basename === undefined ? {} : { basename },
    ),
  );
  return <Routed router={router} useTransitions={false} />;
}

/**
 * What a list writes into the address is drawn before anything else happens: until then it works with the filters of before, and who
 * takes away a second one would bring the first one back. (What replaces the address says only what is drawn already.)
 *
 * A list writes after it was drawn, or half a second after the last key: it may still be pending when the user has gone on to a record; and
 * where it names no path, the router takes the one it was drawn for and leads back.
 */
function useNavigate(): ReturnType<RouterProvider['useNavigate']> {
  const navigate = reactRouterProvider.useNavigate();
  const drawn = useRef('');
  drawn.current = reactRouterProvider.useLocation().pathname;
  return useCallback(
    (to, options) => {
      const follow = (): void => navigate(to, options);
      const staysOnPath = typeof to === 'object' && to.pathname === undefined;
      if (staysOnPath && drawn.current !== pathNow()) return;
      if (staysOnPath && options?.replace !== true) flushSync(follow);
      else follow();
    },
    [navigate],
  );
}

const pathNow = (): string => location.hash.slice(1).split(/[?#]/)[0] || '/';

export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  RouterWrapper,
  useNavigate,
};
