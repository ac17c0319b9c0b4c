// Columns of review tables: part of schema.ts.
import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

export interface ReviewTables {
  review: {
    id: Generated<number>;
    product_id: number;
    customer_id: number;
    rating: number;
    comment: string;
    state: 'published' | 'waiting' | 'hidden';
    helpful_count: Generated<number>;
    created_at: Timestamp;
    changed_at: Date | null;
    moderated_by: string | null;
    moderated_at: Date | null;
    reason: string | null;
  };
  review_vote: { review_id: number; customer_id: number; created_at: Timestamp };
}
