// Freight rates in the back office. [back office settings]
import { type AdminFreightRate, type FreightRateInput, isCountry } from '@millwright/contracts';
import { sql } from 'kysely';
import { defineCrud } from '../../platform/crud.ts';
import { listed } from '../../platform/list.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { isLikeInAnyLanguage, likeOf } from '../../platform/sql.ts';
import { trimmed } from '../../platform/text.ts';
import { plainCode } from './freight.rules.ts';

export const freightCrud = defineCrud<AdminFreightRate, FreightRateInput>({
  area: 'settings',
  table: 'freight_rate',
  read: async (ctx, db, { ids = null, q }, page) => {
    const like = likeOf(q);
    const { rows } = await sql<Omit<AdminFreightRate, 'name'> & { total: number }>`
      select id, name as names, countries, postal_codes as "postalCodes", days, steps, free_from as "freeFrom", is_pickup as "isPickup", active,
        count(*) over ()::int as total
      from freight_rate r
      where (${ids}::int[] is null or id = any(${ids}::int[]))
        and (${like}::text is null or ${isLikeInAnyLanguage('r.name', like)})
      order by id limit ${page.count} offset ${page.start}`.execute(db);
    return listed(rows.map((row) => ({ ...row, name: row.names[ctx.locale] || row.names.en })));
  },
  toColumns: (_tx, input) => {
    const names = trimmed(input.names);
    const faults: FieldProblem[] = [];
    if (names.en === '') faults.push({ code: 'field-required', pointer: '/names/en' });
    for (const [index, code] of input.countries.entries())
      if (!isCountry(code))
        faults.push({ code: 'value-not-valid', pointer: `/countries/${index}` });
    if (!input.isPickup && input.steps.length === 0)
      faults.push({ code: 'field-required', pointer: '/steps' });
    for (const [index, { upToGrams, price }] of input.steps.entries()) {
      const lighter = input.steps[index - 1];
      if (lighter === undefined) continue;
      if (upToGrams <= lighter.upToGrams)
        faults.push({ code: 'steps-not-ascending', pointer: `/steps/${index}/upToGrams` });
      // Nearly always two prices that changed places.
      else if (price < lighter.price)
        faults.push({
          code: 'step-price-falls',
          pointer: `/steps/${index}/price`,
          params: { kg: upToGrams / 1_000, lighter: lighter.upToGrams / 1_000 },
        });
    }
    for (const [index, typed] of input.postalCodes.entries())
      if (!/^[0-9A-Za-z\s,;-]*$/.test(typed))
        faults.push({ code: 'value-not-valid', pointer: `/postalCodes/${index}` });
    if (faults.length > 0) throw new Problem('invalid-request', {}, { fields: faults });
    return {
      // A language left empty follows the English name, also when that changes.
      name: JSON.stringify(names),
      countries: [...new Set(input.countries)],
      postal_codes: [
        ...new Set(
          input.postalCodes
            .flatMap((typed) => typed.split(/[,;]/))
            .map(plainCode)
            .filter(Boolean),
        ),
      ],
      days: input.days,
      steps: JSON.stringify(input.isPickup ? [] : input.steps),
      free_from: input.isPickup ? null : input.freeFrom,
      is_pickup: input.isPickup,
      active: input.active,
    };
  },
});
