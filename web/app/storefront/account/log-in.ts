// Login action: checks the credentials, merges the visitor's cart and wishlist, and begins the session. [§4 Login status]
import { type Locale, MAX_ENTRIES, problemText, type WishlistItem } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { Effects, Flash, PageRequest } from '@millwright/server';
import { attempt } from '../../lib/problems.ts';
import { type FormState, rejectedForm, statusOf } from './form-state.ts';

export type LoginOutcome =
  | { ok: true; effects: Effects; mustChangePassword: boolean }
  | { ok: false; status: number; state: FormState };

export async function logIn({
  services,
  ctx,
  cartCode,
  wishlistItems,
  form,
  locale,
}: PageRequest): Promise<LoginOutcome> {
  const email = form.get('email') ?? '';
  const password = form.get('password') ?? '';
  const missing = Object.entries({ email, password }).filter(([, value]) => value.trim() === '');
  if (missing.length > 0) {
    const errors = Object.fromEntries(
      missing.map(([name]) => [name, problemText('field-required', locale)]),
    );
    return { ok: false, status: 422, state: { values: { email }, errors, sentence: null } };
  }
  const result = await attempt(() =>
    services.identity.logon(ctx, { email, password, cartCode, wishlistItems }),
  );
  if (!result.ok)
    return {
      ok: false,
      status: statusOf(result.problem),
      state: rejectedForm(form, ['email'], result.problem, locale),
    };
  const { token, cartCode: surviving, wishes, mustChangePassword } = result.value;
  // Without a surviving cart the cookie stays: a merge that failed must not lose what was in it.
  const effects: Effects = {
    sessionToken: token,
    ...(surviving === null ? {} : { cartCode: surviving }),
  };
  return {
    ok: true,
    mustChangePassword,
    effects: { ...effects, ...(wishlistItems.length === 0 ? {} : wishesMerged(wishes, locale)) },
  };
}

/** What found no room stays in the browser's own list, and everything when they could not be merged (null). */
export function wishesMerged(
  wishes: { added: number; left: readonly WishlistItem[] } | null,
  locale: Locale,
): Effects {
  if (wishes === null) return {};
  const flashes: Flash[] = [];
  if (wishes.added > 0)
    flashes.push({
      kind: 'success',
      text: translator(locale)('wishlist.merged', { n: wishes.added }),
    });
  if (wishes.left.length > 0)
    flashes.push({
      kind: 'warning',
      text: problemText('wishlist-full', locale, { n: MAX_ENTRIES }),
    });
  return { wishlistItems: wishes.left, flashes };
}
