// Customer rules: pure checks that name each field at fault. [§5 Forms]
import { type Address, type Country, latinDigits } from '@millwright/contracts';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { cleanLine } from '../../platform/text.ts';
import {
  canonicalTaxId,
  postalCodeExample,
  postalCodeFault,
  taxIdFault,
} from '../pricing/index.ts';
import { isGuessable } from './guessable.rules.ts';

export const PASSWORD_LENGTH = { minimum: 10, maximum: 128 };

export type Registration = {
  firstName: string;
  email: string;
  password: string;
  mobile: string;
  /** GSTIN or VAT number; '' = unregistered. */
  taxId: string;
  companyName?: string;
};

/** Trimmed, NFC, lower case: the one spelling under which an address is stored and compared. */
export function canonicalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

// One @, a dotted domain, no spaces, control or invisible characters: what a mail server could accept. Linear time.
const EMAIL =
  /^[^\s@<>(),;:"[\]\\\p{Cc}\p{Cf}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{0,57}[a-z0-9])$/u;

export function isEmail(email: string): boolean {
  return email.length <= 254 && EMAIL.test(email);
}

/** E.164, or null when it is no phone number. A number without a country code is read as one of `country`. */
export function canonicalPhone(phone: string, country: Country): string | null {
  if (phone.length > 40) return null;
  const parsed = parsePhoneNumberFromString(phone, country as CountryCode);
  // Some plans allow fewer digits than any subscriber has; what the table takes is the last word.
  return parsed?.isPossible() && /^\+[1-9][0-9]{6,14}$/.test(parsed.number) ? parsed.number : null;
}

/** The checked registration in canonical spelling. @param home country of the shop, whose telephone numbers need no code @param more what is wrong with its files @throws Problem invalid-request that names every field at fault */
export function checkRegistration(
  input: Registration,
  home: Country,
  more: readonly FieldProblem[] = [],
): Registration {
  const email = canonicalEmail(input.email);
  const mobile = canonicalPhone(input.mobile, home);
  const taxId = canonicalTaxId(input.taxId);
  const faults: FieldProblem[] = [];
  if (cleanLine(input.firstName) === '')
    faults.push({ code: 'field-required', pointer: '/firstName' });
  if (!isEmail(email))
    faults.push({ code: email === '' ? 'field-required' : 'email-not-valid', pointer: '/email' });
  if (mobile === null)
    faults.push({
      code: input.mobile.trim() === '' ? 'field-required' : 'phone-not-valid',
      pointer: '/mobile',
    });
  const taxFault = taxIdFault(taxId, null);
  if (taxFault !== null) faults.push({ code: taxFault, pointer: '/taxId' });
  const password =
    input.password === ''
      ? ({ code: 'field-required' } as const)
      : passwordFault(input.password, email);
  if (password !== null) faults.push({ ...password, pointer: '/password' });
  faults.push(...more);
  if (faults.length > 0 || mobile === null)
    throw new Problem('invalid-request', {}, { fields: faults });
  return {
    firstName: cleanLine(input.firstName),
    email,
    password: input.password,
    mobile,
    taxId,
    companyName: cleanLine(input.companyName ?? ''),
  };
}

export type Profile = Omit<Registration, 'password' | 'companyName'> & {
  lastName: string;
  /** Required of calls; it follows the email address. undefined: the form of a page, which has no such field. */
  userName?: string;
  /** undefined: stays as it is. */
  companyName?: string | undefined;
  /** Ticked when there is no tax number; otherwise it is required. [decisions §8 Place of supply] */
  unregistered: boolean;
};

/** A search text as a telephone number, if it may be one: without a country code it is read as Indian, as at registration. */
export function phoneIn(typed: string | undefined): string | null {
  const text = typed?.trim() ?? '';
  return /^[+0-9٠-٩۰-۹ ()./-]{7,30}$/.test(text) ? canonicalPhone(text, 'IN') : null;
}

/**
 * The checked profile in canonical spelling.
 * @param home country of the shop, whose telephone numbers need no code
 * @param billingCountry decides which tax number fits; null: no billing address yet. @throws Problem invalid-request that names every field at fault
 */
export function checkProfile(
  input: Profile,
  billingCountry: Country | null,
  home: Country,
): Profile {
  const email = canonicalEmail(input.email);
  const mobile = canonicalPhone(input.mobile, home);
  const taxId = input.unregistered ? '' : canonicalTaxId(input.taxId);
  const faults: FieldProblem[] = [];
  for (const name of ['firstName', 'lastName', 'email', 'mobile'] as const)
    if (cleanLine(input[name]) === '') faults.push({ code: 'field-required', pointer: `/${name}` });
  if (input.userName !== undefined && cleanLine(input.userName) === '')
    faults.push({ code: 'field-required', pointer: '/userName' });
  if (email !== '' && !isEmail(email)) faults.push({ code: 'email-not-valid', pointer: '/email' });
  if (input.mobile.trim() !== '' && mobile === null)
    faults.push({ code: 'phone-not-valid', pointer: '/mobile' });
  if (!input.unregistered && taxId === '')
    faults.push({ code: 'field-required', pointer: '/taxId' });
  const taxFault = taxIdFault(taxId, billingCountry);
  if (taxFault !== null) faults.push({ code: taxFault, pointer: '/taxId' });
  if (faults.length > 0 || mobile === null)
    throw new Problem('invalid-request', {}, { fields: faults });
  const companyName = input.companyName === undefined ? undefined : cleanLine(input.companyName);
  return {
    firstName: cleanLine(input.firstName),
    lastName: cleanLine(input.lastName),
    email,
    mobile,
    taxId,
    companyName,
    unregistered: input.unregistered,
  };
}

/** Why a password will not do, or null. No rules of composition; length and not being guessable. [promises P26] */
export function passwordFault(password: string, email: string): FieldProblem | null {
  const { length } = [...password];
  if (length < PASSWORD_LENGTH.minimum)
    return { code: 'password-too-short', params: { n: PASSWORD_LENGTH.minimum } };
  if (length > PASSWORD_LENGTH.maximum)
    return { code: 'password-too-long', params: { n: PASSWORD_LENGTH.maximum } };
  return isGuessable(password, email) ? { code: 'password-too-common' } : null;
}

/**
 * The checked address in canonical spelling.
 * @param countries that the shop delivers to. @throws Problem invalid-request that names every field at fault
 */
export function checkAddress(
  input: Record<keyof Address, string>,
  countries: readonly Country[],
): Address {
  const country = countries.includes(input.country) ? input.country : null;
  const phone = canonicalPhone(input.phoneNumber, country ?? 'IN');
  const faults: FieldProblem[] = [];
  for (const field of ['address', 'city', 'postalCode', 'phoneNumber'] as const) {
    if (cleanLine(input[field]) === '')
      faults.push({ code: 'field-required', pointer: `/${field}` });
  }
  if (country === null)
    faults.push({
      code: input.country === '' ? 'field-required' : 'country-not-served',
      pointer: '/country',
    });
  const postalCode = cleanLine(latinDigits(input.postalCode)).toUpperCase();
  const isElsewhere = country === null && input.country !== '';
  const postalFault =
    postalCode === '' || isElsewhere ? null : postalCodeFault(postalCode, country);
  if (postalFault === 'postal-code-not-of-country')
    faults.push({
      code: postalFault,
      pointer: '/postalCode',
      params: { example: postalCodeExample(country ?? '') },
    });
  else if (postalFault !== null) faults.push({ code: postalFault, pointer: '/postalCode' });
  if (input.phoneNumber.trim() !== '' && phone === null)
    faults.push({ code: 'phone-not-valid', pointer: '/phoneNumber' });
  if (faults.length > 0 || country === null || phone === null)
    throw new Problem('invalid-request', {}, { fields: faults });
  return {
    address: cleanLine(input.address),
    city: cleanLine(input.city),
    country,
    postalCode,
    phoneNumber: phone,
  };
}
