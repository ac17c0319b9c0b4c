// Quote link: shows the quote to anybody who has the mail; its addressee continues in the account. Opening it changes nothing. [decisions §5, §8]
import { isolated, type QuoteDetail } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { type PageResult, redirect } from '../../lib/page.ts';
import { href, path } from '../../lib/paths.ts';
import { attempt, problemSentence } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { QuoteState, QuoteTitle, QuoteView } from './quote-view.tsx';

export async function get({ services, ctx, locale, query }: PageRequest): Promise<PageResult> {
  const token = query.get('token') ?? '';
  const quote = await services.quotes.getQuoteByLink(ctx, token);
  if (quote.isMine) return redirect(href.quote(locale, quote.number));
  return {
    title: translator(locale)('quote.title', { id: quote.number }),
    robots: 'noindex',
    // The address of this page is a secret of its reader.
    effects: {
      headers: { 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store' },
    },
    body: <QuoteOfLink quote={quote} token={token} />,
  };
}

export async function post({ services, ctx, locale, query }: PageRequest): Promise<PageResult> {
  const token = query.get('token') ?? '';
  const claimed = await attempt(() => services.quotes.claimQuote(ctx, token));
  if (claimed.ok) return redirect(href.quote(locale, claimed.value));
  const { problem } = claimed;
  const flashes = [{ kind: 'warning' as const, text: problemSentence(problem, locale) }];
  if (problem.code === 'login-required')
    return redirect(href.login(locale, href.quoteLink(locale, token)), { flashes });
  if (problem.code === 'quote-of-another')
    return redirect(href.quoteLink(locale, token), { flashes });
  throw problem;
}

function QuoteOfLink({ quote, token }: { quote: QuoteDetail; token: string }) {
  const { t } = useView();
  return (
    <div className="mx-auto grid max-w-[880px] gap-6 pt-2">
      <div>
        <QuoteTitle>{t('quote.title', { id: isolated(quote.number) })}</QuoteTitle>
        <p className="text-muted">{t('quote.linkTitle', { email: isolated(quote.email) })}</p>
      </div>
      <QuoteState quote={quote} owner={false} />
      <Onwards token={token} />
      <QuoteView
        quote={quote}
        pdf={(language) => path.quoteLinkPdf(token, language)}
        taxNote={t('quote.taxAfterLogin')}
        owner={false}
      />
    </div>
  );
}

function Onwards({ token }: { token: string }) {
  const { t, locale, request } = useView();
  const here = href.quoteLink(locale, token);
  if (request.viewer === null) {
    return (
      <div className="grid justify-items-start gap-3 print:hidden">
        <p>{t('quote.linkLogin')}</p>
        <ButtonLink href={href.login(locale, here)} look="main">
          {t('account.loginButton')}
        </ButtonLink>
        <p>
          {t('quote.linkRegister')}{' '}
          <a href={href.register(locale, here)}>{t('account.registerButton')}</a>
        </p>
      </div>
    );
  }
  return (
    <form method="post" action={here} className="grid justify-items-start gap-3 print:hidden">
      <FormToken />
      <p>{t('quote.linkClaimText')}</p>
      <Button look="main">{t('quote.linkClaim')}</Button>
    </form>
  );
}
