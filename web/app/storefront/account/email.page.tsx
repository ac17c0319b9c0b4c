// Email confirmation: a page that names the address, with a button: opening it changes nothing. [decisions §5, §8]
import { isolated } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { here } from '../../lib/here.ts';
import { type Page, type Redirect, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';

export async function get({ services, ctx, locale, query }: PageRequest): Promise<Page> {
  const { email } = await services.customers.getEmailChange(ctx, query.get('token') ?? '');
  return {
    title: translator(locale)('profile.emailTitle'),
    robots: 'noindex',
    // The address of this page is a secret of its reader.
    effects: {
      headers: { 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store' },
    },
    body: <ConfirmEmail email={email} />,
  };
}

export async function post({
  services,
  ctx,
  locale,
  query,
  viewer,
}: PageRequest): Promise<Redirect> {
  const { email } = await services.identity.confirmEmailChange(ctx, query.get('token') ?? '');
  const text = translator(locale)('profile.emailDone', { email: isolated(email) });
  return redirect(viewer === null ? href.login(locale) : href.profile(locale), {
    flashes: [{ kind: 'success', text }],
  });
}

function ConfirmEmail({ email }: { email: string }) {
  const { t, request } = useView();
  return (
    <section className="grid max-w-[560px] gap-4">
      <h1 tabIndex={-1}>{t('profile.emailTitle')}</h1>
      <form method="post" action={here(request)} className="grid justify-items-start gap-4">
        <FormToken />
        <p>{t('profile.emailText', { email: isolated(email) })}</p>
        <Button look="main">{t('profile.emailButton')}</Button>
      </form>
    </section>
  );
}
