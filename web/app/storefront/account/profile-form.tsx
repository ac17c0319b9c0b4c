// Profile form: a new email address waits for its mailbox. [§5 Profile]
import { type Account, isolated } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { Check, Field, FormToken } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { bindFields, CompanyFields, EmailField } from './account-fields.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { FormState } from './form-state.ts';
import { PasswordField } from './password-field.tsx';
import { taxWords } from './tax-words.ts';

export function ProfileForm({
  account,
  pendingEmail,
  state,
}: {
  account: Account;
  pendingEmail: string | null;
  state: FormState;
}) {
  const { t, locale, request } = useView();
  const { values, errors, sentence } = state;
  const isRejected = sentence !== null || Object.keys(errors).length > 0;
  const { firstName, lastName, email, mobile, companyName, taxId, hasNoTaxId } = account;
  const bind = bindFields(state, { firstName, lastName, email, mobile, companyName, taxId });
  return (
    <div className="grid max-w-[520px] gap-5">
      {pendingEmail === null ? null : (
        <Notice>
          <form
            method="post"
            action={href.profile(locale)}
            className="grid justify-items-start gap-2"
          >
            <FormToken />
            <input type="hidden" name="do" value="keep-email" />
            <p>{t('profile.emailWaits', { email: isolated(pendingEmail) })}</p>
            <Button>{t('profile.emailCancel')}</Button>
          </form>
        </Notice>
      )}
      <form method="post" action={href.profile(locale)} className="grid gap-4">
        <FormToken />
        <input type="hidden" name="do" value="profile" />
        {isRejected ? (
          <ErrorSummary errors={errors} title={sentence ?? t('profile.failed')} />
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            {...bind('firstName')}
            label={t('account.firstName')}
            required
            maxLength={120}
            autoComplete="given-name"
          />
          <Field
            {...bind('lastName')}
            label={t('account.lastName')}
            required
            maxLength={120}
            autoComplete="family-name"
          />
        </div>
        <EmailField field={bind('email')} hint={t('profile.emailHint')} autoComplete="email" />
        <PasswordField
          name="currentPassword"
          label={t('password.current')}
          hint={t('profile.emailPassword')}
          required={false}
          error={errors.currentPassword}
        />
        <CompanyFields bind={bind} isTaxIdAsked />
        <Check
          name="unregistered"
          value="yes"
          defaultChecked={isRejected ? values.unregistered === 'yes' : hasNoTaxId}
        >
          {t(taxWords(request).none)}
        </Check>
        <p>
          <Button look="main">{t('profile.save')}</Button>
        </p>
      </form>
    </div>
  );
}
