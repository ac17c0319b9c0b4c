// Root of the back office: the library's frame around our screens, each only for those whose role opens it.
import { CacheProvider } from '@emotion/react';
import { directionOf, type Locale } from '@millwright/contracts';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { i18nProvider } from './i18n/index.ts';
import { authProvider, mayI } from './lib/auth.ts';
import { dataProvider } from './lib/data-provider.ts';
import { routerProvider } from './lib/router.tsx';
import { LoginPage } from './login/login-page.tsx';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens/index.ts';
import { Overview } from './screens/overview.tsx';
import { BackofficeLayout } from './ui/layout.tsx';
import { NoScreen } from './ui/no-screen.tsx';
import { darkTheme, lightTheme, styleCache } from './ui/theme.ts';

export function App({ locale }: { locale: Locale }) {
  return (
    <CacheProvider value={styleCache(directionOf(locale))}>
      <Admin
        // Where no screen has a name of its own: while one loads, and when one fails.
        title="Millwright"
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        routerProvider={routerProvider}
        loginPage={LoginPage}
        layout={BackofficeLayout}
        dashboard={Overview}
        catchAll={NoScreen}
        theme={lightTheme(locale)}
        darkTheme={darkTheme(locale)}
        requireAuth
        disableTelemetry
      >
        {(rights: string[]) => {
          const mine = SCREENS.filter((screen) => mayI(rights, screen.right));
          return [
            ...mine.map(resourceOf),
            <CustomRoutes key="routes">{mine.flatMap(routesOf)}</CustomRoutes>,
          ];
        }}
      </Admin>
    </CacheProvider>
  );
}

function resourceOf({ name, label, icon, list, edit, create, show, represent }: Screen) {
  return (
    <Resource
      key={name}
      name={name}
      icon={icon}
      options={{ label }}
      {...(list === undefined ? {} : { list })}
      {...(edit === undefined ? {} : { edit })}
      {...(create === undefined ? {} : { create })}
      {...(show === undefined ? {} : { show })}
      {...(represent === undefined ? {} : { recordRepresentation: represent as never })}
    />
  );
}

function routesOf({ name, page, routes = [] }: Screen) {
  const own = page === undefined ? [] : [{ path: `/${name}`, element: page }];
  return [...own, ...routes].map(({ path, element }) => (
    <Route key={path} path={path} element={element} />
  ));
}
