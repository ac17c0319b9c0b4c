// States and failures of webhooks, as rows name them and screens say them. [decisions 0109]
export const WEBHOOK_STATES = ['on', 'failing', 'off'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];
/** Why nothing is sent any more: by staff; the receiver answered 410; it failed for five days. */
export const WEBHOOK_OFF_REASONS = ['staff', 'gone', 'failing'] as const;
export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number];
export const DELIVERY_STATES = ['waiting', 'done', 'dead'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
/** Why nothing answered. */
export const WEBHOOK_FAILURES = [
  'not-https',
  'address-private',
  'name-unknown',
  'certificate',
  'unreachable',
  'timed-out',
] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];
/** Why a delivery is tried no more: ten tries failed; the receiver answered 410. */
export const DEAD_REASONS = ['given-up', 'gone'] as const;
export type DeadReason = (typeof DEAD_REASONS)[number];
/** Of a test event; no event of the change feed has it. */
export const WEBHOOK_TEST_TYPE = 'webhook.test';
