// Quote page in the account: content and answers. Accepting it twice returns the same order. [decisions §8]
import { isolated } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { Flash, PageRequest } from '@millwright/server';
import { type Page, type PageResult, redirect } from '../../lib/page.ts';
import { href, path } from '../../lib/paths.ts';
import { attempt, fieldErrors, type ProblemLike, problemSentence } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { AccountFrame } from '../account/account-frame.tsx';
import { FormHeading } from '../account/error-summary.tsx';
import { statusOf } from '../account/form-state.ts';
import { addressTypeOf, saveAddress } from '../account/save-address.ts';
import { EMPTY_PLACE, readPlaceForm } from '../checkout/checkout-state.ts';
import { AcceptProblem, QuoteAnswers, type QuotePageState } from './quote-answers.tsx';
import { QuoteState, QuoteView } from './quote-view.tsx';

export async function get(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  return await show(request, params.number ?? '', 200);
}

export async function post(
  request: PageRequest,
  params: Record<string, string>,
): Promise<PageResult> {
  const number = params.number ?? '';
  switch (request.form.get('do')) {
    case 'address':
      return await postAddress(request, number);
    case 'accept':
      return await postAcceptance(request, number);
    case 'ask':
      return await postWish(request, number);
    case 'decline':
      return await postRejection(request, number);
    default:
      return redirect(href.quote(request.locale, number));
  }
}

async function postAddress(request: PageRequest, number: string): Promise<PageResult> {
  const outcome = await saveAddress(request, path.quote(number));
  if ('kind' in outcome) return outcome;
  return await show(request, number, outcome.status, { editing: outcome });
}

async function postAcceptance(request: PageRequest, number: string): Promise<PageResult> {
  const { services, ctx, form, locale } = request;
  const place = readPlaceForm(form);
  const input = {
    version: numberOf(form, 'version'),
    seen: numberOf(form, 'seen'),
    checkout: place,
  };
  const result = await attempt(() => services.quotes.acceptQuote(ctx, number, input));
  if (result.ok) return redirect(href.orderSuccess(locale, result.value.orderId));
  if (isOver(result.problem)) return back(request, number, result.problem);
  return await show(request, number, statusOf(result.problem), { place, problem: result.problem });
}

async function postWish(request: PageRequest, number: string): Promise<PageResult> {
  const { services, ctx, form, locale } = request;
  const text = (form.get('wish') ?? '').slice(0, 4_000);
  const result = await attempt(() =>
    services.quotes.askForChange(ctx, number, { version: numberOf(form, 'version'), note: text }),
  );
  const success: Flash = { kind: 'success', text: translator(locale)('quote.changeSent') };
  if (result.ok) return redirect(href.quote(locale, number), { flashes: [success] });
  const error = fieldErrors(result.problem, locale).note;
  if (error === undefined) return back(request, number, result.problem);
  return await show(request, number, statusOf(result.problem), { wish: { text, error } });
}

async function postRejection(request: PageRequest, number: string): Promise<PageResult> {
  const { services, ctx, form, locale } = request;
  const input = { version: numberOf(form, 'version'), reason: form.get('reason') ?? '' };
  const result = await attempt(() => services.quotes.declineQuote(ctx, number, input));
  if (!result.ok) return back(request, number, result.problem);
  return redirect(href.quote(locale, number), {
    flashes: [{ kind: 'success', text: translator(locale)('quote.declined') }],
  });
}

/** Another version, or an end: there is another page to look at now. */
function isOver({ code }: ProblemLike): boolean {
  return code === 'quote-not-newest' || code === 'quote-not-open';
}

function back({ locale }: PageRequest, number: string, problem: ProblemLike): PageResult {
  if (problem.code === 'quote-not-found' || problem.code === 'login-required') throw problem;
  return redirect(href.quote(locale, number), {
    flashes: [{ kind: 'warning', text: problemSentence(problem, locale) }],
  });
}

/** What a hidden field holds; 0 is no version and no total. */
function numberOf(form: URLSearchParams, name: string): number {
  return Number(/^\d{1,16}$/.exec(form.get(name) ?? '')?.[0] ?? 0);
}

async function show(
  request: PageRequest,
  number: string,
  status: number,
  more: Partial<QuotePageState> = {},
): Promise<Page> {
  const { services, ctx, locale, query } = request;
  const quote = await services.quotes.getQuote(ctx, number);
  const state: QuotePageState = {
    quote,
    account: await services.customers.getAccount(ctx),
    editing: { edit: addressTypeOf(query.get('edit')), state: null },
    place: EMPTY_PLACE,
    problem: null,
    wish: { text: '', error: undefined },
    ...more,
  };
  const t = translator(locale);
  const title = t('quote.title', { id: quote.number });
  return {
    status,
    title: status === 200 ? title : t('account.errorTitle', { title }),
    robots: 'noindex',
    breadcrumbs: [
      { name: t('quote.list'), href: href.quotes(locale) },
      { name: isolated(quote.number) },
    ],
    body: <QuotePage state={state} />,
  };
}

function QuotePage({ state }: { state: QuotePageState }) {
  const { t } = useView();
  const { quote, problem, editing, wish, account } = state;
  const refused = problem !== null || editing.state !== null || wish.error !== undefined;
  return (
    <AccountFrame
      place="quotes"
      title={
        <FormHeading refused={refused}>
          {t('quote.title', { id: isolated(quote.number) })}
        </FormHeading>
      }
    >
      {problem === null ? <QuoteState quote={quote} owner /> : <AcceptProblem problem={problem} />}
      <QuoteView
        quote={quote}
        pdf={(language) => path.quotePdf(quote.number, language)}
        taxNote={t(account.delivery === null ? 'quote.taxAfterAddress' : 'quote.noTax')}
        owner
      />
      <QuoteAnswers state={state} />
    </AccountFrame>
  );
}
