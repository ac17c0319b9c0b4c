// Columns of webhook endpoints and deliveries.
import type { WebhookFailure, WebhookOffReason } from '@millwright/contracts';
import type { Generated } from 'kysely';
import type { GivenTimestamp, Json, Timestamp } from './columns.ts';

export interface WebhookTables {
  webhook_endpoint: {
    id: Generated<number>;
    owner_kind: Generated<'shop' | 'company' | 'seller'>;
    owner_id: number | null;
    url: string;
    description: Generated<string>;
    types: string[];
    secrets: string[];
    rotated_at: Timestamp;
    cursor_xid: Generated<string>;
    cursor_id: Generated<number>;
    state: Generated<'on' | 'failing' | 'off'>;
    failing_since: Date | null;
    off_reason: WebhookOffReason | null;
    created_by: number;
    created_at: Timestamp;
  };
  webhook_delivery: {
    id: Generated<number>;
    endpoint_id: number;
    message_id: string;
    event_id: number | null;
    type: string;
    at: GivenTimestamp;
    data: Json<Record<string, unknown>>;
    state: Generated<'waiting' | 'done' | 'dead'>;
    attempts: Generated<number>;
    next_at: GivenTimestamp;
    last_at: Date | null;
    last_status: number | null;
    last_failure: WebhookFailure | null;
    last_ms: number | null;
    last_answer: string | null;
    reason: 'given-up' | 'gone' | null;
    created_at: Timestamp;
  };
}
