// Connection routing: what is kept in memory of a database is kept once for it, not once for each of its handles.
import type { Db } from './handle.ts';

type Origin = { source: Db; primary: Db };
const ORIGINS = new WeakMap<object, Origin>();

/** Another handle on the same connections, to be told apart from the first; there are no plugins to lose. */
export function otherConnection(
  of: Db,
  primary: Db = primaryOf(of),
  source: Db = sourceOf(of),
): Db {
  const own = of.withoutPlugins();
  ORIGINS.set(own, { source, primary });
  return own;
}

/** The one handle that stands for the database this one reads: the primary, or one of its replicas. */
export function sourceOf(db: Db): Db {
  return ORIGINS.get(db)?.source ?? db;
}

/** The database for writes that follow from a read. */
export function primaryOf(db: Db): Db {
  return ORIGINS.get(db)?.primary ?? db;
}
