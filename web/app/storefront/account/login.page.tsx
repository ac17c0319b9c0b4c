// The login. Who is logged in already is told so and may log out; a GET never changes anything. [§2.4, §4, decisions §8]
import type { PageRequest } from '@millwright/server';
import { translator } from '../../i18n/index.ts';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { withBadge } from '../cart/load-cart.ts';
import { FormHeading } from './error-summary.tsx';
import { EMPTY_FORM, type FormState } from './form-state.ts';
import { logIn } from './log-in.ts';
import { LoginForm } from './login-form.tsx';
import { LogoutForm } from './logout-form.tsx';
import { returnAfterLogin } from './return-to.ts';

export function get(request: PageRequest): Page {
  return loginPage(request, request.query.get('next'), EMPTY_FORM);
}

export async function post(request: PageRequest): Promise<PageResult> {
  const next = request.form.get('next');
  const outcome = await logIn(request);
  if (outcome.ok) return redirect(returnAfterLogin(next, request.locale), outcome.effects);
  return { ...loginPage(await withBadge(request), next, outcome.state, true), status: outcome.status };
}

function loginPage({ locale, viewer }: PageRequest, next: string | null, state: FormState, refused = false): Page {
  const t = translator(locale);
  const title = t('account.loginTitle');
  return {
    title: refused ? t('account.errorTitle', { title }) : title,
    robots: 'noindex',
    breadcrumbs: [{ name: title }],
    body: viewer === null ? <Login next={next} state={state} refused={refused} /> : <LoggedIn name={viewer.firstName} />,
  };
}

function Login({ next, state, refused }: { next: string | null; state: FormState; refused: boolean }) {
  const { t, locale } = useView();
  return (
    <div className="grid max-w-[440px] gap-5">
      <FormHeading refused={refused}>{t('account.loginTitle')}</FormHeading>
      <LoginForm action={href.login(locale)} next={next} state={state} />
      <p>
        {t('account.loginNew')}{' '}
        <a href={href.register(locale, next ?? undefined)} className="inline-block py-3">
          {t('account.loginRegister')}
        </a>
      </p>
    </div>
  );
}

function LoggedIn({ name }: { name: string }) {
  const { t, locale } = useView();
  return (
    <div className="grid max-w-[440px] gap-4">
      <h1 tabIndex={-1}>{t('account.loginTitle')}</h1>
      <p>{t('account.loggedInAs', { name })}</p>
      <p className="text-muted">{t('account.loggedInText')}</p>
      <div className="flex flex-wrap gap-3" data-island="account-leave" data-on="visible">
        <LogoutForm fromMenu className="button plain">
          {t('account.logoutButton')}
        </LogoutForm>
        <ButtonLink href={href.account(locale)}>{t('account.continue')}</ButtonLink>
      </div>
    </div>
  );
}
