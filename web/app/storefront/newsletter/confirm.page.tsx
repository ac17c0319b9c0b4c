// Newsletter confirmation: by the button on the page that the email's link opens. [decisions §1 newsletter]
import type { PageRequest } from '@millwright/server';
import { type Page, type Redirect, redirect } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { type LinkWords, linkPage } from './link-page.tsx';

const WORDS: LinkWords = {
  title: 'newsletter.confirmTitle',
  text: 'newsletter.confirmText',
  button: 'newsletter.confirm',
  done: 'newsletter.confirmed',
};

export async function get(request: PageRequest): Promise<Page> {
  return linkPage(
    request,
    WORDS,
    await request.services.newsletter.getConfirmation(request.ctx, tokenOf(request)),
  );
}

export async function post(request: PageRequest): Promise<Redirect> {
  await request.services.newsletter.confirm(request.ctx, tokenOf(request));
  return redirect(href.newsletterConfirm(request.locale, tokenOf(request)));
}

function tokenOf({ query }: PageRequest): string {
  return query.get('token') ?? '';
}
