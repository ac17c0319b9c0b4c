// Admin calls of carriers: consignments that are ready, as a file for the carrier, and the carrier's answer with tracking numbers. [decisions 0112]
import { z } from 'zod';
import { fileForm, id } from '../calls/call.ts';
import { defineAdminCall, idsFilter, langQuery } from './admin-call.ts';

export const CARRIER_ROW_STATES = ['shipped', 'tracked', 'unchanged', 'faulty'] as const;
/** What a row of an answer did: sent the rest of an order; gave a shipment its number; nothing, since it was done before; nothing, for a reason. */
export type CarrierRowState = (typeof CARRIER_ROW_STATES)[number];

const consignment = z.object({
  reference: z.string().describe('number of the order, or of one shipment of it: MW-7K3F-92QD-S12'),
  id: id.describe('of the order'),
  orderId: z.string(),
  shipmentId: id.nullable().describe('null: what is left of the order'),
  recipient: z.string(),
  city: z.string(),
  country: z.string(),
  pieces: z.number().int(),
  grams: z.number().int().nullable().describe('null: some part has no known weight'),
  deliveryService: z.string(),
  expectedDelivery: z.string(),
});
export type CarrierConsignment = z.output<typeof consignment>;

const answerRow = z.object({
  row: z.number().int().describe('of the file'),
  reference: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
  state: z.enum(CARRIER_ROW_STATES),
  id: id.nullable().describe('of the order'),
  reason: z.string().describe('why it was left out; empty: it was not'),
});
const answer = z.object({
  rows: z.array(answerRow),
  waiting: z.number().int().describe('rows without carrier and tracking number'),
});
export type CarrierAnswer = z.output<typeof answer>;

export const listConsignments = defineAdminCall({
  name: 'listConsignments',
  method: 'GET',
  path: '/carriers/consignments',
  right: 'shipping:write',
  summary:
    'What a carrier can take: the rest of confirmed orders that are paid, the oldest first, and shipments of the last 30 days without a tracking number',
  query: langQuery,
  response: z.object({ rows: z.array(consignment), total: z.number().int() }),
});
export const exportConsignments = defineAdminCall({
  name: 'exportConsignments',
  method: 'GET',
  path: '/carriers/consignments.csv',
  right: 'shipping:write',
  summary:
    'Consignments as CSV for the carrier, with address, weight and reference: those of `orders` and `shipments`, or all. It comes back with `carrier` and `tracking_number` filled in',
  query: z.strictObject({ ...langQuery.shape, orders: idsFilter, shipments: idsFilter }),
  response: z.any(),
});
export const readCarrierAnswer = defineAdminCall({
  name: 'readCarrierAnswer',
  method: 'POST',
  path: '/carriers/answers',
  right: 'shipping:write',
  summary:
    'CSV or XLSX with `reference`, `carrier` and `tracking_number`: orders leave with them, shipments get them, buyers are told; each row that cannot be is named, and the others are done',
  query: langQuery,
  body: fileForm('file'),
  takesFiles: true,
  response: answer,
});
