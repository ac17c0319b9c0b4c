// Printed amounts and dates beside their labels on a page, in a mail or a PDF, to be compared with each other.
import type { Data, Stranger } from './stranger.ts';

/** What one place says: labels as printed, with their values. */
export type Printed = {
  place: string;
  text: string;
  amounts: Map<string, { label: string; value: number }>;
  dates: Map<string, string>;
};

const AMOUNT = /(?:₹|Rs\.?|INR)\s?(-?[\d,]+\.\d\d)/;
const DATE = /\b(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* (\d{4})\b/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Only totals of the whole purchase have the same value everywhere. */
const OF_THE_WHOLE = /^(subtotal|total|cgst|sgst|igst|vat|gst)$/;
const DATED: [RegExp, string][] = [
  [/\bdue\b/i, 'due'],
  [/\bdelivery\b/i, 'delivery'],
  [/^(placed|order date|ordered|date of order)\b/i, 'placed'],
];

export function readPrinted(place: string, text: string): Printed {
  const printed: Printed = { place, text, amounts: new Map(), dates: new Map() };
  const lines = text
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .split('\n')
    .map((line) => line.trim());
  for (const [n, line] of lines.entries()) {
    const before = (lines[n - 1] ?? '').replace(/:$/, '');
    const amount = AMOUNT.exec(line);
    if (amount !== null) {
      const label =
        amount.index === 0
          ? line.trim() === amount[0]
            ? before
            : ''
          : line.slice(0, amount.index).replace(/[:\s]+$/, '');
      const key = keyOf(label);
      if (OF_THE_WHOLE.test(key) && !printed.amounts.has(key))
        printed.amounts.set(key, {
          label: label.replace(/ [\d.]+\s?%$/, ''),
          value: Number(amount[1]?.replaceAll(',', '')),
        });
    }
    const date = DATE.exec(line);
    if (date !== null) {
      const label = date.index === 0 ? before : line.slice(0, date.index);
      const kind = DATED.find(([like]) => like.test(label))?.[1];
      const iso = `${date[3]}-${String(MONTHS.indexOf(date[2] ?? '') + 1).padStart(2, '0')}-${(date[1] ?? '').padStart(2, '0')}`;
      if (kind !== undefined && !printed.dates.has(kind)) printed.dates.set(kind, iso);
    }
  }
  return printed;
}

const keyOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[\d.,]+\s?%/g, '')
    .replace(/[^a-z]/g, '');

/** What a call says, under the labels of the pages. `amounts` in major units of the base currency. */
export function readCall(
  place: string,
  data: Data,
  amounts: Record<string, number | undefined>,
  dates: Record<string, string | undefined>,
): Printed {
  const values = Object.entries(amounts).flatMap(
    ([label, value]): [string, { label: string; value: number }][] =>
      typeof value === 'number' ? [[keyOf(label), { label: '', value }]] : [],
  );
  const days = Object.entries(dates).flatMap(([kind, day]): [string, string][] =>
    typeof day === 'string' ? [[kind, day.slice(0, 10)]] : [],
  );
  return { place, text: JSON.stringify(data), amounts: new Map(values), dates: new Map(days) };
}

/** Taxes come as a list of names and values. */
export function taxesOf(
  list: Data[] | undefined,
  value: (each: Data) => number,
): Record<string, number> {
  return Object.fromEntries(
    (list ?? []).map((each) => [
      String(each.name ?? each.title).replace(/[\d.]+\s?%/, ''),
      value(each),
    ]),
  );
}

export function compare(stranger: Stranger, what: string, places: readonly Printed[]): void {
  const keys = (pick: (each: Printed) => Iterable<string>): Set<string> =>
    new Set(places.flatMap((each) => [...pick(each)]));
  for (const key of keys(({ amounts }) => amounts.keys())) {
    const said = places.flatMap(({ place, amounts }) =>
      amounts.has(key)
        ? [{ place, ...(amounts.get(key) as { label: string; value: number }) }]
        : [],
    );
    stranger.looked('figures compared', said.length);
    const [first, ...others] = said;
    for (const other of others)
      if (Math.abs(other.value - (first?.value ?? 0)) > 0.001)
        stranger.found(
          'purchase: one figure with two values',
          `${what}, ${key}: ${first?.value} in ${first?.place}, ${other.value} in ${other.place}`,
        );
    const labels = new Map(
      said.filter(({ label }) => label !== '').map(({ label, place }) => [label, place]),
    );
    if (labels.size > 1)
      stranger.found(
        'purchase: one label in two spellings',
        `${what}: ${[...labels].map(([label, place]) => `“${label}” in ${place}`).join(', ')}`,
      );
  }
  for (const key of keys(({ dates }) => dates.keys())) {
    const said = places.flatMap(({ place, dates }) =>
      dates.has(key) ? [{ place, day: dates.get(key) }] : [],
    );
    stranger.looked('dates compared', said.length);
    const days = new Map(said.map(({ day, place }) => [day, place]));
    if (days.size > 1)
      stranger.found(
        'purchase: one date with two values',
        `${what}, ${key}: ${[...days].map(([day, place]) => `${day} in ${place}`).join(', ')}`,
      );
  }
}
