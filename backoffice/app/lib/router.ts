// What if somebody opens a record while its list is still about to write its filters into the address? They stay where they went.
import { useCallback, useRef } from 'react';
import { type RouterProvider, reactRouterProvider } from 'react-admin';

/**
 * A list writes into the address after it was drawn, or half a second after the last key. The next screen is drawn at leisure, so the
 * list may still stand when somebody has gone on; and where it names no path, the router takes the one it was drawn for and leads back.
 */
function useNavigate(): ReturnType<RouterProvider['useNavigate']> {
  const navigate = reactRouterProvider.useNavigate();
  const drawn = useRef('');
  drawn.current = reactRouterProvider.useLocation().pathname;
  return useCallback(
    (to, options) => {
      const staysOnPath = typeof to === 'object' && to.pathname === undefined;
      if (!staysOnPath || drawn.current === pathNow()) navigate(to, options);
    },
    [navigate],
  );
}

const pathNow = (): string => location.hash.slice(1).replace(/[?#].*$/, '') || '/';

export const routerProvider: RouterProvider = { ...reactRouterProvider, useNavigate };
