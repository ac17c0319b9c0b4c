// Newsletter unsubscription: by a button, or by the one-click POST of a mail program (RFC 8058). [decisions §1 newsletter]
import type { PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { type LinkWords, linkPage } from './link-page.tsx';

const WORDS: LinkWords = {
  title: 'newsletter.unsubscribeTitle',
  text: 'newsletter.unsubscribeText',
  button: 'newsletter.unsubscribe',
  done: 'newsletter.unsubscribed',
};

export async function get(request: PageRequest): Promise<Page> {
  return linkPage(
    request,
    WORDS,
    await request.services.newsletter.getUnsubscription(request.ctx, tokenOf(request)),
  );
}

export async function post(request: PageRequest): Promise<PageResult> {
  const link = await request.services.newsletter.unsubscribe(request.ctx, tokenOf(request));
  // A mail program follows no redirect.
  if (request.form.get('List-Unsubscribe') === 'One-Click') return linkPage(request, WORDS, link);
  return redirect(href.newsletterUnsubscribe(request.locale, tokenOf(request)));
}

function tokenOf({ query }: PageRequest): string {
  return query.get('token') ?? '';
}
