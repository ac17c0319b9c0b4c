// Demo context: what the demo does through use cases happens at a moment of its own, and is not logged.
import { clientOf } from '../platform/client.ts';
import type { Ctx } from '../platform/context.ts';
import type { Db } from '../platform/db/index.ts';
import { DATABASE_FILES } from '../platform/files/index.ts';

type Own = { at: Date } & Pick<Ctx, 'actor'> & Partial<Pick<Ctx, 'locale' | 'currency' | 'client'>>;

export function demoCtx(db: Db, { at, ...own }: Own): Ctx {
  return {
    db,
    clock: { now: () => at },
    locale: 'en',
    currency: 'INR',
    requestId: 'demo',
    files: DATABASE_FILES,
    origin: '',
    client: clientOf('demo', 1),
    log: { debug() {}, info() {}, warn() {}, error() {} },
    ...own,
  };
}
