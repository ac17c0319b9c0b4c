// "This was not me": what the link in the notice to the old mailbox opens. A page with a button; opening it changes nothing. [decisions §5, §8]
import { isolated } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { here } from '../../lib/here.ts';
import { type Page, type Redirect, redirect } from '../../lib/page.ts';
import { localPath, path } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { loginModePath } from './login-mode.ts';

export async function get({ services, ctx, locale, query }: PageRequest): Promise<Page> {
  const { email } = await services.customers.getEmailChange(
    ctx,
    query.get('token') ?? '',
    'cancel',
  );
  return {
    title: translator(locale)('profile.emailReportTitle'),
    robots: 'noindex',
    // The address of this page is a secret of its reader.
    effects: {
      headers: { 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store' },
    },
    body: <ReportEmailChange email={email} />,
  };
}

export async function post({
  services,
  ctx,
  locale,
  query,
  viewer,
}: PageRequest): Promise<Redirect> {
  const { customerId } = await services.identity.reportEmailChange(ctx, query.get('token') ?? '');
  const text = translator(locale)('profile.emailReported');
  return redirect(localPath(locale, loginModePath(path.login(), 'forgot')), {
    ...(viewer?.id === customerId ? { sessionToken: null } : {}),
    flashes: [{ kind: 'success', text }],
  });
}

function ReportEmailChange({ email }: { email: string }) {
  const { t, request } = useView();
  return (
    <section className="grid max-w-[560px] gap-4">
      <h1 tabIndex={-1}>{t('profile.emailReportTitle')}</h1>
      <form method="post" action={here(request)} className="grid justify-items-start gap-4">
        <FormToken />
        <p>{t('profile.emailReportText', { email: isolated(email) })}</p>
        <Button look="main">{t('profile.emailReportButton')}</Button>
      </form>
    </section>
  );
}
