// Words for the tax number of a buyer: a GSTIN is India's, so only a shop that sells from there or delivers there speaks of it.
import type { MessageKey } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';

type TaxWords = Readonly<Record<'name' | 'hint' | 'none', MessageKey>>;

const WITH_INDIA: TaxWords = {
  name: 'account.taxId',
  hint: 'account.taxIdHint',
  none: 'profile.unregistered',
};
const ELSEWHERE: TaxWords = {
  name: 'account.taxNumber',
  hint: 'account.taxNumberHint',
  none: 'profile.noTaxNumber',
};

export function taxWords({ company }: Pick<PageRequest, 'company'>): TaxWords {
  const isIndian = company?.country === 'IN' || company?.countries.includes('IN') === true;
  return isIndian ? WITH_INDIA : ELSEWHERE;
}
