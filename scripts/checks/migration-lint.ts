// Migration lint: names statements that lock a big table for long, or break the version that still runs, with an alternative.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sourceFiles } from './source-files.ts';

/** Tables that grow with the business; on the others a lock of milliseconds is harmless. */
const BIG = new Set([
  ...[
    'product',
    'product_text',
    'product_attribute',
    'product_media',
    'product_attribute_fingerprint',
    'stock',
    'stock_movement',
    'media_file',
    'private_file',
  ],
  ...[
    'search_document',
    'search_scope_rank',
    'search_name',
    'part_key',
    'customer',
    'customer_address',
    'session',
    'cart',
    'cart_line',
    'rate_limit_counter',
  ],
  ...['sales_order', 'order_line', 'order_tax', 'order_status_change', 'email_outbox', 'invoice', 'invoice_file', 'audit_log', 'review'],
  ...['lead', 'lead_event', 'negotiation', 'offer', 'quote', 'quote_version', 'quote_line', 'wishlist_item', 'import_row'],
]);
/** A first line of this kind lets one rule pass, and says why. */
const PERMITTED = /^-- lint: ([a-z-]+) because \S.{10,}/gm;

type Rule = { name: string; finds(statement: string, made: ReadonlySet<string>): string | undefined };

const onBig = (table: string | undefined, made: ReadonlySet<string>): boolean => table !== undefined && BIG.has(table) && !made.has(table);
const TABLE = String.raw`(?:if exists )?(?:only )?(?:public\.)?"?(\w+)"?`;

const RULES: Rule[] = [
  {
    name: 'index-concurrently',
    finds: (statement, made) => {
      const [, concurrently, table] =
        new RegExp(String.raw`^create (?:unique )?index (concurrently )?.*? ?on ${TABLE}`).exec(statement) ?? [];
      return concurrently === undefined && onBig(table, made)
        ? `an index on ${table} stops its writes until it is built: create index concurrently, in a file that begins with "-- statement by statement"`
        : undefined;
    },
  },
  {
    name: 'not-null-default',
    finds: (statement, made) => {
      const [, table] = new RegExp(`^alter table ${TABLE}`).exec(statement) ?? [];
      if (table === undefined || made.has(table)) return undefined;
      const additions = statement.split(/\badd (?=column\b|(?!constraint|primary|unique|foreign|check|exclude)\w)/).slice(1);
      return additions.some((column) => /\bnot null\b/.test(column) && !/\bdefault\b|\bgenerated\b/.test(column))
        ? `a column of ${table} that must not be null needs a default: rows that are there have none, and the version that still runs does not write it`
        : undefined;
    },
  },
  {
    name: 'set-not-null',
    finds: (statement, made) => {
      const [, table] = new RegExp(String.raw`^alter table ${TABLE}.* set not null`).exec(statement) ?? [];
      return onBig(table, made)
        ? `set not null reads all of ${table} under a lock: add a check (... is not null) not valid, validate it in the next migration, then set not null`
        : undefined;
    },
  },
  {
    name: 'constraint-not-valid',
    finds: (statement, made) => {
      const [, table] =
        new RegExp(String.raw`^alter table ${TABLE}.* add (?:constraint \w+ )?(?:foreign key|check)\b`).exec(statement) ?? [];
      return onBig(table, made) && !/not valid/.test(statement)
        ? `a constraint reads all of ${table} under a lock: add it not valid, and validate it in the next migration`
        : undefined;
    },
  },
  {
    name: 'column-type',
    finds: (statement, made) => {
      const [, table] = new RegExp(String.raw`^alter table ${TABLE}.* alter (?:column )?\w+ (?:set data )?type\b`).exec(statement) ?? [];
      return onBig(table, made)
        ? `another type writes all of ${table} anew under a lock: add a column, fill it in batches, then switch`
        : undefined;
    },
  },
  {
    name: 'drop-later',
    finds: (statement, made) => {
      const [, table] =
        new RegExp(String.raw`^alter table ${TABLE}.* (?:drop column|rename)`).exec(statement) ??
        new RegExp(`^drop table ${TABLE}`).exec(statement) ??
        [];
      return table !== undefined && !made.has(table)
        ? `the version that still runs uses ${table} as it was: stop using it in one release, drop or rename it in the next`
        : undefined;
    },
  },
  {
    name: 'update-in-batches',
    finds: (statement, made) => {
      const [, table] = new RegExp(String.raw`^(?:update|delete from) ${TABLE}`).exec(statement) ?? [];
      return onBig(table, made)
        ? `all rows of ${table} in one transaction hold their locks until its end: do it in batches, by a job`
        : undefined;
    },
  },
  {
    name: 'own-transaction',
    finds: (statement) =>
      /^(begin|commit|rollback|start transaction|set (?:session )?lock_timeout)\b/.test(statement)
        ? 'transaction and time limits are the runner’s'
        : undefined,
  },
];

export function migrationFindings(root: string = ROOT): string[] {
  return sourceFiles(/^\d{4}_[a-z0-9_]+\.sql$/, join(root, 'server/migrations')).flatMap((file) =>
    lintMigration(readFileSync(join(root, 'server/migrations', file), 'utf8')).map((finding) => `server/migrations/${file}: ${finding}`),
  );
}

/** @returns what is wrong, with the rule's name in brackets */
export function lintMigration(text: string): string[] {
  const permitted = new Set([...text.matchAll(PERMITTED)].map(([, name]) => name));
  const made = new Set<string>();
  return statementsOf(text).flatMap((statement) => {
    const [, table] = /^create (?:unlogged |temporary |temp )?table (?:if not exists )?(?:public\.)?"?(\w+)"?/.exec(statement) ?? [];
    if (table !== undefined) made.add(table);
    return RULES.filter(({ name }) => !permitted.has(name)).flatMap(({ name, finds }) => {
      const finding = finds(statement, made);
      return finding === undefined ? [] : [`${finding} (${name})`];
    });
  });
}

/** In lower case, in one line each, without comments; bodies of functions and literals are no statements. */
function statementsOf(text: string): string[] {
  return (
    text
      // In one pass, so that an apostrophe in a comment begins no literal and two dashes in a literal no comment.
      .replace(/\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--.*$|\/\*[\s\S]*?\*\//gm, (found) => (/^(--|\/\*)/.test(found) ? '' : "''"))
      .split(';')
      .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
      .filter((statement) => statement !== '')
  );
}
