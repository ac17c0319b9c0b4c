// Stock alert form: address and telephone, on the part's page while there is no stock. [§2.7 notify-me, §5 Notify]
import type { Account } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, FormToken } from '../../ui/field.tsx';
import type { FormState } from '../account/form-state.ts';

type Props = {
  product: { id: number };
  account?: Pick<Account, 'email' | 'mobile'> | null;
  state?: FormState;
  /** The one thing on its page, which names it already. */
  isAlone?: boolean;
};

export function NotifyForm({ product, account = null, state, isAlone = false }: Props) {
  const { t, locale, phoneExample } = useView();
  const values = state?.values ?? {};
  return (
    <form
      method="post"
      action={href.notify(locale, product.id)}
      className="notify-form"
      id="notify"
    >
      <FormToken />
      {isAlone ? null : <h2>{t('stockAlert.title')}</h2>}
      <p>{t('stockAlert.text')}</p>
      <Field
        name="emailId"
        type="email"
        label={t('stockAlert.email')}
        error={state?.errors.emailId}
        defaultValue={values.emailId ?? account?.email ?? ''}
        ltr
        required
        maxLength={254}
        autoComplete="email"
      />
      <Field
        name="phoneNumber"
        type="tel"
        label={t('stockAlert.phone')}
        hint={t('stockAlert.phoneHint', { number: phoneExample })}
        error={state?.errors.phoneNumber}
        defaultValue={values.phoneNumber ?? account?.mobile ?? ''}
        ltr
        required
        maxLength={40}
        autoComplete="tel"
      />
      <Button look={isAlone ? 'main' : 'plain'} className="justify-self-start">
        {t('stockAlert.send')}
      </Button>
    </form>
  );
}
