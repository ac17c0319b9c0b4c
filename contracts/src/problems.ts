// Which refusals are foreseen, with what status, and in which words? One table for the server and both doors. [§8, decisions §3]
import type { Locale, LocalizedText } from './locale.ts';
import { PROBLEM_TEXTS } from './problem-texts.ts';

/** code -> HTTP status. A code is part of the API and is never renamed. */
export const PROBLEMS = {
  'invalid-request': 400,
  'filter-not-understood': 400,
  'page-out-of-range': 400,
  'login-failed': 401,
  'login-throttled': 429,
  'login-required': 401,
  'login-required-to-order': 401,
  'form-expired': 403,
  'cross-site-request': 403,
  'not-found': 404,
  'product-not-found': 404,
  'product-gone': 410,
  'lot-gone': 410,
  'category-not-found': 404,
  'order-not-found': 404,
  'cart-not-found': 404,
  'newsletter-link-invalid': 410,
  'wishlist-not-found': 404,
  'wishlist-entry-not-found': 404,
  'wishlist-duplicate': 409,
  'wishlist-full': 409,
  'wishlist-too-many': 409,
  'wishlist-name-taken': 409,
  'wishlist-name-not-valid': 400,
  'review-not-posted': 404,
  'review-not-valid': 422,
  'review-not-found': 404,
  'review-own-vote': 409,
  'rating-not-valid': 422,
  'comment-too-long': 422,
  'product-in-stock': 409,
  'stock-alert-link-invalid': 410,
  'email-link-invalid': 410,
  'cart-empty': 409,
  'cart-full': 409,
  'agreed-quantity-fixed': 409,
  'agreed-price-held': 409,
  'email-taken': 409,
  'out-of-stock-in-cart': 409,
  'product-out-of-stock': 409,
  'stock-not-enough': 409,
  'minimum-order-not-reached': 409,
  'address-missing': 409,
  'terms-not-accepted': 409,
  'prices-changed': 409,
  'line-price-changed': 409,
  'tax-changed': 409,
  'buyer-not-verified': 403,
  'quantity-above-maximum': 422,
  'quantity-below-minimum': 422,
  'quantity-not-in-steps': 422,
  'quantity-not-understood': 422,
  'file-not-readable': 422,
  'too-many-lines': 422,
  'cart-quantity-outside-limits': 409,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'phone-not-valid': 400,
  'email-not-valid': 400,
  'tax-id-not-valid': 400,
  'password-too-short': 400,
  'password-too-long': 400,
  'password-too-common': 400,
  'password-change-failed': 400,
  'password-change-required': 403,
  'password-not-right': 400,
  'passwords-differ': 400,
  'password-unchanged': 400,
  'reset-not-registered': 404,
  'account-has-open-orders': 409,
  'file-too-large': 400,
  'file-type-not-taken': 400,
  'file-empty': 400,
  'file-damaged': 400,
  'file-active-content': 400,
  'picture-too-large': 400,
  'field-required': 400,
  'postal-code-not-numeric': 400,
  'too-many-requests': 429,
  'request-timeout': 408,
  'headers-too-large': 431,
  'unexpected-fault': 500,
  'temporarily-unavailable': 503,
  'order-not-placed': 409,
  'order-status-not-allowed': 409,
  'order-not-cancellable': 409,
  'order-not-tracked': 404,
  'return-not-possible': 409,
  'return-empty': 400,
  'return-too-many': 409,
  'agreed-stock-not-enough': 409,
  'agreed-total-changed': 409,
  'quote-not-found': 404,
  'quote-link-invalid': 410,
  'quote-of-another': 403,
  'quote-not-open': 409,
  'quote-not-newest': 409,
  'quote-incomplete': 409,
  'quote-validity': 400,
  'text-too-long': 400,
  'lead-not-found': 404,
  'lead-state-not-allowed': 409,
  'not-an-application': 409,
  'lot-not-found': 404,
  'need-not-found': 404,
  'offer-not-found': 404,
  'offer-not-open': 409,
  'offer-expired': 409,
  'offer-too-many': 409,
  'offer-above-asking': 422,
  'offer-accept-instead': 422,
  'offer-counter-too-low': 422,
  'offer-limits-not-valid': 400,
  'price-not-numeric': 400,
  'right-missing': 403,
  'staff-login-required': 401,
  'second-factor-wrong': 401,
  'staff-not-found': 404,
  'staff-last-administrator': 409,
  'record-not-found': 404,
  'record-changed': 409,
  'record-in-use': 409,
  'value-taken': 409,
  'value-not-valid': 400,
  'rate-far-off': 409,
  'date-in-the-past': 400,
  'record-in-force': 409,
  'job-state-not-allowed': 409,
  'mail-not-again': 409,
  'mail-place-unknown': 400,
  'synonym-too-few': 400,
  'change-not-undoable': 409,
  'stock-below-reserved': 409,
  'category-into-itself': 409,
  'category-too-deep': 409,
} as const;

export type ProblemCode = keyof typeof PROBLEMS;
export type ProblemParams = Record<string, string | number>;

/** The sentence of a problem in the reader's language, with its numbers filled in. */
export function problemText(code: ProblemCode, locale: Locale, params: ProblemParams = {}): string {
  return fillText(PROBLEM_TEXTS[code], locale, params);
}

/** Fills `{name}` places of a localised text. */
export function fillText(text: LocalizedText, locale: Locale, params: ProblemParams): string {
  return text[locale].replace(/\{(\w+)\}/g, (place, name: string) => String(Object.hasOwn(params, name) ? params[name] : place));
}

/** One entry of `errors` in a problem answer. */
export type ProblemDetail = { code: string; pointer?: string; detail: string; defaultMessage: string };

/** The body of every 4xx and 5xx: RFC 9457 with the specification's `errors`. */
export type ProblemBody = {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: ProblemCode;
  message: string;
  errors: ProblemDetail[];
};
