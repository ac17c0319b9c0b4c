// Forgotten password form: the mail is on its way, or the form comes back with what is wrong. [§8]
import type { PageRequest } from '@millwright/server';
import { type Redirect, redirect } from '../../lib/page.ts';
import { localPath } from '../../lib/paths.ts';
import { attempt } from '../../lib/problems.ts';
import { type FormState, rejectedForm, statusOf, typedLine } from './form-state.ts';
import { loginModePath } from './login-mode.ts';

/** @returns where to go, or the form to show again */
export async function forgotPassword(
  request: PageRequest,
  base: string,
): Promise<Redirect | { status: number; state: FormState }> {
  const { services, ctx, form, locale } = request;
  const result = await attempt(() =>
    services.identity.requestReset(ctx, { email: typedLine(form, 'email', 254) }),
  );
  if (result.ok) return redirect(localPath(locale, loginModePath(base, 'sent', form.get('next'))));
  return {
    status: statusOf(result.problem),
    state: rejectedForm(form, ['email'], result.problem, locale),
  };
}
