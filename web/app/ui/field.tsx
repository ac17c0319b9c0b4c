// Form fields: label, hint, the control, and the error tied to it; a file field names the file that is kept for it.
import { isolatedName } from '@millwright/contracts';
import type { ComponentProps, ReactNode } from 'react';
import { useView } from '../lib/view.tsx';

type FieldProps = {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** false: whether it is required depends on another field, so it is not called optional. */
  marksOptional?: boolean;
  /** Left-to-right whatever the language: mail addresses, phone numbers, codes. */
  ltr?: boolean;
};

function describedBy({ name, hint, error }: FieldProps): string | undefined {
  const ids = [hint === undefined ? '' : `${name}-hint`, error === undefined ? '' : `${name}-error`]
    .filter(Boolean)
    .join(' ');
  return ids === '' ? undefined : ids;
}

function Frame({
  name,
  label,
  hint,
  error,
  optional,
  children,
}: FieldProps & { optional: boolean; children: ReactNode }) {
  const { t } = useView();
  return (
    <div className={error === undefined ? 'field' : 'field wrong'}>
      <label htmlFor={name}>
        {label}
        {optional ? <small>{` (${t('common.optional')})`}</small> : null}
      </label>
      {hint === undefined ? null : (
        <p id={`${name}-hint`} className="hint">
          {hint}
        </p>
      )}
      {children}
      {error === undefined ? null : (
        <p id={`${name}-error`} className="error">
          {error}
        </p>
      )}
    </div>
  );
}

export function Field({
  name,
  label,
  hint,
  error,
  marksOptional = true,
  ltr = false,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'name'>) {
  const frame: FieldProps = { name, label, ...(hint === undefined ? {} : { hint }), error };
  return (
    <Frame
      {...frame}
      optional={
        marksOptional &&
        input.required !== true &&
        input.readOnly !== true &&
        input.disabled !== true
      }
    >
      <input
        id={name}
        name={name}
        className="input"
        dir={ltr ? 'ltr' : undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(frame)}
        {...input}
      />
    </Frame>
  );
}

export function TextArea({
  name,
  label,
  hint,
  error,
  ltr: _ltr,
  ...input
}: FieldProps & Omit<ComponentProps<'textarea'>, 'name'>) {
  const frame: FieldProps = { name, label, ...(hint === undefined ? {} : { hint }), error };
  return (
    <Frame {...frame} optional={input.required !== true}>
      <textarea
        id={name}
        name={name}
        className="input"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(frame)}
        {...input}
      />
    </Frame>
  );
}

/** A file that waits for its form: sent again while it is ticked, and replaced by another that is chosen. */
type Pending = { token: string; label: string };

/** Name of the field beside a file field that holds the token of its pending file. */
export const pendingField = (name: string): string => `${name}Pending`;

/** Files of a form (`enctype="multipart/form-data"`); the dialog of the system, in its own language. */
export function FileField({
  name,
  label,
  hint,
  error,
  pending,
  ...input
}: Omit<FieldProps, 'ltr'> & { pending?: Pending | undefined } & Omit<
    ComponentProps<'input'>,
    'name' | 'type'
  >) {
  const { t } = useView();
  const frame: FieldProps = { name, label, ...(hint === undefined ? {} : { hint }), error };
  const described = [describedBy(frame), pending === undefined ? undefined : `${name}-pending`]
    .filter(Boolean)
    .join(' ');
  return (
    <Frame {...frame} optional={input.required !== true}>
      <input
        type="file"
        id={name}
        name={name}
        className="input"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described === '' ? undefined : described}
        {...input}
      />
      {pending === undefined ? null : (
        <label className="check">
          <input type="checkbox" name={pendingField(name)} value={pending.token} defaultChecked />
          <span id={`${name}-pending`}>
            {t('form.filePending', { name: isolatedName(pending.label) })}
          </span>
        </label>
      )}
    </Frame>
  );
}

export type Option = { value: string; label: string };

export function Select({
  name,
  label,
  hint,
  error,
  options,
  ltr: _ltr,
  marksOptional = true,
  required,
  ...select
}: FieldProps & { options: readonly Option[] } & Omit<ComponentProps<'select'>, 'name'>) {
  const frame: FieldProps = { name, label, ...(hint === undefined ? {} : { hint }), error };
  return (
    <Frame {...frame} optional={marksOptional && required !== true}>
      <select
        id={name}
        name={name}
        className="input"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(frame)}
        // A choice without an empty option is always made; HTML wants no `required` there.
        required={required && options[0]?.value === ''}
        {...select}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** A tick with words that may hold links. */
export function Check({
  name,
  error,
  children,
  ...input
}: { name: string; error?: string | undefined; children: ReactNode } & Omit<
  ComponentProps<'input'>,
  'name'
>) {
  return (
    <div className={error === undefined ? 'field' : 'field wrong'}>
      <label className="check">
        <input
          type="checkbox"
          id={name}
          name={name}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${name}-error`}
          {...input}
        />
        <span>{children}</span>
      </label>
      {error === undefined ? null : (
        <p id={`${name}-error`} className="error">
          {error}
        </p>
      )}
    </div>
  );
}

/** Every POST form carries it: proves that the form came from our page while somebody is logged in. */
export function FormToken() {
  const { request } = useView();
  return request.formToken === '' ? null : (
    <input type="hidden" name="formToken" value={request.formToken} />
  );
}
