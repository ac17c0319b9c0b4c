// Account form fields: each with its limits, keyboard and autofill, in one place. [§5 Forms]
import { useView } from '../../lib/view.tsx';
import { Field } from '../../ui/field.tsx';
import type { FormState } from './form-state.ts';
import { taxWords } from './tax-words.ts';

/** State of a field of a possibly rejected form: name, typed value, error. */
export type Bound = { name: string; defaultValue: string | undefined; error: string | undefined };
export type Bind = (name: string) => Bound;

/** `stored`: what is shown before anything was typed. */
export function bindFields(
  state: FormState | null,
  stored: Record<string, string | undefined> = {},
): Bind {
  const values: Record<string, string | undefined> =
    state === null || Object.keys(state.values).length === 0 ? stored : state.values;
  return (name) => ({ name, defaultValue: values[name], error: state?.errors[name] });
}

export function EmailField({
  field,
  hint,
  autoComplete,
}: {
  field: Bound;
  hint?: string;
  autoComplete: 'username' | 'email';
}) {
  const { t } = useView();
  return (
    <Field
      {...field}
      label={t('account.email')}
      {...(hint === undefined ? {} : { hint })}
      type="email"
      ltr
      required
      maxLength={254}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** A telephone number, of a person or of an address. */
export function PhoneField({
  field,
  label,
  hint,
  autoComplete,
}: {
  field: Bound;
  label: string;
  hint: string;
  autoComplete: string;
}) {
  return (
    <Field
      {...field}
      label={label}
      hint={hint}
      type="tel"
      ltr
      required
      maxLength={40}
      autoComplete={autoComplete}
    />
  );
}

/** Mobile, company and tax number: what registration and profile both ask. `isTaxIdAsked`: needed unless the form says that there is none. */
export function CompanyFields({
  bind,
  isTaxIdAsked = false,
}: {
  bind: Bind;
  isTaxIdAsked?: boolean;
}) {
  const { t, phoneExample, request } = useView();
  const words = taxWords(request);
  return (
    <>
      <PhoneField
        field={bind('mobile')}
        label={t('account.mobile')}
        hint={t('account.mobileHint', { number: phoneExample })}
        autoComplete="tel"
      />
      <Field
        {...bind('companyName')}
        label={t('account.company')}
        maxLength={200}
        autoComplete="organization"
      />
      <Field
        {...bind('taxId')}
        label={t(words.name)}
        hint={t(words.hint)}
        marksOptional={!isTaxIdAsked}
        ltr
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
}
