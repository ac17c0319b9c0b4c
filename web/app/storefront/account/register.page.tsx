// A new account: the form, and once it is made a panel that leads to the login; registering gives no session. [§2.4, §5 Register, §8]
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { withMiniCart } from '../cart/load-cart.ts';
import { atTheirFields, sentCertificates } from './certificate-fields.ts';
import {
  EMPTY_FORM,
  type FormState,
  hasLostFile,
  rejectedForm,
  statusOf,
  typedLine,
} from './form-state.ts';
import { RegisterForm } from './register-form.tsx';
import { returnAfterLogin } from './return-to.ts';

export const takesFiles = true;

const FIELDS = ['firstName', 'email', 'mobile', 'taxId', 'companyName'] as const;

export function get({ locale, viewer, query }: PageRequest): PageResult {
  if (viewer !== null) return redirect(href.profile(locale));
  const next = query.get('next');
  return page(
    locale,
    query.has('done') ? (
      <Registered next={next} isMailed={query.get('done') === 'mailed'} />
    ) : (
      <RegisterForm next={next} state={EMPTY_FORM} refused={false} hadFiles={false} />
    ),
  );
}

export async function post(request: PageRequest): Promise<PageResult> {
  const { services, ctx, form, locale, viewer } = request;
  if (viewer !== null) return redirect(href.profile(locale));
  const next = form.get('next');
  const [firstName, email, mobile, taxId, companyName] = FIELDS.map((name) =>
    typedLine(form, name, name === 'email' ? 254 : 200),
  ) as [string, string, string, string, string];
  const result = await attempt(() =>
    services.customers.register(
      ctx,
      {
        firstName,
        email,
        mobile,
        taxId,
        companyName,
        password: (form.get('password') ?? '').slice(0, 200),
      },
      sentCertificates(request),
    ),
  );
  if (result.ok) {
    const t = translator(locale);
    const to = href.registered(locale, result.value.isMailed ? 'mailed' : '1', next ?? undefined);
    return redirect(to, { flashes: [{ kind: 'success', text: t('account.registered') }] });
  }
  const state: FormState = atTheirFields(rejectedForm(form, FIELDS, result.problem, locale));
  await withMiniCart(request);
  const hadFiles = hasLostFile(request.files, state);
  return {
    ...page(locale, <RegisterForm next={next} state={state} refused hadFiles={hadFiles} />, true),
    status: statusOf(result.problem),
  };
}

function page(locale: PageRequest['locale'], body: Page['body'], refused = false): Page {
  const t = translator(locale);
  const title = t('account.registerTitle');
  return {
    title: refused ? t('account.errorTitle', { title }) : title,
    robots: 'noindex',
    breadcrumbs: [{ name: title }],
    body,
  };
}

function Registered({ next, isMailed }: { next: string | null; isMailed: boolean }) {
  const { t, locale } = useView();
  const to = returnAfterLogin(next, locale);
  return (
    <div className="grid max-w-[440px] gap-4">
      <h1 tabIndex={-1}>{t('account.registered')}</h1>
      <Notice kind="success">
        {t(isMailed ? 'account.registeredMailed' : 'account.registeredText')}
      </Notice>
      <ButtonLink look="main" href={href.login(locale, to === href.home(locale) ? undefined : to)}>
        {t('account.loginButton')}
      </ButtonLink>
    </div>
  );
}
