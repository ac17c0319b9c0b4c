// Return form action: a quantity and a reason for each line that may come back; lines with 0 stay.
import {
  type OrderDetail,
  plainLines,
  RETURN_REASONS,
  type ReturnReason,
} from '@millwright/contracts';

export type ReturnForm = {
  lines: { productId: number; quantity: number; reason: ReturnReason }[];
  note: string;
};

export const EMPTY_RETURN: ReturnForm = { lines: [], note: '' };

/** Whatever cannot be a number of units is none. */
export function readReturnForm(
  form: URLSearchParams,
  returnable: OrderDetail['returnable'],
): ReturnForm {
  const lines = returnable.flatMap(({ productId }) => {
    const typed = form.get(`quantity.${productId}`)?.trim() ?? '';
    const quantity = /^\d{1,7}$/.test(typed) ? Number(typed) : 0;
    const reason =
      RETURN_REASONS.find((known) => known === form.get(`reason.${productId}`)) ?? 'other';
    return quantity === 0 ? [] : [{ productId, quantity, reason }];
  });
  return { lines, note: plainLines(form.get('note') ?? '', 1_000) };
}
