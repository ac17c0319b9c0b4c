// /shop: permanent redirect to the home page. [§2.1]
import type { PageRequest } from '@millwright/server';
import { movedTo, type Redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';

export function get({ locale }: PageRequest): Redirect {
  return movedTo(href.home(locale));
}
