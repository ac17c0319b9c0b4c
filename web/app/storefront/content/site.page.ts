// /site: permanent redirect to About Us. [§2.1]
import type { PageRequest } from '@millwright/server';
import { movedTo, type Redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';

export function get({ locale }: PageRequest): Redirect {
  return movedTo(href.aboutUs(locale));
}
