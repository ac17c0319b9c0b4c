// Quantity rules in the page: limits and rejection texts that the server writes on the field and its form, for scripts. [§5]
import { type Locale, problemText, type QuantityLimits } from '@millwright/contracts';

/** For a quantity field; `name` is the product's, as the warning says it. */
export function quantityRules({
  limits,
  stock,
  name,
}: {
  limits: QuantityLimits;
  stock: number;
  name: string;
}) {
  return {
    'data-minimum': Math.max(1, limits.minimum),
    'data-maximum': limits.maximum ?? undefined,
    'data-step': limits.step,
    'data-stock': stock,
    'data-name': name,
  };
}

/** For the form around such fields: the shared rule's sentences, so that scripts need no request for them. */
export function quantityWarnings(locale: Locale) {
  return {
    'data-above': problemText('quantity-above-maximum', locale),
    'data-below': problemText('quantity-below-minimum', locale),
    'data-steps': problemText('quantity-not-in-steps', locale),
    'data-short': problemText('stock-not-enough', locale),
  };
}
