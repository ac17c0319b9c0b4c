// Which states does an account have for the staff, and in which forms does a list leave?
export const CUSTOMER_STATES = ['active', 'blocked', 'closed'] as const;
export type CustomerState = (typeof CUSTOMER_STATES)[number];

export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];
