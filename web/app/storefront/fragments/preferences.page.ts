// Currency preference, one of the shop's, set by a form that returns to its page. [§4]
import type { PageRequest } from '@millwright/server';
import { currenciesOf } from '../../lib/money.ts';
import { type Redirect, redirect } from '../../lib/page.ts';
import { safeReturn } from '../../lib/paths.ts';

export function post(request: PageRequest): Redirect {
  const { form } = request;
  const chosen = form.get('currency');
  const currency = currenciesOf(request).find((code) => code === chosen);
  return redirect(safeReturn(form.get('next')), currency === undefined ? {} : { currency });
}
