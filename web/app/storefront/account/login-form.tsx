// Login form, on the login page and at checkout. [§5 Login]
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { bindFields, EmailField } from './account-fields.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { FormState } from './form-state.ts';
import { PasswordField } from './password-field.tsx';

export function LoginForm({
  action,
  next,
  state,
}: {
  action: string;
  next?: string | null;
  state: FormState;
}) {
  const { t } = useView();
  const { errors, sentence } = state;
  return (
    <form method="post" action={action} className="grid gap-4">
      <FormToken />
      <input type="hidden" name="do" value="login" />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      {sentence !== null ? (
        <ErrorSummary title={sentence} errors={{}} />
      ) : Object.keys(errors).length > 0 ? (
        <ErrorSummary errors={errors} />
      ) : null}
      <EmailField field={bindFields(state)('email')} autoComplete="username" />
      <PasswordField error={errors.password} />
      <Button look="main">{t('account.loginButton')}</Button>
    </form>
  );
}
