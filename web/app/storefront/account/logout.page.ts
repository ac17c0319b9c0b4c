// The end of a session: at once, here and on the server; the cart stays with the account. [§4 Login status, decisions §8]
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type Redirect, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';

/** The address was opened again: nothing to show. */
export function get({ locale }: PageRequest): Redirect {
  return redirect(href.login(locale));
}

export async function post({ services, ctx, form, locale }: PageRequest): Promise<Redirect> {
  await services.identity.logout(ctx);
  const to = form.get('from') === 'menu' ? href.login(locale) : href.home(locale);
  return redirect(to, {
    sessionToken: null,
    cartCode: null,
    flashes: [{ kind: 'success', text: translator(locale)('account.loggedOut') }],
  });
}
