// Tax numbers of buyers and of the seller: GSTIN with its state code and check character, Saudi VAT number. [decisions §8 Place of supply]

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
// State code, PAN, number of the registration, Z unless the registration is of a special kind, check character.
const GSTIN = /^(?:0[1-9]|[12][0-9]|3[0-8]|97|99)[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][0-9A-Z]{2}$/;

/** 15 capital letters and digits with the state's code in front and the right check character at the end. */
export function isGstin(text: string): boolean {
  return GSTIN.test(text) && text.at(-1) === gstinCheckCharacter(text.slice(0, 14));
}

/** The 15th character of a GSTIN, from its first 14: weights 1 and 2 by turns in base 36. */
export function gstinCheckCharacter(body: string): string {
  let sum = 0;
  for (const [index, character] of [...body].entries()) {
    const product = ALPHABET.indexOf(character) * ((index % 2) + 1);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ALPHABET.charAt((36 - (sum % 36)) % 36);
}

/** 15 digits that begin and end with 3. There is no public check digit. */
export function isSaudiVatNumber(text: string): boolean {
  return /^3[0-9]{13}3$/.test(text);
}

export type TaxIdFault = 'tax-id-not-valid' | 'gstin-not-valid' | 'vat-number-not-valid';

/**
 * What is wrong with a buyer's tax number, or null. '' is no number and always fits.
 * @param country of the billing address: India takes a GSTIN, Saudi Arabia its VAT number, everybody else either. null: not known yet
 */
export function taxIdFault(taxId: string, country: 'IN' | 'SA' | 'US' | null): TaxIdFault | null {
  if (taxId === '') return null;
  if (country === 'IN') return isGstin(taxId) ? null : 'gstin-not-valid';
  if (country === 'SA') return isSaudiVatNumber(taxId) ? null : 'vat-number-not-valid';
  if (isGstin(taxId) || isSaudiVatNumber(taxId)) return null;
  if (/^[0-9]{2}[A-Z]/.test(taxId)) return 'gstin-not-valid';
  return /^3[0-9]+$/.test(taxId) ? 'vat-number-not-valid' : 'tax-id-not-valid';
}
