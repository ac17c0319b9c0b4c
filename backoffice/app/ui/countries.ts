// Countries of ISO 3166 as the browser's own data name them, in the order of their names in a language.
const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
/** Regions with a code that are no country of origin. */
const OTHERS: readonly string[] = [
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
];

export function countryChoices(locale: string): { id: string; name: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .flatMap((id) => {
      // A code that was replaced answers the name of its successor.
      const isToday = new Intl.Locale(`und-${id}`).region === id && !OTHERS.includes(id);
      const name = isToday ? names.of(id) : undefined;
      return name === undefined ? [] : [{ id, name }];
    })
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
