// Return rules: pure. [§9 Terms: returns must start within 7 days of receipt]
import { type OrderStatus, RETURN_DAYS } from '@millwright/contracts';
import { dayAfter, dayIn, endOfDay } from '../../platform/days.ts';

type Step = { status: OrderStatus; at: string | Date };
type Line = { productId: number; quantity: number };
export type Asked = Line & { open: boolean; refused: boolean };

/**
 * The receipt is not recorded: a return may be asked for from shipping until the end of the seventh day after completion, by the shop's clock.
 * @returns null when not, otherwise until when; `until: null` while the order is on its way
 */
export function returnWindow(
  status: OrderStatus,
  history: readonly Step[],
  now: Date,
  timeZone: string,
): { until: Date | null } | null {
  if (status === 'Shipped') return { until: null };
  const completed = history.find((step) => step.status === 'Completed');
  if (status !== 'Completed' || completed === undefined) return null;
  const lastDay = dayAfter(dayIn(timeZone, new Date(completed.at)), RETURN_DAYS);
  const until = new Date(endOfDay(timeZone, lastDay).getTime() - 1);
  return now.getTime() <= until.getTime() ? { until } : null;
}

/** Returnable quantity of each line: none while a request is open, rejected units count again. */
export function returnableLines(lines: readonly Line[], asked: readonly Asked[]): Line[] {
  return lines.flatMap(({ productId, quantity }) => {
    const before = asked.filter((request) => request.productId === productId && !request.refused);
    if (before.some((request) => request.open)) return [];
    const left = quantity - before.reduce((sum, request) => sum + request.quantity, 0);
    return left > 0 ? [{ productId, quantity: left }] : [];
  });
}
