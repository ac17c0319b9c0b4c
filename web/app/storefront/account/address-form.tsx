// How is an address typed? Country, address, city, postal code, phone; the names are the account's own and cannot be changed here. [§5 Address]
import { type Account, type AddressType, COUNTRIES, DEFAULT_COUNTRY } from '@millwright/contracts';
import { useView } from '../../lib/view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field, FormToken, Select } from '../../ui/field.tsx';
import { bindFields, PhoneField } from './account-fields.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { FormState } from './form-state.ts';

type Props = { type: AddressType; account: Account; action: string; close: string; state: FormState | null };

export function AddressForm({ type, account, action, close, state }: Props) {
  const { t, country } = useView();
  const stored = account[type];
  const section = type === 'billing' ? 'billing' : 'shipping';
  const field = bindFields(state, stored ?? {});
  return (
    <form method="post" action={action} className="grid gap-4">
      <FormToken />
      <input type="hidden" name="do" value="address" />
      <input type="hidden" name="type" value={type} />
      {state === null ? null : <ErrorSummary errors={state.errors} {...(state.sentence === null ? {} : { title: state.sentence })} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="firstName" label={t('account.firstName')} defaultValue={account.firstName} disabled />
        <Field name="lastName" label={t('account.lastName')} defaultValue={account.lastName} disabled />
      </div>
      <Select
        {...field('country')}
        label={t('account.country')}
        required
        autoComplete={`${section} country`}
        defaultValue={field('country').defaultValue ?? DEFAULT_COUNTRY}
        options={COUNTRIES.map((code) => ({ value: code, label: country(code) }))}
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
        <Field {...field('city')} label={t('account.city')} required maxLength={100} autoComplete={`${section} address-level2`} />
        <Field
          {...field('postalCode')}
          label={t('account.postalCode')}
          ltr
          required
          inputMode="numeric"
          maxLength={12}
          autoComplete={`${section} postal-code`}
        />
      </div>
      <PhoneField field={field('phoneNumber')} label={t('account.phone')} hint={t('account.phoneHint')} autoComplete={`${section} tel`} />
      <p className="flex flex-wrap gap-3">
        <Button>{stored === null ? t('account.addressAdd') : t('account.addressUpdate')}</Button>
        <ButtonLink href={close} look="quiet">
          {t('common.close')}
        </ButtonLink>
      </p>
    </form>
  );
}
