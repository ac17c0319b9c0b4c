// Login mode in the URL: login, forgotten password, or emailed. [§4 Login screen modes]

export type LoginMode = 'login' | 'forgot' | 'sent';

export function loginModeOf(query: URLSearchParams): LoginMode {
  const mode = query.get('mode');
  return mode === 'forgot' || mode === 'sent' ? mode : 'login';
}

/** `base`: the page it is on, without language. */
export function loginModePath(base: string, mode: LoginMode, next?: string | null): string {
  const query = new URLSearchParams([
    ...(mode === 'login' ? [] : [['mode', mode]]),
    ...(next ? [['next', next]] : []),
  ]);
  return query.size === 0 ? base : `${base}?${query}`;
}
