// Columns of the change feed. Part of schema.ts.
import type { Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

export interface EventTables {
  event: {
    id: Generated<number>;
    /** A transaction number, as text. */
    xid: Generated<string>;
    at: Timestamp;
    type: string;
    about: string;
    customer_id: number | null;
    data: Json<Record<string, unknown>>;
  };
  event_stream: {
    singleton: Generated<boolean>;
    epoch: Generated<number>;
    removed_xid: Generated<string>;
    removed_id: Generated<number>;
  };
}
