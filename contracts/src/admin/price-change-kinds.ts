// Price change kinds: states and rounding rules.
import { defineTransitions } from '../transitions.ts';

export const PRICE_CHANGE_STATES = [
  'scheduled',
  'applying',
  'applied',
  'cancelled',
  'undoing',
  'undone',
] as const;
export type PriceChangeState = (typeof PRICE_CHANGE_STATES)[number];
/** The system is the job. */
export const PRICE_CHANGE_TRANSITIONS = defineTransitions<PriceChangeState, 'staff' | 'system'>({
  scheduled: { applying: ['system'], cancelled: ['staff'] },
  applying: { applied: ['system'] },
  applied: { undoing: ['staff'] },
  cancelled: {},
  undoing: { undone: ['system'] },
  undone: {},
});

/** Of a new price: to the minor unit, to whole units, to five or ten of them, or to the next whole unit less one minor unit. */
export const ROUNDINGS = ['none', 'whole', 'five', 'ten', 'ninety-nine'] as const;
export type Rounding = (typeof ROUNDINGS)[number];
