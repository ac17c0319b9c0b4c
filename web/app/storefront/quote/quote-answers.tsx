// Answers to a quote: accept with addresses, payment and terms; ask for a change; decline. Three forms, without scripts.
import {
  type Account,
  MAX_QUOTE_WORDS,
  problemText,
  type QuoteDetail,
} from '@millwright/contracts';
import { href, path } from '../../lib/paths.ts';
import { type ProblemLike, problemSentence } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { Button } from '../../ui/button.tsx';
import { FormToken, TextArea } from '../../ui/field.tsx';
import { Price } from '../../ui/text.tsx';
import { AddressCards } from '../account/address-cards.tsx';
import { ErrorSummary } from '../account/error-summary.tsx';
import type { AddressEditing } from '../account/save-address.ts';
import type { PlaceForm } from '../checkout/checkout-state.ts';
import { PlaceButton, PlaceFields } from '../checkout/place-order-form.tsx';

export type QuotePageState = {
  quote: QuoteDetail;
  account: Account;
  editing: AddressEditing;
  place: PlaceForm;
  /** Why it was not accepted. */
  problem: ProblemLike | null;
  /** What was typed as a wish, and what is wrong with it. */
  wish: { text: string; error: string | undefined };
};

export function AcceptProblem({ problem }: { problem: ProblemLike }) {
  const { t, locale } = useView();
  const reasons = problem.fields.map((field) => problemText(field.code, locale, field.params));
  return (
    <ErrorSummary title={t('quote.problems')} errors={{}}>
      <ul>
        {(reasons.length > 0 ? [...new Set(reasons)] : [problemSentence(problem, locale)]).map(
          (reason) => (
            <li key={reason}>{reason}</li>
          ),
        )}
      </ul>
      {problem.code === 'address-missing' ? (
        <a href="#addresses">{t('checkout.toAddresses')}</a>
      ) : null}
      {problem.code === 'terms-not-accepted' ? <a href="#terms">{t('checkout.toTerms')}</a> : null}
    </ErrorSummary>
  );
}

export function QuoteAnswers({ state }: { state: QuotePageState }) {
  if (!state.quote.isOpen) return null;
  return (
    <>
      <Accept state={state} />
      <Change state={state} />
      <Decline quote={state.quote} />
    </>
  );
}

function Accept({ state: { quote, account, editing, place, problem } }: { state: QuotePageState }) {
  const { t, locale } = useView();
  const isShort = quote.lines.some((line) => line.stock < line.quantity);
  return (
    <section aria-labelledby="accept-title" className="grid gap-5 print:hidden">
      <div>
        <h2 id="accept-title">{t('quote.acceptTitle')}</h2>
        <p className="text-muted">{t('quote.acceptText')}</p>
      </div>
      <AddressCards
        heading="h3"
        account={account}
        base={path.quote(quote.number)}
        edit={editing.edit}
        state={editing.state}
      />
      <form
        method="post"
        action={href.quote(locale, quote.number)}
        className="grid gap-5"
        data-island="checkout-place"
        data-on="idle"
      >
        <FormToken />
        <input type="hidden" name="do" value="accept" />
        <Looked quote={quote} />
        <input type="hidden" name="seen" value={quote.totals.total.base} />
        <PlaceFields place={place} problem={problem} />
        <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
          <span>
            {t('order.total')} <Price amount={quote.totals.total} />
            {quote.totals.freight === null ? <small> ({t('order.withoutShipping')})</small> : null}
          </span>
          <PlaceButton blocked={isShort ? t('quote.shortText') : null}>
            {t('quote.accept')}
          </PlaceButton>
        </div>
      </form>
    </section>
  );
}

/** Which version the reader looked at: another one is never answered by mistake. */
function Looked({ quote }: { quote: QuoteDetail }) {
  return <input type="hidden" name="version" value={quote.version} />;
}

function Change({ state: { quote, wish } }: { state: QuotePageState }) {
  const { t, locale } = useView();
  return (
    <section aria-labelledby="change-title" className="max-w-[640px] print:hidden">
      <h2 id="change-title">{t('quote.changeTitle')}</h2>
      <form
        method="post"
        action={href.quote(locale, quote.number)}
        className="grid justify-items-start gap-3"
      >
        <FormToken />
        <input type="hidden" name="do" value="ask" />
        <Looked quote={quote} />
        <p className="text-muted">{t('quote.changeText')}</p>
        <div className="w-full">
          <TextArea
            name="wish"
            label={t('quote.changeField')}
            required
            maxLength={MAX_QUOTE_WORDS}
            rows={4}
            defaultValue={wish.text}
            error={wish.error}
          />
        </div>
        <Button>{t('quote.changeSend')}</Button>
      </form>
    </section>
  );
}

/** Opened by the first press, done by the second. */
function Decline({ quote }: { quote: QuoteDetail }) {
  const { t, locale } = useView();
  return (
    <details className="max-w-[640px] print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        {t('quote.declineTitle')}
      </summary>
      <form
        method="post"
        action={href.quote(locale, quote.number)}
        className="grid justify-items-start gap-3 border-s-4 border-bad ps-4"
      >
        <FormToken />
        <input type="hidden" name="do" value="decline" />
        <Looked quote={quote} />
        <div className="w-full">
          <TextArea
            name="reason"
            label={t('quote.declineField')}
            hint={t('quote.declineHint')}
            maxLength={MAX_QUOTE_WORDS}
            rows={3}
          />
        </div>
        <Button>{t('quote.declineSure')}</Button>
      </form>
    </details>
  );
}
