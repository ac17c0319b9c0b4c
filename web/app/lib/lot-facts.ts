// Facts that a whole lot does not have: its product carries the manufacturer, origin and unit of the first part that lies in it.
import type { ProductCard } from '@millwright/contracts';

type Product = Pick<ProductCard, 'kind' | 'manufacturer' | 'originCountry' | 'unit'>;

/** Empty for a whole lot, whose parts have several. */
export function manufacturerName({ kind, manufacturer }: Product): string {
  return kind === 'lot' ? '' : manufacturer.name;
}

/** Message of the unit behind a price. */
export function unitMessage({
  kind,
  unit,
}: Product): 'cart.perLot' | `unit.${ProductCard['unit']}` {
  return kind === 'lot' ? 'cart.perLot' : `unit.${unit}`;
}
