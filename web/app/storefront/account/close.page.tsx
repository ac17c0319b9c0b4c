// Account closing: the page says what is deleted and what stays, and asks for the password.
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { withMiniCart } from '../cart/load-cart.ts';
import { AccountFrame } from './account-frame.tsx';
import { ErrorSummary, FormHeading } from './error-summary.tsx';
import { EMPTY_FORM, type FormState, rejectedForm, statusOf } from './form-state.ts';
import { PasswordField } from './password-field.tsx';

export async function get(request: PageRequest): Promise<Page> {
  return await closePage(request, EMPTY_FORM, false);
}

export async function post(request: PageRequest): Promise<PageResult> {
  const { services, ctx, form, locale } = request;
  const result = await attempt(() =>
    services.privacy.closeAccount(ctx, { password: (form.get('password') ?? '').slice(0, 1_000) }),
  );
  if (result.ok) {
    const text = translator(locale)('profile.closed');
    return redirect(href.home(locale), {
      sessionToken: null,
      cartCode: null,
      flashes: [{ kind: 'success', text }],
    });
  }
  if (result.problem.code === 'login-required') return redirect(href.login(locale));
  const state = rejectedForm(form, [], result.problem, locale);
  return {
    ...(await closePage(await withMiniCart(request), state, true)),
    status: statusOf(result.problem),
  };
}

async function closePage(
  { services, ctx, locale }: PageRequest,
  state: FormState,
  refused: boolean,
): Promise<Page> {
  // Only for logged-in customers.
  await services.customers.getAccount(ctx);
  const t = translator(locale);
  const title = t('profile.closeTitle');
  return {
    title: refused ? t('account.errorTitle', { title }) : title,
    robots: 'noindex',
    breadcrumbs: [{ name: t('account.profile'), href: href.profile(locale) }, { name: title }],
    body: <CloseAccount state={state} refused={refused} />,
  };
}

function CloseAccount({
  state: { errors, sentence },
  refused,
}: {
  state: FormState;
  refused: boolean;
}) {
  const { t, locale } = useView();
  return (
    <AccountFrame
      place="profile"
      title={<FormHeading refused={refused}>{t('profile.closeTitle')}</FormHeading>}
    >
      <form method="post" action={href.closeAccount(locale)} className="grid max-w-[520px] gap-4">
        <FormToken />
        {refused ? (
          <ErrorSummary errors={errors} {...(sentence === null ? {} : { title: sentence })} />
        ) : null}
        <p>{t('profile.closeText')}</p>
        <p>{t('profile.closeOrders')}</p>
        <p>{t('profile.closeData')}</p>
        <PasswordField error={errors.password} />
        <p className="flex flex-wrap gap-3">
          <Button look="main">{t('profile.closeButton')}</Button>
          <ButtonLink href={href.profile(locale)} look="quiet">
            {t('common.close')}
          </ButtonLink>
        </p>
      </form>
    </AccountFrame>
  );
}
