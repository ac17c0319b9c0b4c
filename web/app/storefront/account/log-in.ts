// What happens when the login form is sent? The credentials are checked, the visitor's cart comes along, and the session begins. [§4 Login status]
import { problemText } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import type { Effects } from '../../lib/page.ts';
import { attempt } from '../../lib/problems.ts';
import { type FormState, refusedForm, statusOf } from './form-state.ts';

export type LoginOutcome = { ok: true; effects: Effects } | { ok: false; status: number; state: FormState };

export async function logIn({ services, ctx, cartCode, form, locale }: PageRequest): Promise<LoginOutcome> {
  const email = form.get('email') ?? '';
  const password = form.get('password') ?? '';
  const missing = Object.entries({ email, password }).filter(([, value]) => value.trim() === '');
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.map(([name]) => [name, problemText('field-required', locale)]));
    return { ok: false, status: 422, state: { values: { email }, errors, sentence: null } };
  }
  const result = await attempt(() => services.identity.logon(ctx, { email, password, cartCode }));
  if (!result.ok) return { ok: false, status: statusOf(result.problem), state: refusedForm(form, ['email'], result.problem, locale) };
  const { token, cartCode: surviving } = result.value;
  // Without a surviving cart the cookie stays: a merge that failed must not lose what was in it.
  return { ok: true, effects: { sessionToken: token, ...(surviving === null ? {} : { cartCode: surviving }) } };
}
