// Returning customer at checkout: login, forgot password, or that a mail was sent; and the way to an account. [§2.8]
import { href, path } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import type { FormState } from '../account/form-state.ts';
import type { LoginMode } from '../account/login-mode.ts';
import { LoginModes } from '../account/login-modes.tsx';

export function ReturningCustomer({ mode, state }: { mode: LoginMode; state: FormState }) {
  const { t, locale } = useView();
  return (
    <section className="grid max-w-[440px] gap-4">
      <h2>{t('checkout.returning')}</h2>
      <LoginModes mode={mode} base={path.checkout()} state={state} />
      <p>
        {t('checkout.registerText')}{' '}
        <a href={href.register(locale, href.checkout(locale))} className="inline-block py-3">
          {t('account.loginRegister')}
        </a>
      </p>
    </section>
  );
}
