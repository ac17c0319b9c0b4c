// /account: redirects to the profile. [§2.4]
import type { PageRequest } from '@millwright/server';
import { type Redirect, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';

export function get({ locale }: PageRequest): Redirect {
  return redirect(href.profile(locale));
}
