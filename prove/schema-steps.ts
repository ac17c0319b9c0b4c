// Schema steps: migrations that expand the tables of a running shop, and contract them again, as docs/guides/add-a-table.md describes.
// The program that sells knows none of them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrations } from '../server/src/platform/db/migrate.ts';

export type SchemaStep = readonly [name: string, text: string];

/** After this step the new columns are filled in batches. */
export const BEFORE_FILLING = 'index concurrently';

export const EXPANDING: readonly SchemaStep[] = [
  [
    'expand',
    `-- what the next version writes
alter table sales_order add column upgrade_note text, add constraint upgrade_note_short check (length(upgrade_note) <= 100) not valid;
`,
  ],
  // A table each: what is locked stays so while the next one is waited for.
  ['expand the next', '-- the same\nalter table cart add column upgrade_note text;\n'],
  ['expand a third', '-- the same\nalter table product add column upgrade_note text;\n'],
  [
    BEFORE_FILLING,
    `-- statement by statement: the tables are big
create index concurrently if not exists cart_upgrade on cart (upgrade_note, touched_at);
create index concurrently if not exists sales_order_upgrade on sales_order (upgrade_note);
`,
  ],
  [
    'validate',
    `-- statement by statement: every row is read, and nobody waits for that
alter table sales_order validate constraint upgrade_note_short;
`,
  ],
];

export const CONTRACTING: readonly SchemaStep[] = [
  [
    'contract the indexes',
    '-- statement by statement\ndrop index concurrently if exists cart_upgrade;\ndrop index concurrently if exists sales_order_upgrade;\n',
  ],
  ...['sales_order', 'cart', 'product'].map((table): [string, string] => [
    `contract ${table}`,
    `-- lint: ban-drop-column because no version that runs has ever known this column\nalter table ${table} drop column upgrade_note;\n`,
  ]),
];

/** As the next file of a folder of migrations. */
export function addMigration(directory: string, [name, text]: SchemaStep): void {
  const number = (readMigrations(directory).at(-1)?.number ?? 0) + 1;
  writeFileSync(
    join(directory, `${String(number).padStart(4, '0')}_${name.replaceAll(/\W+/g, '_')}.sql`),
    text,
  );
}
