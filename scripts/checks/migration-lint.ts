// Migration lint: squawk names statements that lock a table for long, or break the version that still runs; what it does not know is said here. [decisions 0084]
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sourceFiles } from './source-files.ts';

/** Its binary for this system, without a Node around it. */
const SQUAWK = join(
  ROOT,
  'node_modules/@squawk-cli',
  `${process.platform}-${process.arch}`,
  'bin/squawk',
);

/** Rules of squawk that do not concern us, with the reason. */
const EXCLUDED: Readonly<Record<string, string>> = {
  'require-lock-timeout': 'the runner sets time limits for all of them',
  'require-statement-timeout': 'the same',
  'prefer-bigint-over-int':
    'rows of the catalogue are counted in millions, and what grows with orders is bigint',
  'prefer-bigint-over-smallint': 'the same',
  'ban-char-field': 'codes of two and three letters have that length',
  'ban-create-domain-with-constraint': 'localised texts are one',
};

/** A line of this kind lets one rule pass in its file, and says why. Files that were applied keep the names they were written with. */
const PERMITTED = /^-- lint: ([a-z-]+) because \S.{10,}/gm;
const EARLIER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'constraint-not-valid': ['constraint-missing-not-valid', 'adding-foreign-key-constraint'],
};
/** Begins a file that runs outside a transaction, as server/src/platform/db/migrate.ts reads it. */
const BY_STATEMENT = '-- statement by statement';

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
  ...[
    'sales_order',
    'order_line',
    'order_tax',
    'order_status_change',
    'email_outbox',
    'invoice',
    'invoice_file',
    'audit_log',
    'review',
  ],
  ...[
    'lead',
    'lead_event',
    'negotiation',
    'offer',
    'quote',
    'quote_version',
    'quote_line',
    'wishlist_item',
    'import_row',
  ],
]);

/** What squawk cannot say. */
const OWN_RULES: readonly {
  name: string;
  finds(statement: string, made: ReadonlySet<string>): string | undefined;
}[] = [
  {
    name: 'update-in-batches',
    finds: (statement, made) => {
      const [, table] =
        /^(?:update|delete from) (?:only )?(?:public\.)?"?(\w+)"?/.exec(statement) ?? [];
      return table !== undefined && BIG.has(table) && !made.has(table)
        ? `all rows of ${table} in one transaction hold their locks until its end: do it in batches, by a job`
        : undefined;
    },
  },
  {
    name: 'own-time-limits',
    finds: (statement) =>
      /^set (?:session |local )?(?:lock|statement)_timeout\b/.test(statement)
        ? 'time limits are the runner’s'
        : undefined,
  },
];

export function migrationFindings(root: string = ROOT): string[] {
  const files = sourceFiles(/^\d{4}_[a-z0-9_]+\.sql$/, join(root, 'server/migrations'));
  return lint(
    files.map((file) => [
      `server/migrations/${file}`,
      readFileSync(join(root, 'server/migrations', file), 'utf8'),
    ]),
  ).map(({ file, line, text, rule }) => `${file}:${line}: ${text} (${rule})`);
}

/** @returns what is wrong, with the rule's name in brackets */
export function lintMigration(text: string): string[] {
  return lint([['migration.sql', text]]).map(({ text: sentence, rule }) => `${sentence} (${rule})`);
}

type Finding = { file: string; line: number; text: string; rule: string };

function lint(files: readonly (readonly [name: string, text: string])[]): Finding[] {
  return files.flatMap(([file, text]) => {
    const permitted = permittedIn(text);
    return [...squawk(file, text), ...ownFindings(file, text)].filter(
      ({ rule }) => !permitted.has(rule),
    );
  });
}

function permittedIn(text: string): Set<string> {
  const names = [...text.matchAll(PERMITTED)].map(([, name]) => name as string);
  return new Set(names.flatMap((name) => EARLIER_NAMES[name] ?? [name]));
}

type Said = { line: number; message: string; help: string | null; rule_name: string };

/** @throws when squawk does not run here, in its own words */
function squawk(file: string, text: string): Finding[] {
  const excluded = Object.keys(EXCLUDED);
  if (text.startsWith(BY_STATEMENT)) excluded.push('ban-concurrent-index-creation-in-transaction');
  const args = [
    '--reporter',
    'json',
    '--assume-in-transaction',
    '--pg-version',
    '15.0',
    '--exclude',
    excluded.join(','),
    '--stdin-filepath',
    file,
  ];
  const { stdout, stderr, error } = spawnSync(SQUAWK, args, {
    input: text,
    encoding: 'utf8',
    cwd: ROOT,
  });
  if (error !== undefined) throw error;
  if (!stdout.trimStart().startsWith('['))
    throw new Error(`squawk did not look at ${file}: ${stderr || stdout}`);
  return (JSON.parse(stdout) as Said[]).map(({ line, message, help, rule_name: rule }) => ({
    file,
    line: line + 1,
    text: [message, help].filter(Boolean).join(' '),
    rule,
  }));
}

function ownFindings(file: string, text: string): Finding[] {
  const made = new Set<string>();
  return statementsOf(text).flatMap(({ statement, line }) => {
    const [, table] =
      /^create (?:unlogged |temporary |temp )?table (?:if not exists )?(?:public\.)?"?(\w+)"?/.exec(
        statement,
      ) ?? [];
    if (table !== undefined) made.add(table);
    return OWN_RULES.flatMap(({ name, finds }) => {
      const found = finds(statement, made);
      return found === undefined ? [] : [{ file, line, text: found, rule: name }];
    });
  });
}

/** In lower case, in one line each, without comments; bodies of functions and literals are no statements. */
function statementsOf(text: string): { statement: string; line: number }[] {
  const bare = text
    // In one pass, so that an apostrophe in a comment begins no literal and two dashes in a literal no comment. Line ends stay.
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--.*$|\/\*[\s\S]*?\*\//gm, (found) =>
      (/^(--|\/\*)/.test(found) ? '' : "''").concat(found.replace(/[^\n]/g, '')),
    );
  let line = 1;
  return bare.split(';').flatMap((part) => {
    const begins = line + (/^\s*/.exec(part)?.[0].split('\n').length ?? 1) - 1;
    line += part.split('\n').length - 1;
    const statement = part.replace(/\s+/g, ' ').trim().toLowerCase();
    return statement === '' ? [] : [{ statement, line: begins }];
  });
}
