// How is a password typed? Hidden, with a button that shows it where scripts run.
import { useView } from '../../lib/view.tsx';
import { Field } from '../../ui/field.tsx';

export function PasswordField({ isNew, error }: { isNew?: { minimum: number }; error?: string | undefined }) {
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
        name="password"
        label={t('account.password')}
        type="password"
        ltr
        required
        maxLength={128}
        autoComplete={isNew === undefined ? 'current-password' : 'new-password'}
        error={error}
        {...(isNew === undefined ? {} : { hint: t('account.passwordHint', { n: isNew.minimum }) })}
      />
    </div>
  );
}
