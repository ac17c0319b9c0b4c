// What does a new customer tell? Name, email, password and mobile; tax number and company if there are any. [§5 Register]
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, FormToken } from '../../ui/field.tsx';
import { ErrorSummary, FormHeading } from './error-summary.tsx';
import type { FormState } from './form-state.ts';
import { PasswordField } from './password-field.tsx';

/** The server's own rule; said before somebody runs into it. */
const PASSWORD_MINIMUM = 10;

export function RegisterForm({ next, state, refused }: { next: string | null; state: FormState; refused: boolean }) {
  const { t, locale } = useView();
  const { values, errors, sentence } = state;
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <div className="grid max-w-[520px] gap-5">
      <div>
        <FormHeading refused={refused}>{t('account.registerTitle')}</FormHeading>
        <p className="text-muted">{t('account.registerLead')}</p>
      </div>
      <form method="post" action={href.register(locale)} className="grid gap-4">
        <FormToken />
        {next === null ? null : <input type="hidden" name="next" value={next} />}
        {refused ? <ErrorSummary errors={errors} {...(sentence === null ? {} : { title: sentence })} /> : null}
        <Field {...field('firstName')} label={t('account.name')} required maxLength={120} autoComplete="name" />
        <Field
          {...field('email')}
          label={t('account.email')}
          hint={t('account.emailHint')}
          type="email"
          ltr
          required
          maxLength={254}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField isNew={{ minimum: PASSWORD_MINIMUM }} error={errors.password} />
        <Field
          {...field('mobile')}
          label={t('account.mobile')}
          hint={t('account.mobileHint')}
          type="tel"
          ltr
          required
          maxLength={40}
          autoComplete="tel"
        />
        <Field {...field('companyName')} label={t('account.company')} maxLength={200} autoComplete="organization" />
        <Field
          {...field('taxId')}
          label={t('account.taxId')}
          hint={t('account.taxIdHint')}
          ltr
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
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
