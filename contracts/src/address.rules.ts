// City line of an address: postal code and city in the order of the country. Pure.
import { EU_COUNTRIES } from './countries.ts';
import type { Address } from './views/customer.ts';

/** Of Europe outside the Union. */
const NEIGHBOURS = ['CH', 'IS', 'LI', 'MC', 'NO', 'RU', 'SM', 'VA'];
/** Of the Union, where the code ends the line. */
const CITY_FIRST = ['IE', 'LV'];
const CODE_FIRST: ReadonlySet<string> = new Set(
  [...EU_COUNTRIES, ...NEIGHBOURS].filter((country) => !CITY_FIRST.includes(country)),
);

export type CityLinePart = { kind: 'city' | 'postalCode'; text: string };

/** Its parts, each to be isolated by itself; what is empty is left out. */
export function cityLineParts({
  city,
  postalCode,
  country,
}: Pick<Address, 'city' | 'postalCode' | 'country'>): CityLinePart[] {
  const parts: CityLinePart[] = [
    { kind: 'city', text: city.trim() },
    { kind: 'postalCode', text: postalCode.trim() },
  ];
  return (CODE_FIRST.has(country) ? parts.reverse() : parts).filter(({ text }) => text !== '');
}

export function cityLine(address: Pick<Address, 'city' | 'postalCode' | 'country'>): string {
  return cityLineParts(address)
    .map(({ text }) => text)
    .join(' ');
}
