// Columns of wishlists. Part of schema.ts.
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

export interface WishlistTables {
  wishlist: {
    id: Generated<number>;
    customer_id: number;
    kind: 'main' | 'later' | 'named';
    name: string | null;
    share_code: string | null;
    created_at: Timestamp;
  };
  wishlist_item: {
    id: Generated<number>;
    list_id: number;
    product_id: number;
    quantity: number | null;
    added_at: Timestamp;
  };
}
