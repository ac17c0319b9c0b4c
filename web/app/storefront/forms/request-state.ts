// Request form state: typed values, prefilled with a customer's name and address.
import { isReference } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { attempt, type ProblemLike } from '../../lib/problems.ts';
import { EMPTY_FORM, type FormState, rejectedForm } from '../account/form-state.ts';

export const REQUEST_FIELDS = [
  'firstName',
  'companyName',
  'emailId',
  'phoneNumber',
  'description',
] as const;
export const MESSAGE_FIELDS = ['name', 'emailId', 'subject', 'comment'] as const;

/** The texts of a form as they were typed; whether they will do is the server's word. */
export function typed<const Name extends string>(
  { form }: PageRequest,
  names: readonly Name[],
): Record<Name, string> & { trap: string } {
  const texts = Object.fromEntries(names.map((name) => [name, form.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  return { ...texts, trap: form.get('website') ?? '' };
}

export function refused(
  { form, locale }: PageRequest,
  names: readonly string[],
  problem: ProblemLike,
): FormState {
  return rejectedForm(form, names, problem, locale);
}

/** A customer does not type what we know. */
export async function prefilled({ services, ctx, viewer }: PageRequest): Promise<FormState> {
  if (viewer === null) return EMPTY_FORM;
  const account = await attempt(() => services.customers.getAccount(ctx));
  if (!account.ok) return EMPTY_FORM;
  const { firstName, lastName, email, mobile, companyName } = account.value;
  const values = {
    name: `${firstName} ${lastName}`.trim(),
    firstName,
    companyName,
    emailId: email,
    phoneNumber: mobile,
  };
  return { ...EMPTY_FORM, values };
}

/** What the address says was sent just now; null shows the form. */
export function sentReference({ query }: PageRequest): string | null {
  const reference = query.get('sent') ?? '';
  return isReference(reference) ? reference : null;
}
