// Request target: the path, even where somebody writes a whole address in its place, as one does to a proxy: nobody names our host for us.

/** `/a?b` of `/a?b` and of `http://anything/a?b` alike; `*` stays what it is. */
export function originForm(target: string): string {
  if (target.startsWith('/') || target === '*') return target;
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}
