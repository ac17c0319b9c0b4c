// Stock alert end: by a button, or by the one-click POST of a mail program (RFC 8058). [decisions §8]
import type { PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { type LinkWords, linkPage } from '../newsletter/link-page.tsx';

const WORDS: LinkWords = {
  title: 'stockAlert.stopTitle',
  text: 'stockAlert.stopText',
  button: 'stockAlert.stop',
  done: 'stockAlert.stopped',
};

export async function get(request: PageRequest): Promise<Page> {
  const { product, ...link } = await request.services.stockAlerts.getStop(
    request.ctx,
    tokenOf(request),
  );
  return linkPage(request, WORDS, { ...link, about: product });
}

export async function post(request: PageRequest): Promise<PageResult> {
  const { product, ...link } = await request.services.stockAlerts.stopAlert(
    request.ctx,
    tokenOf(request),
  );
  // A mail program follows no redirect.
  if (request.form.get('List-Unsubscribe') === 'One-Click')
    return linkPage(request, WORDS, { ...link, about: product });
  return redirect(href.stopAlert(request.locale, tokenOf(request)));
}

function tokenOf({ query }: PageRequest): string {
  return query.get('token') ?? '';
}
