// Return address of a login: the page that asked for it, when a login may return to it; otherwise home. [§4, decisions §8]
import type { Locale } from '@millwright/contracts';
import { href, safeReturn } from '../../lib/paths.ts';

/** The screens whose links or redirects lead to the login. */
const SCREENS =
  /^(?:\/ru|\/ar)?(?:\/?|\/(?:account|account\/(?:dashboard|profile|orders|reviews|addresses|password|close|order\/[^/?]+|quotes(?:\/[^/?]+)?)|quote|savedlist(?:\/shared\/[\w-]+)?|wishlist|cart|checkout|products?(?:\/[^?]*)?|industry\/[^?]*))(?:\?.*)?$/;

export function returnAfterLogin(next: string | null | undefined, locale: Locale): string {
  const path = safeReturn(next);
  if (path === '/' || !SCREENS.test(path) || /\/\.{1,2}(?:[/?]|$)/.test(path))
    return href.home(locale);
  return path;
}
