// Login, forgot password, or mail sent: three modes in one place, on the login page and at checkout, as the URL says. [§2.4, §2.8]
import { localPath } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { bindFields, EmailField } from './account-fields.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { FormState } from './form-state.ts';
import { LoginForm } from './login-form.tsx';
import { type LoginMode, loginModePath } from './login-mode.ts';

type Props = { mode: LoginMode; base: string; next?: string | null; state: FormState };

export function LoginModes({ mode, base, next = null, state }: Props) {
  const { t, locale } = useView();
  const to = (other: LoginMode): string => localPath(locale, loginModePath(base, other, next));
  if (mode === 'sent') {
    return (
      <div className="grid justify-items-start gap-4">
        <Notice kind="success">{t('password.sent')}</Notice>
        <p className="text-muted">{t('password.sentText')}</p>
        <ButtonLink href={to('login')} look="main">
          {t('password.goToLogin')}
        </ButtonLink>
      </div>
    );
  }
  if (mode === 'forgot') {
    return (
      <>
        <p className="text-muted">{t('password.forgotText')}</p>
        <ForgotForm action={to('forgot')} next={next} state={state} />
        <p>
          <a href={to('login')} className="inline-block py-3">
            {t('password.back')}
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <LoginForm action={localPath(locale, base)} next={next} state={state} />
      <p>
        <a href={to('forgot')} className="inline-block py-3">
          {t('password.forgot')}
        </a>
      </p>
    </>
  );
}

function ForgotForm({
  action,
  next,
  state,
}: {
  action: string;
  next: string | null;
  state: FormState;
}) {
  const { t } = useView();
  const { errors, sentence } = state;
  const isRejected = sentence !== null || Object.keys(errors).length > 0;
  return (
    <form method="post" action={action} className="grid gap-4">
      <FormToken />
      <input type="hidden" name="do" value="reset" />
      {next === null ? null : <input type="hidden" name="next" value={next} />}
      {isRejected ? (
        <ErrorSummary errors={errors} {...(sentence === null ? {} : { title: sentence })} />
      ) : null}
      <EmailField field={bindFields(state)('email')} autoComplete="username" />
      <Button look="main">{t('password.forgotButton')}</Button>
    </form>
  );
}
