// Form of an address and of a tax number by country: what the checks of both take, told before anybody types. [decisions 0114]
import { cityLineParts, EU_COUNTRIES } from '@millwright/contracts';
import { postalCodeExample } from './postal-code.rules.ts';
import { gstinCheckCharacter } from './tax-id.rules.ts';

export type AddressForm = {
  /** State or region; that of an Indian address follows from its PIN code. */
  needsState: boolean;
  postalCode: { isUsed: boolean; example: string; comesBeforeCity: boolean };
  taxNumber: { kind: 'gstin' | 'vat-sa' | 'vat-eu' | 'other'; example: string | null };
};

const GSTIN_BODY = '33AABCM1234F1Z';

export function addressFormOf(country: string): AddressForm {
  const example = postalCodeExample(country);
  const [first] = cityLineParts({ city: 'city', postalCode: '1', country });
  return {
    needsState: false,
    postalCode: {
      isUsed: example !== '-',
      example,
      comesBeforeCity: first?.kind === 'postalCode',
    },
    taxNumber: taxNumberOf(country),
  };
}

function taxNumberOf(country: string): AddressForm['taxNumber'] {
  if (country === 'IN')
    return { kind: 'gstin', example: `${GSTIN_BODY}${gstinCheckCharacter(GSTIN_BODY)}` };
  if (country === 'SA') return { kind: 'vat-sa', example: '300000000000003' };
  return { kind: EU_COUNTRIES.includes(country) ? 'vat-eu' : 'other', example: null };
}
