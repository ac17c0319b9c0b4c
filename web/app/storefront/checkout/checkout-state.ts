// Checkout state: the cart, what it costs with tax, whose account it is, what was typed, and what is wrong.
import {
  type Account,
  type Cart,
  type OrderPrices,
  PAYMENT_MODES,
  type PaymentMode,
  plainLines,
} from '@millwright/contracts';
import type { PageRequest } from '@millwright/server';
import type { ProblemLike } from '../../lib/problems.ts';
import { EMPTY_FORM, type FormState, typedLine } from '../account/form-state.ts';
import { type LoginMode, loginModeOf } from '../account/login-mode.ts';
import { type AddressEditing, addressTypeOf } from '../account/save-address.ts';

export type PlaceForm = {
  purchaseOrderNumber: string;
  note: string;
  paymentMode: PaymentMode;
  termsAccepted: boolean;
  /** Way of delivery; undefined: the cheapest. */
  deliveryId?: number | undefined;
};

export type CheckoutState = {
  cart: Cart;
  prices: OrderPrices;
  /** null: a visitor, who logs in first. */
  account: Account | null;
  editing: AddressEditing;
  login: FormState;
  loginMode: LoginMode;
  place: PlaceForm;
  /** Why the order was not placed. */
  problem: ProblemLike | null;
};

export const EMPTY_PLACE: PlaceForm = {
  purchaseOrderNumber: '',
  note: '',
  paymentMode: 'telegraphic-transfer',
  termsAccepted: false,
};

/** The next order must match the prices that were read. [decisions §8 Prices seen] */
export async function checkoutState(
  request: PageRequest,
  cart: Cart,
  more: Partial<CheckoutState> = {},
): Promise<CheckoutState> {
  const { services, ctx, query, viewer } = request;
  return {
    cart,
    prices: await services.orders.getOrderPrices(ctx, cart.code, more.place?.deliveryId),
    account: viewer === null ? null : await services.customers.getAccount(ctx),
    editing: { edit: addressTypeOf(query.get('edit')), state: null },
    login: EMPTY_FORM,
    loginMode: loginModeOf(query),
    place: EMPTY_PLACE,
    problem: null,
    ...more,
  };
}

/** The fields of the order as the contracts take them; whatever else was sent is what the form offers first. */
export function readPlaceForm(form: URLSearchParams): PlaceForm {
  return {
    purchaseOrderNumber: typedLine(form, 'purchaseOrderNumber', 60),
    note: plainLines(form.get('note') ?? '', 1_000),
    paymentMode:
      PAYMENT_MODES.find((mode) => mode === form.get('paymentMode')) ?? EMPTY_PLACE.paymentMode,
    termsAccepted: form.get('terms') === 'accepted',
    ...deliveryOf(form.get('choose') ?? form.get('delivery')),
  };
}

/** What is no number of a way of delivery was not chosen. */
function deliveryOf(typed: string | null): Pick<PlaceForm, 'deliveryId'> {
  return typed !== null && /^[1-9][0-9]{0,8}$/.test(typed) ? { deliveryId: Number(typed) } : {};
}
