// Which columns do wishlists have? Part of schema.ts.
import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

export interface WishlistTables {
  save_list: {
    id: Generated<number>;
    customer_id: number;
    kind: 'main' | 'later' | 'named';
    name: string | null;
    share_code: string | null;
    created_at: Timestamp;
  };
  save_list_entry: { id: Generated<number>; list_id: number; product_id: number; quantity: number | null; added_at: Timestamp };
}
