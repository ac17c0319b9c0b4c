// Validation of an edited lot: what can be told without asking the tables.
import type { LotInput } from '@millwright/contracts';
import type { FieldProblem } from '../../platform/problem.ts';
import { collapse, filled } from '../../platform/text.ts';
import { ownPriceFaults } from '../catalog/index.ts';
import type { Rates } from '../pricing/index.ts';

/** Without spaces at the ends; what is not translated yet is shown in English. */
export function tidyLot(input: LotInput): LotInput {
  return {
    ...input,
    names: filled(input.names, collapse),
    details: filled(input.details),
    location: filled(input.location, collapse),
    hsn: input.hsn.trim(),
    images: [...new Set(input.images)],
  };
}

export function lotFaults(lot: LotInput, rates: Rates): FieldProblem[] {
  const faults = ownPriceFaults(lot.ownPrices, rates);
  for (const entry of ['names', 'details', 'location'] as const)
    if (lot[entry].en === '') faults.push({ code: 'field-required', pointer: `/${entry}/en` });
  if (lot.items.length === 0) faults.push({ code: 'field-required', pointer: '/items' });
  const seen = new Set<number>();
  for (const [place, { productId }] of lot.items.entries()) {
    if (seen.has(productId))
      faults.push({ code: 'value-taken', pointer: `/items/${place}/productId` });
    seen.add(productId);
  }
  if (lot.hsn !== '' && !/^[0-9]{4,8}$/.test(lot.hsn))
    faults.push({ code: 'value-not-valid', pointer: '/hsn' });
  return faults;
}
