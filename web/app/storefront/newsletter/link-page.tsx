// Newsletter link page: names the address, with a button: opening a link changes nothing. [decisions §8]
import { isolated, isolatedName } from '@millwright/contracts';
import { type MessageKey, translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { here } from '../../lib/here.ts';
import type { Page } from '../../lib/page.ts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

export type LinkWords = {
  title: MessageKey;
  text: MessageKey;
  button: MessageKey;
  done: MessageKey;
};

/** `about`: what the email was about, where there is more than one thing. */
export type OpenedLink = { email: string; done: boolean; about?: string };

export function linkPage(request: PageRequest, words: LinkWords, link: OpenedLink): Page {
  return {
    title: translator(request.locale)(words.title),
    robots: 'noindex',
    // The address of this page is a secret of its reader.
    effects: {
      headers: { 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store' },
    },
    body: <LinkPage words={words} {...link} />,
  };
}

function LinkPage({ words, email, done, about = '' }: { words: LinkWords } & OpenedLink) {
  const { t, locale, request } = useView();
  // An address keeps its order in any sentence.
  const values = { email: isolated(email), about: isolatedName(about) };
  return (
    <section className="grid max-w-[560px] gap-4">
      <h1 tabIndex={-1}>{t(words.title)}</h1>
      {done ? (
        <>
          <Notice kind="success">{t(words.done, values)}</Notice>
          <p>
            <ButtonLink href={href.home(locale)}>{t('common.backHome')}</ButtonLink>
          </p>
        </>
      ) : (
        <form method="post" action={here(request)} className="grid justify-items-start gap-4">
          <FormToken />
          <p>{t(words.text, values)}</p>
          <Button look="main">{t(words.button)}</Button>
        </form>
      )}
    </section>
  );
}
