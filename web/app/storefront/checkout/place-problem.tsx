// Order rejection: each reason as a sentence, with a link to fix it. [§8 Order failure]
import type { CartLine } from '@millwright/contracts';
import { problemText } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { type ProblemLike, problemSentence } from '../../lib/problems.ts';
import { useView } from '../../lib/view.tsx';
import { ErrorSummary } from '../account/error-summary.tsx';

export function PlaceProblem({
  problem,
  lines,
}: {
  problem: ProblemLike;
  lines: readonly CartLine[];
}) {
  const { locale } = useView();
  const reasons = problem.fields.map((field) => problemText(field.code, locale, field.params));
  const nameOf = (pointer: string | undefined): string =>
    lines.find((line) => pointer === `/lines/${line.productId}`)?.name ?? '';
  return (
    <ErrorSummary title={problemText('order-not-placed', locale)} errors={{}}>
      <ul>
        {(reasons.length > 0 ? [...new Set(reasons)] : [problemSentence(problem, locale)]).map(
          (reason) => (
            <li key={reason}>{reason}</li>
          ),
        )}
      </ul>
      <NextStep problem={problem} name={nameOf(problem.fields[0]?.pointer)} />
    </ErrorSummary>
  );
}

function NextStep({ problem, name }: { problem: ProblemLike; name: string }) {
  const { t, locale } = useView();
  switch (problem.code) {
    case 'prices-changed':
      return <p>{t('checkout.again')}</p>;
    case 'address-missing':
      return <a href="#addresses">{t('checkout.toAddresses')}</a>;
    case 'terms-not-accepted':
      return <a href="#terms">{t('checkout.toTerms')}</a>;
    case 'out-of-stock-in-cart':
    case 'stock-not-enough':
    case 'cart-quantity-outside-limits':
    case 'minimum-order-not-reached':
      return (
        <p>
          {name === '' ? null : `${name}. `}
          <a href={href.cart(locale)}>{t('checkout.toCart')}</a>
        </p>
      );
    default:
      return null;
  }
}
