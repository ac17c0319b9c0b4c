// Financial year and invoice numbers. Pure. [decisions §7]

/** The law allows 16 characters, letters, digits, - and / among them. */
export const MAX_NUMBER_LENGTH = 16;

/**
 * `26-27` of a seller in India: from 1 April to 31 March, of the day by the shop's clock. `2026` elsewhere: the calendar year.
 * @param country of the seller
 */
export function financialYear(day: string, country = 'IN'): string {
  if (country !== 'IN') return day.slice(0, 4);
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const first = month >= 4 ? year : year - 1;
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

/** `MW/26-27/000123`. @throws RangeError when the law's 16 characters do not hold it */
export function invoiceNumber(series: string, year: string, ordinal: number): string {
  const number = `${series}/${year}/${String(ordinal).padStart(6, '0')}`;
  if (number.length > MAX_NUMBER_LENGTH || ordinal < 1)
    throw new RangeError(`not a number for an invoice: ${number}`);
  return number;
}

/** Name of the file: `invoice-MW-26-27-000123-en.pdf`. */
export function documentName(kind: string, number: string, locale: string): string {
  return `${kind}-${number.replaceAll('/', '-')}-${locale}.pdf`;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
