// What an import lacks before its rows can be checked: columns or values of needed fields, and the rate of its currency.
import type { ImportDetails, ImportMapping } from '@millwright/contracts';

export type Missing = {
  /** As the screen calls them. */
  fields: string[];
  currency: string | undefined;
};

export function missingForCheck(
  { fields, rates }: Pick<ImportDetails, 'fields' | 'rates'>,
  mapping: Pick<ImportMapping, 'columns' | 'constants' | 'currency' | 'rates'>,
  base: string,
): Missing {
  const { columns, constants } = mapping;
  const currency = mapping.currency || base;
  const hasRate =
    columns.price === undefined ||
    currency === base ||
    (mapping.rates[currency] ?? rates[currency]) !== undefined;
  return {
    fields: fields
      .filter(
        ({ name, required, forNew }) =>
          required && !forNew && columns[name] === undefined && constants[name] === undefined,
      )
      .map(({ label }) => label),
    currency: hasRate ? undefined : currency,
  };
}
