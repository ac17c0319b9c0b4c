// The login, with its forgot-password and reset-sent modes. Who is logged in already is told so and may log out; a GET never changes anything. [§2.4, §4, decisions §8]
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href, path } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { withMiniCart } from '../cart/load-cart.ts';
import { FormHeading } from './error-summary.tsx';
import { forgotPassword } from './forgot-password.ts';
import { EMPTY_FORM, type FormState } from './form-state.ts';
import { logIn } from './log-in.ts';
import { type LoginMode, loginModeOf } from './login-mode.ts';
import { LoginModes } from './login-modes.tsx';
import { LogoutForm } from './logout-form.tsx';
import { returnAfterLogin } from './return-to.ts';

const TITLES = {
  login: 'account.loginTitle',
  forgot: 'password.forgotTitle',
  sent: 'password.sentTitle',
} as const;

export function get(request: PageRequest): Page {
  return loginPage(request, {
    mode: loginModeOf(request.query),
    next: request.query.get('next'),
    state: EMPTY_FORM,
    refused: false,
  });
}

export async function post(request: PageRequest): Promise<PageResult> {
  const next = request.form.get('next');
  if (request.form.get('do') === 'reset') {
    const outcome = await forgotPassword(request, path.login());
    if ('kind' in outcome) return outcome;
    const { status, state } = outcome;
    return {
      ...loginPage(await withMiniCart(request), { mode: 'forgot', next, state, refused: true }),
      status,
    };
  }
  const outcome = await logIn(request);
  if (!outcome.ok) {
    const { status, state } = outcome;
    return {
      ...loginPage(await withMiniCart(request), { mode: 'login', next, state, refused: true }),
      status,
    };
  }
  const to = returnAfterLogin(next, request.locale);
  return redirect(
    outcome.mustChangePassword ? href.password(request.locale, to) : to,
    outcome.effects,
  );
}

type LoginState = { mode: LoginMode; next: string | null; state: FormState; refused: boolean };

function loginPage({ locale, viewer }: PageRequest, login: LoginState): Page {
  const t = translator(locale);
  const title = t(viewer === null ? TITLES[login.mode] : 'account.loginTitle');
  return {
    title: login.refused ? t('account.errorTitle', { title }) : title,
    robots: 'noindex',
    breadcrumbs: [{ name: title }],
    body: viewer === null ? <Login {...login} /> : <LoggedIn name={viewer.firstName} />,
  };
}

function Login({ mode, next, state, refused }: LoginState) {
  const { t, locale } = useView();
  return (
    <div className="grid max-w-[440px] gap-5">
      <FormHeading refused={refused}>{t(TITLES[mode])}</FormHeading>
      <LoginModes mode={mode} base={path.login()} next={next} state={state} />
      {mode === 'sent' ? null : (
        <p>
          {t('account.loginNew')}{' '}
          <a href={href.register(locale, next ?? undefined)} className="inline-block py-3">
            {t('account.loginRegister')}
          </a>
        </p>
      )}
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
