// Columns of back-office tables.
import type {
  AuditOperation,
  NotificationMail,
  NotificationSubject,
  Role,
  SavedViewList,
} from '@millwright/contracts';
import type { Generated } from 'kysely';
import type { GivenTimestamp, Json, Timestamp } from './columns.ts';

type Columns = Record<string, unknown>;

export interface AdminTables {
  audit_log: {
    id: Generated<number>;
    change_id: string;
    at: Timestamp;
    staff_id: number | null;
    who: string;
    subject: string;
    subject_id: string;
    table_name: string;
    operation: AuditOperation;
    row_key: Json<Columns>;
    before: Json<Columns> | null;
    after: Json<Columns> | null;
    undone_by: string | null;
  };
  staff: {
    id: Generated<number>;
    email: string;
    name: string;
    /** Built-in, or that of own_role_id. */
    role: Role | 'own';
    own_role_id: number | null;
    locale: Generated<'en' | 'ru' | 'ar'>;
    password_hash: string;
    must_change_password: Generated<boolean>;
    password_until: Date | null;
    totp_secret: string | null;
    totp_confirmed_at: Date | null;
    totp_last_period: Generated<number>;
    disabled_at: Date | null;
    /** With a public password. */
    is_demo: Generated<boolean>;
    demo_closed_at: Date | null;
    created_at: Timestamp;
  };
  staff_role: {
    id: Generated<number>;
    name: string;
    rights: string[];
    created_at: Timestamp;
  };
  saved_view: {
    id: Generated<number>;
    list: SavedViewList;
    owner_id: number;
    name: string;
    filter: Json<Record<string, string | number | boolean>>;
    sort: string;
    direction: 'ASC' | 'DESC';
    shared: Generated<string>;
    created_at: Timestamp;
  };
  saved_view_default: { staff_id: number; list: string; view_id: number };
  staff_notification: {
    id: Generated<number>;
    staff_id: number;
    kind: 'mention' | 'assignment';
    subject: NotificationSubject;
    subject_id: string;
    subject_name: string;
    actor: string;
    created_at: GivenTimestamp;
    read_at: Date | null;
    mailed_at: Date | null;
  };
  staff_notification_setting: { staff_id: number; mail: NotificationMail };
  api_client: {
    id: Generated<number>;
    name: string;
    owner_kind: Generated<'shop' | 'company' | 'seller'>;
    owner_id: number | null;
    scopes: string[];
    ip_allow: Generated<string[]>;
    calls_per_minute: number;
    created_by: number | null;
    created_at: Timestamp;
    disabled_at: Date | null;
  };
  api_key: {
    id: Generated<number>;
    client_id: number;
    prefix: string;
    hash: Buffer;
    created_at: Timestamp;
    expires_at: Date | null;
    last_used_day: string | null;
    revoked_at: Date | null;
  };
  idempotent_call: {
    owner: string;
    key: string;
    call: string;
    request_hash: Buffer;
    status: number;
    body: string;
    at: Timestamp;
  };
  staff_session: {
    token_hash: Buffer;
    staff_id: number;
    created_at: Timestamp;
    last_seen_at: Timestamp;
    expires_at: GivenTimestamp;
    second_factor_at: Date | null;
  };
  staff_recovery_code: { staff_id: number; code_hash: Buffer };
}
