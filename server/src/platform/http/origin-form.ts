// Request target: only the path, even when a client sends an absolute URL as to a proxy, so that a request cannot name our host.

/** `/a?b` of `/a?b` and of `http://anything/a?b` alike; `*` stays what it is. */
export function originForm(target: string): string {
  if (target.startsWith('/') || target === '*') return target;
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}
