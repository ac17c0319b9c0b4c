// Customer filter of a list, chosen by name or set by a link from the customer's page; for roles that may read customers.
import type { AdminCustomerRow } from '@millwright/contracts';
import type { ReactElement } from 'react';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { useWords } from '../i18n/index.ts';
import { useMay } from '../lib/use-may.ts';

/** For the filters of a `<List>`: `[...filters, ...useCustomerFilter()]`. */
export function useCustomerFilter(): ReactElement[] {
  const say = useWords();
  const may = useMay('customers:read');
  if (!may) return [];
  const nameOf = ({
    id,
    state,
    firstName,
    lastName,
    companyName,
    email,
  }: AdminCustomerRow): string =>
    state === 'closed'
      ? say('customers.gone', { id })
      : [`${firstName} ${lastName}`.trim() || email, companyName].filter(Boolean).join(', ');
  return [
    <ReferenceInput
      key="customerId"
      source="customerId"
      reference="customers"
      label={say('customers.name')}
    >
      <AutocompleteInput
        label={say('customers.name')}
        optionText={nameOf}
        sx={{ minInlineSize: 240 }}
      />
    </ReferenceInput>,
  ];
}

/** The list behind a number on a customer's page. */
export const listOfCustomer = (list: string, customerId: number, filter: object = {}): string =>
  `/${list}?filter=${encodeURIComponent(JSON.stringify({ customerId, ...filter }))}`;
