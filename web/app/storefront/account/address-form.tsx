// Address form: country, address, city, postal code, phone; the names are the account's own and cannot be changed here.
// A tick box copies the billing address instead of typing it twice. [§5 Address]
import {
  type Account,
  type AddressType,
  countryChoices,
  FIRST_COUNTRIES,
  FIRST_COUNTRY,
  INTL_LOCALE,
} from '@millwright/contracts';
import { PHONE_EXAMPLE, useView } from '../../lib/view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Check, Field, FormToken, Select } from '../../ui/field.tsx';
import { bindFields, PhoneField } from './account-fields.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { FormState } from './form-state.ts';
import { SAME } from './save-address.ts';

/** How a telephone number is written there; elsewhere with the code of the country, too. */
const PHONES: Readonly<Record<string, string>> = {
  IN: '+91 98400 12345',
  SA: '+966 11 234 5678',
  US: '+1 213 555 0123',
};

type Props = {
  type: AddressType;
  account: Account;
  action: string;
  close: string;
  state: FormState | null;
};

export function AddressForm({ type, account, action, close, state }: Props) {
  const { t, locale, request } = useView();
  const countries = request.company?.countries ?? FIRST_COUNTRIES;
  const stored = account[type];
  const section = type === 'billing' ? 'billing' : 'shipping';
  const delivers = type === 'delivery';
  // A fresh delivery goes to the country of the invoice.
  const chosen =
    stored?.country ??
    (delivers ? account.billing?.country : undefined) ??
    request.company?.defaultCountry ??
    FIRST_COUNTRY;
  const field = bindFields(state, stored ?? {});
  const typed = countries.find((code) => code === field('country').defaultValue) ?? chosen;
  const ownPhone = typed === request.company?.defaultCountry ? request.company.phoneExample : '';
  // Where there is something to copy, or nothing yet that it would replace.
  const same = (delivers ? account.billing !== null : account.delivery === null) ? (
    <Check name={SAME} value="yes" defaultChecked={state?.values[SAME] === 'yes'}>
      {t('account.sameAsBilling')}
    </Check>
  ) : null;
  return (
    // With the box ticked empty fields may be sent; what is missing the server says in the reader's language.
    <form
      method="post"
      action={action}
      className="address-form grid gap-4"
      noValidate={delivers && same !== null}
    >
      <FormToken />
      <input type="hidden" name="do" value="address" />
      <input type="hidden" name="type" value={type} />
      {state === null ? null : (
        <ErrorSummary
          errors={state.errors}
          {...(state.sentence === null ? {} : { title: state.sentence })}
        />
      )}
      {delivers ? same : null}
      <div className="typed-address grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            name="firstName"
            label={t('account.firstName')}
            defaultValue={account.firstName}
            disabled
          />
          <Field
            name="lastName"
            label={t('account.lastName')}
            defaultValue={account.lastName}
            disabled
          />
        </div>
        <Select
          {...field('country')}
          label={t('account.country')}
          required
          autoComplete={`${section} country`}
          defaultValue={typed}
          options={countryChoices(INTL_LOCALE[locale], countries).map(({ id, name }) => ({
            value: id,
            label: name,
          }))}
        />
        <Field
          {...field('address')}
          label={t('account.address')}
          hint={t('account.addressHint')}
          required
          maxLength={300}
          autoComplete={`${section} address-line1`}
        />
        <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
          <Field
            {...field('city')}
            label={t('account.city')}
            required
            maxLength={100}
            autoComplete={`${section} address-level2`}
          />
          <Field
            {...field('postalCode')}
            label={t('account.postalCode')}
            ltr
            required
            {...(countries.every((code) => PHONES[code] !== undefined)
              ? { inputMode: 'numeric' }
              : {})}
            maxLength={12}
            autoComplete={`${section} postal-code`}
          />
        </div>
        <PhoneField
          field={field('phoneNumber')}
          label={t('account.phone')}
          hint={t('account.phoneHint', { number: ownPhone || (PHONES[typed] ?? PHONE_EXAMPLE) })}
          autoComplete={`${section} tel`}
        />
      </div>
      {delivers ? null : same}
      <p className="flex flex-wrap gap-3">
        <Button>{stored === null ? t('account.addressAdd') : t('account.addressUpdate')}</Button>
        <ButtonLink href={close} look="quiet">
          {t('common.close')}
        </ButtonLink>
      </p>
    </form>
  );
}
