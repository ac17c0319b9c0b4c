// Changes: what changed since a cursor, as it is now, with what was removed; without a cursor everything, then what changed meanwhile.
import type { EventType, Right } from '@millwright/contracts';
import { staffOf } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/index.ts';
import {
  listCustomers,
  listInvoices,
  listOrders,
  listPrices,
  listProducts,
  listStock,
  type Which,
} from './changes.queries.ts';
import { type Cursor, encodeCursor } from './cursor.rules.ts';
import { readStream } from './feed.queries.ts';
import { cursorOf, onPrimary, readPage, rejectOldCursor } from './feed.ts';

type Resource<Row> = {
  right: Right;
  /** Events after which its rows may be others. */
  types: readonly EventType[];
  list(tx: Tx, which: Which): Promise<Row[]>;
};
export type Changes<Row> = { items: Row[]; removed: number[]; next: string; more: boolean };

const resource = <Row>(
  right: Right,
  types: readonly EventType[],
  list: Resource<Row>['list'],
): Resource<Row> => ({ right, types, list });

export const RESOURCES = {
  products: resource('catalogue:read', ['product.changed', 'product.removed'], listProducts),
  prices: resource('catalogue:read', ['price.changed', 'product.removed'], listPrices),
  stock: resource('catalogue:read', ['stock.changed', 'product.removed'], listStock),
  orders: resource('orders:read', ['order.placed', 'order.changed'], listOrders),
  invoices: resource('orders:read', ['invoice.issued'], listInvoices),
  customers: resource('customers:read', ['customer.changed', 'customer.erased'], listCustomers),
};

/**
 * The cursor of a first reading is taken before it begins: what is committed while the ids are walked through comes afterwards.
 * @throws Problem not-found, right-missing, cursor-not-valid, cursor-too-old
 */
export async function readChanges<Row extends { id: number }>(
  ctx: Ctx,
  { right, types, list }: Resource<Row>,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<Changes<Row>> {
  staffOf(ctx, right);
  const given = cursorOf(after);
  return await onPrimary(ctx.db, async (tx) => {
    const stream = await readStream(tx);
    if (given !== undefined) rejectOldCursor(given, stream);
    const cursor: Cursor = given ?? { epoch: stream.epoch, xid: stream.horizon, id: 0, scanned: 0 };
    if (cursor.scanned !== undefined) {
      const items = await list(tx, { behind: cursor.scanned, limit });
      return {
        items,
        removed: [],
        next: encodeCursor(afterScan(cursor, items, limit)),
        more: true,
      };
    }
    const { events, next, more } = await readPage(tx, stream, cursor, types, limit);
    const ids = [...new Set(events.map(({ data }) => Number(data.id)))];
    const items = ids.length === 0 ? [] : await list(tx, { ids });
    const present = new Set(items.map(({ id }) => id));
    return {
      items,
      removed: ids.filter((id) => !present.has(id)),
      next: encodeCursor({ ...next, epoch: stream.epoch }),
      more,
    };
  });
}

/** Behind the last id, or, once all were read, where the reading began. */
function afterScan(cursor: Cursor, items: readonly { id: number }[], limit: number): Cursor {
  const { scanned, ...begun } = cursor;
  const last = items.at(-1);
  return last === undefined || items.length < limit ? begun : { ...begun, scanned: last.id };
}
