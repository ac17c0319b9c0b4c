// Countries of ISO 3166 as the platform's own data name them.
const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
/** Regions with a code that are no country. */
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
const ENGLISH = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Member states of the European Union, in whose VAT buyers of other member states account for the tax themselves. */
export const EU_COUNTRIES: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Whether a text is the code of a country of today, in capitals. */
export function isCountry(code: string): boolean {
  // A code that was replaced answers the name of its successor.
  return (
    /^[A-Z]{2}$/.test(code) &&
    !OTHERS.includes(code) &&
    new Intl.Locale(`und-${code}`).region === code &&
    ENGLISH.of(code) !== undefined
  );
}

let codes: readonly string[] | undefined;

/** Codes of all countries. */
export function countryCodes(): readonly string[] {
  codes ??= LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCountry);
  return codes;
}

/** Countries with their names, in the order of these in a language. */
export function countryChoices(
  locale: string,
  of: readonly string[] = countryCodes(),
): { id: string; name: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return of
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
