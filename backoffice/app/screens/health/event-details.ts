// Details of an event in words: states and kinds as their screens call them; what another release added keeps its code. Pure.
import {
  type FeedEvent,
  isolated,
  LEAD_KINDS,
  LEAD_STATES,
  OFFER_STATES,
  ORDER_STATUSES,
  QUOTE_STATES,
  RETURN_STATES,
} from '@millwright/contracts';
import type { Say, WordKey } from '../../i18n/index.ts';

/** By the beginning of an event's type. */
const STATES: Readonly<Record<string, Readonly<Record<string, WordKey>>>> = {
  order: keysOf(ORDER_STATUSES, (state) => `orders.status.${state}`),
  return: keysOf(RETURN_STATES, (state) => `orders.return.${state}`),
  quote: keysOf(QUOTE_STATES, (state) => `quotes.quoteState.${state}`),
  negotiation: keysOf(OFFER_STATES, (state) => `negotiations.offerState.${state}`),
  lead: keysOf(LEAD_STATES, (state) => `leads.state.${state}`),
  customer: {
    active: 'events.active',
    blocked: 'customers.blocked',
    closed: 'customers.closed',
  },
};
const KINDS: Readonly<Record<string, Readonly<Record<string, WordKey>>>> = {
  lead: keysOf(LEAD_KINDS, (kind) => `leads.kind.${kind}`),
  invoice: { invoice: 'orders.paper.invoice', 'credit-note': 'orders.paper.credit-note' },
};

function keysOf<Id extends string>(
  ids: readonly Id[],
  keyOf: (id: Id) => WordKey,
): Record<string, WordKey> {
  return Object.fromEntries(ids.map((id) => [id, keyOf(id)]));
}

/** Without what names the thing: its number, SKU and id stand beside them. */
export function eventDetails({ type, data }: Pick<FeedEvent, 'type' | 'data'>, say: Say): string[] {
  const [thing = ''] = type.split('.');
  const { id: _id, sku: _sku, number: _number, ...rest } = data;
  return Object.entries(rest).map(([name, value]) => {
    const text = String(value);
    const key =
      name === 'state' ? STATES[thing]?.[text] : name === 'kind' ? KINDS[thing]?.[text] : undefined;
    if (key !== undefined) return say(key);
    if (name === 'published') return say(value ? 'products.isPublished' : 'products.isDraft');
    if (name === 'version') return say('events.version', { n: text });
    if (name === 'order') return say('events.order', { number: isolated(text) });
    return isolated(`${name} ${text}`);
  });
}
