// Rules of the tools: filters in the words of the search, what the search understood, the text of a request for a quote. Pure.
import {
  amountIn,
  type CurrencyCode,
  type DescribedConstraint,
  type DescribedReading,
  type Facets,
  type FacetValue,
  LEAD_LIMITS,
  type Locale,
  type ProductCard,
  problemText,
  type QuickOrderLine,
  rejectOrdered,
  type SearchResult,
} from '@millwright/contracts';
import { translator } from '@millwright/messages/server';

/** Values shown of each group; what lies beyond is found by its text. */
const SHOWN = 12;

type AttributeFilter = {
  attribute: string;
  values?: string[] | undefined;
  min?: number | undefined;
  max?: number | undefined;
  unit?: string | undefined;
};

/** `attribute=value` and `attribute=min..max unit`, as lists of the shop have them in their addresses. */
export function attributeFilters(filters: readonly AttributeFilter[]): string[] {
  return filters.flatMap(({ attribute, values = [], min, max, unit = '' }) => [
    ...values.map((value) => `${attribute}=${value}`),
    ...(min === undefined && max === undefined
      ? []
      : [`${attribute}=${numberText(min)}..${numberText(max)}${unit}`]),
  ]);
}

/** Without an exponent, which no range knows. */
function numberText(n: number | undefined): string {
  if (n === undefined) return '';
  const text = String(n);
  return text.includes('e') ? n.toFixed(9).replace(/\.?0+$/, '') : text;
}

/** Names of manufacturers as filters have them: `Bosch Rexroth` is `bosch-rexroth`. */
export function filterSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

export function toUnderstood(reading: DescribedReading | null) {
  if (reading === null) return null;
  return {
    as: reading.constraints.filter(({ isNearest }) => !isNearest).map(toChip),
    nearest: reading.constraints.filter(({ isNearest }) => isNearest).map(toChip),
    givenUp: reading.relaxed.map(toChip),
    notUnderstood: reading.notUnderstood,
    notSold: reading.notSold,
    foreignManufacturer: reading.foreignManufacturer,
  };
}

/** What a buyer should be told of the list, in sentences; null where it is what was asked for. */
export function noteOf(
  { total, reading }: Pick<SearchResult, 'total' | 'reading'>,
  locale: Locale,
): string | null {
  const t = translator(locale);
  const labels = (chips: readonly DescribedConstraint[]) =>
    chips.map(({ label, unit }) => (unit === null ? label : `${label} ${unit}`)).join(', ');
  const sentences: string[] = [];
  if (reading !== null) {
    const { notSold, foreignManufacturer, constraints, relaxed, notUnderstood } = reading;
    const nearest = constraints.filter(({ isNearest }) => isNearest);
    if (notSold !== null) sentences.push(t('agents.notSold', { what: notSold }));
    if (foreignManufacturer !== null)
      sentences.push(t('agents.foreign', { name: foreignManufacturer }));
    if (nearest.length > 0) sentences.push(t('agents.nearest', { what: labels(nearest) }));
    if (relaxed.length > 0) sentences.push(t('agents.leftOut', { what: labels(relaxed) }));
    if (notUnderstood.length > 0)
      sentences.push(t('agents.notUnderstood', { words: notUnderstood.join(', ') }));
  }
  if (total === 0) sentences.push(t('agents.nothing'));
  return sentences.length === 0 ? null : sentences.join(' ');
}

function toChip({ name, label, unit }: DescribedConstraint) {
  return { label: name === null ? label : `${name}: ${label}`, unit };
}

export function toFilters({ categories, manufacturers, attributes }: Facets) {
  const choice = ({ value, name, count }: FacetValue) => ({ value, name, count });
  return {
    categories: categories.slice(0, SHOWN).map(choice),
    manufacturers: manufacturers.slice(0, SHOWN).map(choice),
    attributes: attributes.slice(0, SHOWN).map(({ value, name, unit, min, max, values }) => ({
      attribute: value,
      name,
      unit,
      min,
      max,
      values: values.slice(0, SHOWN).map((facet) => choice(withoutGroup(facet, value))),
    })),
  };
}

/** `bore=25` in the group `bore` is 25. */
function withoutGroup(facet: FacetValue, attribute: string): FacetValue {
  const group = `${attribute}=`;
  return facet.value.startsWith(group)
    ? { ...facet, value: facet.value.slice(group.length) }
    : facet;
}

/** What the lines cost that can be ordered as they are, in minor units. */
export function totalOf(lines: readonly QuickOrderLine[], currency: CurrencyCode): number {
  return lines.reduce(
    (sum, { product, quantity, problem, repeats }) =>
      product === null || quantity === null || problem !== null || repeats !== null
        ? sum
        : sum + amountIn(product.unitPrice, currency) * quantity,
    0,
  );
}

/** Why this quantity cannot be ordered, as a line of the cart would say it; null where it can. */
export function rejectionOf(
  { stock, limits }: Pick<ProductCard, 'stock' | 'limits'>,
  quantity: number,
  locale: Locale,
): string | null {
  if (stock <= 0) return problemText('product-out-of-stock', locale);
  const rejection = rejectOrdered(quantity, limits, stock);
  return rejection === null ? null : problemText(rejection.code, locale, { n: rejection.limit });
}

/** A line for each part, then the note; lines that find no room are counted. For staff, in English. */
export function quoteText(
  items: readonly { sku: string; mpn: string; name: string; quantity: number }[],
  note: string,
): string {
  const room = LEAD_LIMITS.message - note.length - 60;
  const lines: string[] = [];
  let used = 0;
  for (const { sku, mpn, name, quantity } of items) {
    const line = `${quantity} x ${sku} (${mpn}) ${name}`.slice(0, 200);
    if (used + line.length + 1 > room) break;
    lines.push(line);
    used += line.length + 1;
  }
  const left = items.length - lines.length;
  return [
    ...lines,
    ...(left > 0 ? [`and ${left} more`] : []),
    ...(note === '' ? [] : ['', note]),
  ].join('\n');
}

/** Fields of the search by the names that a tool has for them: `/attrsValues/1` is the attribute whose filter that is. */
export function inputPointer(pointer: string, filters: readonly AttributeFilter[]): string {
  const [, group, index] =
    /^\/(attrsValues|manufacturer|categories|lineage)(?:\/(\d+))?/.exec(pointer) ?? [];
  if (group === 'lineage') return '/category';
  if (group === 'manufacturer') return `/manufacturers/${index}`;
  if (group !== 'attrsValues') return pointer;
  let left = Number(index);
  for (const [n, filter] of filters.entries()) {
    const own = attributeFilters([filter]).length;
    if (left < own) return `/attributes/${n}`;
    left -= own;
  }
  return '/attributes';
}
