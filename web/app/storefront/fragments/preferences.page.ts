// Currency preference, set by a form that returns to its page. [§4]
import { isCurrencyCode } from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import { type Redirect, redirect } from '../../lib/page.ts';
import { safeReturn } from '../../lib/paths.ts';

export function post({ form }: PageRequest): Redirect {
  const currency = form.get('currency');
  return redirect(safeReturn(form.get('next')), isCurrencyCode(currency) ? { currency } : {});
}
