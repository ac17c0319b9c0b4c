// Changing the password: the current one, the new one twice. Who logged in with a mailed password comes here and nowhere else. [§2.4, §5, §8]
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { here } from '../../lib/here.ts';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { withMiniCart } from '../cart/load-cart.ts';
import { AccountFrame } from './account-frame.tsx';
import { ErrorSummary, FormHeading } from './error-summary.tsx';
import { EMPTY_FORM, type FormState, rejectedForm, statusOf } from './form-state.ts';
import { wishesMerged } from './log-in.ts';
import { LogoutForm } from './logout-form.tsx';
import { PasswordField } from './password-field.tsx';
import { returnAfterLogin } from './return-to.ts';

export function get(request: PageRequest): PageResult {
  if (request.ctx.actor.kind === 'visitor')
    return redirect(href.login(request.locale, here(request)));
  return passwordPage(request, EMPTY_FORM, false);
}

export async function post(request: PageRequest): Promise<PageResult> {
  const { services, ctx, form, locale, cartCode, wishlistItems } = request;
  const typed = (name: string): string => (form.get(name) ?? '').slice(0, 1_000);
  const input = {
    currentPassword: typed('currentPassword'),
    newPassword: typed('newPassword'),
    repeatPassword: typed('repeatPassword'),
  };
  const result = await attempt(() =>
    services.identity.changePassword(ctx, input, { cartCode, wishlistItems }),
  );
  if (result.ok) {
    const next = form.get('next');
    const { cartCode: surviving, wishes } = result.value;
    const merged = wishlistItems.length === 0 ? {} : wishesMerged(wishes, locale);
    return redirect(next === null ? href.password(locale) : returnAfterLogin(next, locale), {
      ...merged,
      ...(surviving === null ? {} : { cartCode: surviving }),
      flashes: [
        { kind: 'success', text: translator(locale)('password.changed') },
        ...(merged.flashes ?? []),
      ],
    });
  }
  if (result.problem.code === 'login-required')
    return redirect(href.login(locale, href.password(locale)));
  const state = rejectedForm(form, [], result.problem, locale);
  return {
    ...passwordPage(await withMiniCart(request), state, true),
    status: statusOf(result.problem),
  };
}

function passwordPage(
  { locale, ctx, query, form }: PageRequest,
  state: FormState,
  refused: boolean,
): Page {
  const t = translator(locale);
  const isMailed = ctx.actor.kind === 'restricted';
  const title = t(isMailed ? 'password.setTitle' : 'password.title');
  const next = query.get('next') ?? form.get('next');
  return {
    title: refused ? t('account.errorTitle', { title }) : title,
    robots: 'noindex',
    breadcrumbs: [{ name: title }],
    body: isMailed ? (
      <SetPassword state={state} refused={refused} next={next} />
    ) : (
      <ChangePassword state={state} refused={refused} />
    ),
  };
}

type Props = { state: FormState; refused: boolean };

function ChangePassword({ state, refused }: Props) {
  const { t } = useView();
  return (
    <AccountFrame
      place="password"
      title={<FormHeading refused={refused}>{t('password.title')}</FormHeading>}
    >
      <PasswordForm state={state} refused={refused} next={null} isMailed={false} />
    </AccountFrame>
  );
}

function SetPassword({ state, refused, next }: Props & { next: string | null }) {
  const { t } = useView();
  return (
    <div className="grid max-w-[440px] gap-5">
      <FormHeading refused={refused}>{t('password.setTitle')}</FormHeading>
      <p>{t('password.setText')}</p>
      <PasswordForm state={state} refused={refused} next={next ?? '/'} isMailed />
      <LogoutForm fromMenu className="button quiet px-0!">
        {t('account.logoutButton')}
      </LogoutForm>
    </div>
  );
}

function PasswordForm({
  state: { errors, sentence },
  refused,
  next,
  isMailed,
}: Props & { next: string | null; isMailed: boolean }) {
  const { t, locale } = useView();
  return (
    <form method="post" action={href.password(locale)} className="grid max-w-[440px] gap-4">
      <FormToken />
      {next === null ? null : <input type="hidden" name="next" value={next} />}
      {refused ? (
        <ErrorSummary errors={errors} {...(sentence === null ? {} : { title: sentence })} />
      ) : null}
      <PasswordField
        name="currentPassword"
        label={t(isMailed ? 'password.mailed' : 'password.current')}
        error={errors.currentPassword}
      />
      <PasswordField
        name="newPassword"
        label={t('password.new')}
        isNew
        error={errors.newPassword}
      />
      <PasswordField
        name="repeatPassword"
        label={t('password.repeat')}
        isNew
        hasHint={false}
        error={errors.repeatPassword}
      />
      <p className="text-muted">{t('password.others')}</p>
      <p>
        <Button look="main">{t(isMailed ? 'password.setButton' : 'password.button')}</Button>
      </p>
    </form>
  );
}
