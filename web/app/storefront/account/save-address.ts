// Address action: saves and closes the card, or shows the form again with its errors. [§5 Address]
import { ADDRESS_TYPES, type AddressType } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type Redirect, redirect } from '../../lib/page.ts';
import { href, localPath } from '../../lib/paths.ts';
import { attempt, problemSentence } from '../../lib/problems.ts';
import { type FormState, rejectedForm, statusOf, typedLine } from './form-state.ts';

/** The card that is open, and its form as it came back. */
export type AddressEditing = { edit: AddressType | null; state: FormState | null };

/** Ticked: goods go where the invoice goes. */
export const SAME = 'sameAsBilling';
const FIELDS = ['address', 'city', 'country', 'postalCode', 'phoneNumber'] as const;

/** Which card the URL or the sent form means. */
export function addressTypeOf(text: string | null): AddressType | null {
  return ADDRESS_TYPES.find((type) => type === text) ?? null;
}

/** @returns where to go, or the form to show again */
export async function saveAddress(
  request: PageRequest,
  base: string,
): Promise<Redirect | (AddressEditing & { status: number })> {
  const { services, ctx, form, locale } = request;
  const type = addressTypeOf(form.get('type'));
  const back = localPath(locale, base);
  if (type === null) return redirect(back);
  const typed = Object.fromEntries(
    FIELDS.map((name) => [name, typedLine(form, name, 300)]),
  ) as Record<(typeof FIELDS)[number], string>;
  const isSame = form.get(SAME) === 'yes';
  const result = await attempt(async () => {
    if (type === 'delivery' && isSame) {
      const { billing } = await services.customers.getAccount(ctx);
      if (billing !== null) return await services.customers.changeAddress(ctx, type, billing);
    }
    const account = await services.customers.changeAddress(ctx, type, typed);
    return type === 'billing' && isSame
      ? await services.customers.changeAddress(ctx, 'delivery', typed)
      : account;
  });
  if (result.ok)
    return redirect(back, {
      flashes: [{ kind: 'success', text: translator(locale)('account.addressSaved') }],
    });
  const { problem } = result;
  // The session ended while the form was open.
  if (problem.code === 'login-required') {
    return redirect(href.login(locale, back), {
      flashes: [{ kind: 'warning', text: problemSentence(problem, locale) }],
    });
  }
  return {
    edit: type,
    state: rejectedForm(form, [...FIELDS, SAME], problem, locale),
    status: statusOf(problem),
  };
}
