// Partial cancellation form action: the pieces that stay of each line of the form, as they were typed.
import type { OrderDetail } from '@millwright/contracts';

/** What a rejected form shows again. */
export type ReduceState = {
  sentence: string;
  errors: Record<string, string>;
  typed: Record<number, string>;
};

/** What is no whole number becomes none of one, which the use case names; a field that is missing leaves its line as it is. */
export function readReduceForm(
  form: URLSearchParams,
  lines: OrderDetail['lines'],
): { wanted: { productId: number; quantity: number }[]; typed: Record<number, string> } {
  const typed: Record<number, string> = {};
  const wanted = lines.flatMap(({ productId }) => {
    const text = form.get(`quantity.${productId}`)?.trim();
    if (text === undefined) return [];
    typed[productId] = text.slice(0, 20);
    return [{ productId, quantity: /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN }];
  });
  return { wanted, typed };
}
