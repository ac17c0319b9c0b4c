// Password field: hidden, with a button that shows it where scripts run.
import { useView } from '../../lib/view.tsx';
import { Field } from '../../ui/field.tsx';

/** The server's own rule, shown in advance. */
const PASSWORD_MINIMUM = 10;

type Props = {
  name?: string;
  label?: string;
  /** A password that is being chosen. */
  isNew?: boolean;
  /** Says how long it has to be. */
  hasHint?: boolean;
  /** Another hint instead. */
  hint?: string;
  required?: boolean;
  error?: string | undefined;
};

export function PasswordField({
  name = 'password',
  label,
  isNew = false,
  hasHint = isNew,
  hint,
  required = true,
  error,
}: Props) {
  const { t } = useView();
  return (
    <div
      className="grid gap-1"
      data-island="account-password"
      data-on="visible"
      data-show={t('account.showPassword')}
      data-hide={t('account.hidePassword')}
      data-look="button quiet justify-self-start px-0!"
    >
      <Field
        name={name}
        label={label ?? t('account.password')}
        type="password"
        ltr
        required={required}
        maxLength={128}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        error={error}
        {...(hint === undefined ? {} : { hint })}
        {...(hasHint ? { hint: t('account.passwordHint', { n: PASSWORD_MINIMUM }) } : {})}
      />
    </div>
  );
}
