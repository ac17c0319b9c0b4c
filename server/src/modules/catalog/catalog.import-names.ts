// New manufacturers and attribute values of an import, added before its products are written, however many batches these take.

import { createHash } from 'node:crypto';
import { UNKNOWN_COUNTRY } from '@millwright/contracts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import {
  addTexts,
  addValues,
  type GivenText,
  type GivenValue,
} from './catalog.import-attributes.ts';
import {
  addImportedAttributes,
  addImportedFamilies,
  type ImportedFamily,
  type NewAttribute,
  VALUES_LOCK,
} from './catalog.import-structure.ts';
import { slugOfName } from './catalog.loader-ids.ts';

/** Names of manufacturers are as the check found them; of an attribute that is a number the number itself, else the ordinal of the word. */
export type ImportedNames = {
  manufacturers: { name: string }[];
  values: GivenValue[];
  /** Words that are no values yet. */
  texts: GivenText[];
  /** Attributes that are not there yet. */
  attributes: Omit<NewAttribute, 'texts'>[];
  families: ImportedFamily[];
};

/** Adds what is not there yet; importProducts expects them. */
export async function addImportedNames(
  tx: Tx,
  { manufacturers, values, texts, attributes, families }: ImportedNames,
): Promise<void> {
  // Of the manufacturer's own country a file says nothing.
  await addManufacturers(tx, new Map(manufacturers.map(({ name }) => [name, UNKNOWN_COUNTRY])));
  await addImportedAttributes(
    tx,
    attributes.map((attribute) => ({
      ...attribute,
      texts: texts.filter(({ slug }) => slug === attribute.slug).map(({ text }) => text),
    })),
  );
  await addValues(tx, values);
  await addTexts(tx, texts);
  await addImportedFamilies(tx, families);
}

async function addManufacturers(tx: Tx, countries: ReadonlyMap<string, string>): Promise<void> {
  if (countries.size === 0) return;
  const findMissing = async () =>
    await sql<{
      name: string;
    }>`select n as name from unnest(${[...countries.keys()]}::text[]) n where not exists (select from manufacturer m where m.name = n)`.execute(
      tx,
    );
  if ((await findMissing()).rows.length === 0) return;
  // Two at once would both find one missing.
  await sql`select pg_advisory_xact_lock(${VALUES_LOCK})`.execute(tx);
  const { rows: missing } = await findMissing();
  for (const { name } of missing) {
    const slug = slugOfName(name);
    const mark = createHash('sha256').update(name).digest('hex').slice(0, 8);
    await sql`insert into manufacturer (slug, name, country)
      select case when ${slug} = 'product' or exists (select from manufacturer where slug = ${slug}) then ${`${slug === 'product' ? 'manufacturer' : slug}-${mark}`} else ${slug} end,
        ${name}, ${countries.get(name) ?? UNKNOWN_COUNTRY}`.execute(tx);
  }
}
