// Registration form: name, email, password and mobile; tax number, company and their certificates if there are any. [§5 Register]
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, FileField, FormToken } from '../../ui/field.tsx';
import { bindFields, CompanyFields, EmailField } from './account-fields.tsx';
import { CERTIFICATE_FIELDS, FILES_ACCEPTED } from './certificate-fields.ts';
import { ErrorSummary, FormHeading } from './error-summary.tsx';
import type { FormState } from './form-state.ts';
import { PasswordField } from './password-field.tsx';

type Props = {
  next: string | null;
  state: FormState;
  refused: boolean /** Files came along that the browser has forgotten by now. */;
  hadFiles: boolean;
};

export function RegisterForm({ next, state, refused, hadFiles }: Props) {
  const { t, locale } = useView();
  const { errors, sentence } = state;
  const bind = bindFields(state);
  return (
    <div className="grid max-w-[520px] gap-5">
      <div>
        <FormHeading refused={refused}>{t('account.registerTitle')}</FormHeading>
        <p className="text-muted">{t('account.registerLead')}</p>
      </div>
      <form
        method="post"
        action={href.register(locale)}
        encType="multipart/form-data"
        className="grid gap-4"
      >
        <FormToken />
        {next === null ? null : <input type="hidden" name="next" value={next} />}
        {refused ? (
          <ErrorSummary
            errors={errors}
            labels={{ firstName: 'account.name' }}
            {...(sentence === null ? {} : { title: sentence })}
          >
            {hadFiles ? <p>{t('profile.fileAgain')}</p> : null}
          </ErrorSummary>
        ) : null}
        <Field
          {...bind('firstName')}
          label={t('account.name')}
          required
          maxLength={120}
          autoComplete="name"
        />
        <EmailField field={bind('email')} hint={t('account.emailHint')} autoComplete="email" />
        <PasswordField isNew error={errors.password} />
        <CompanyFields bind={bind} />
        {CERTIFICATE_FIELDS.map(({ name, label }) => (
          <FileField
            key={name}
            name={name}
            label={t(label)}
            hint={t('profile.fileHint')}
            accept={FILES_ACCEPTED}
            error={errors[name]}
            pending={state.pending?.[name]}
          />
        ))}
        <Button look="main">{t('account.registerButton')}</Button>
      </form>
      <p>
        {t('account.haveAccount')}{' '}
        <a href={href.login(locale, next ?? undefined)} className="inline-block py-3">
          {t('account.loginButton')}
        </a>
      </p>
    </div>
  );
}
