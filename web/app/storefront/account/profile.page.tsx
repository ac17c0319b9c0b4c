// Profile page: name, email, mobile, tax number and company to change; certificates, data export, and account closing. [§2.4, §3 Account, §5 Profile]
import type { Account, Certificate } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { attempt, type ProblemLike } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { withMiniCart } from '../cart/load-cart.ts';
import { AccountFrame } from './account-frame.tsx';
import { CERTIFICATE_FIELDS, sentCertificates } from './certificate-fields.ts';
import { Certificates } from './certificates.tsx';
import { FormHeading } from './error-summary.tsx';
import { EMPTY_FORM, type FormState, rejectedForm, statusOf, typedLine } from './form-state.ts';
import { ProfileForm } from './profile-form.tsx';
import { taxWords } from './tax-words.ts';

export const takesFiles = true;

const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'mobile',
  'taxId',
  'companyName',
  'unregistered',
] as const;

type Shown = { account: Account; pendingEmail: string | null; certificates: Certificate[] };
type States = { profile: FormState; certificates: FormState };
const UNTOUCHED: States = { profile: EMPTY_FORM, certificates: EMPTY_FORM };

export async function get(request: PageRequest): Promise<Page> {
  return await profilePage(request, UNTOUCHED);
}

export async function post(request: PageRequest): Promise<PageResult> {
  switch (request.form.get('do')) {
    case 'certificate':
      return await postCertificate(request);
    case 'keep-email':
      await request.services.customers.cancelEmailChange(request.ctx);
      return done(request, 'profile.emailKept');
    default:
      return await postProfile(request);
  }
}

async function postProfile(request: PageRequest): Promise<PageResult> {
  const { services, ctx, form, locale } = request;
  const t = translator(locale);
  const typed = (name: (typeof FIELDS)[number], most = 200): string => typedLine(form, name, most);
  const profile = {
    firstName: typed('firstName', 120),
    lastName: typed('lastName', 120),
    email: typed('email', 254),
    mobile: typed('mobile', 40),
    taxId: typed('taxId', 20),
    companyName: typed('companyName'),
    unregistered: form.get('unregistered') === 'yes',
  };
  const currentPassword = (form.get('currentPassword') ?? '').slice(0, 1_000);
  const result = await attempt(() =>
    services.customers.changeProfile(ctx, profile, currentPassword),
  );
  if (result.ok) return done(request, 'profile.done');
  const state = rejectedForm(form, FIELDS, result.problem, locale);
  // There are two ways out of an empty tax number; both are said.
  if (profile.taxId === '' && state.errors.taxId !== undefined)
    state.errors.taxId = t('profile.taxIdMissing', { box: t(taxWords(request).none) });
  return await refused(request, result.problem, { ...UNTOUCHED, profile: state });
}

/** One certificate a form. */
async function postCertificate(request: PageRequest): Promise<PageResult> {
  const { services, ctx, form, viewer, locale } = request;
  const field = CERTIFICATE_FIELDS.find(({ type }) => type === form.get('type'));
  if (field === undefined || viewer === null) return redirect(href.profile(locale));
  const file = sentCertificates(request)[field.type]?.sent;
  const result = await attempt(() =>
    services.customers.sendCertificate(ctx, {
      customerId: viewer.id,
      type: field.type,
      file,
      uploadToken: '',
    }),
  );
  if (result.ok) return done(request, 'profile.certificateDone');
  const state = rejectedForm(form, [], result.problem, locale);
  const errors =
    state.errors.file === undefined ? state.errors : { [field.name]: state.errors.file };
  return await refused(request, result.problem, {
    ...UNTOUCHED,
    certificates: { ...state, errors },
  });
}

function done(
  { locale }: PageRequest,
  key: 'profile.done' | 'profile.emailKept' | 'profile.certificateDone',
): PageResult {
  return redirect(href.profile(locale), {
    flashes: [{ kind: 'success', text: translator(locale)(key) }],
  });
}

async function refused(
  request: PageRequest,
  problem: ProblemLike,
  states: States,
): Promise<PageResult> {
  // The session ended while the form was open.
  if (problem.code === 'login-required')
    return redirect(href.login(request.locale, href.profile(request.locale)));
  return {
    ...(await profilePage(await withMiniCart(request), states, true)),
    status: statusOf(problem),
  };
}

async function profilePage(
  { services, ctx, locale }: PageRequest,
  states: States,
  isRejected = false,
): Promise<Page> {
  const [account, pendingEmail, certificates] = await Promise.all([
    services.customers.getAccount(ctx),
    services.customers.getPendingEmail(ctx),
    services.customers.listCertificates(ctx),
  ]);
  const t = translator(locale);
  const title = t('account.profile');
  return {
    title: isRejected ? t('account.errorTitle', { title }) : title,
    robots: 'noindex',
    breadcrumbs: [{ name: title }],
    body: (
      <Profile
        shown={{ account, pendingEmail, certificates }}
        states={states}
        refused={isRejected}
      />
    ),
  };
}

function Profile({ shown, states, refused }: { shown: Shown; states: States; refused: boolean }) {
  const { t, locale } = useView();
  return (
    <AccountFrame
      place="profile"
      title={<FormHeading refused={refused}>{t('account.profile')}</FormHeading>}
    >
      <ProfileForm
        account={shown.account}
        pendingEmail={shown.pendingEmail}
        state={states.profile}
      />
      <Certificates certificates={shown.certificates} state={states.certificates} />
      <section
        aria-labelledby="own-data"
        className="grid justify-items-start gap-3 border-t border-hair pt-6"
      >
        <h2 id="own-data">{t('profile.data')}</h2>
        <p className="text-muted">{t('profile.dataText')}</p>
        <form method="post" action={href.ownData(locale)}>
          <FormToken />
          <Button>{t('profile.dataButton')}</Button>
        </form>
        <a href={href.closeAccount(locale)} className="inline-block py-3">
          {t('profile.closeLink')}
        </a>
      </section>
    </AccountFrame>
  );
}
