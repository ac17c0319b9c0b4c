// States of an account as staff see them, and formats of exported tables.
export const CUSTOMER_STATES = ['active', 'blocked', 'closed'] as const;
export type CustomerState = (typeof CUSTOMER_STATES)[number];

export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];
/** Of orders for an ERP, which reads records as well. */
export const ERP_FORMATS = ['json', ...TABLE_FORMATS] as const;
export type ErpFormat = (typeof ERP_FORMATS)[number];
