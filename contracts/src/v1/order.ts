// An order in /api/v1, as its owner sees it: lines, amounts, changes, shipments, payments and returns. [decisions 0114]
import { z } from 'zod';
import {
  ORDER_STATUSES,
  PAYMENT_MODES,
  PAYMENT_STATES,
  PROPOSAL_STATES,
  RETURN_REASONS,
  RETURN_STATES,
} from '../views/order.ts';
import { v1Address } from './account.ts';
import { v1Tax } from './carts.ts';
import { dayText, idNumber, int, money, time } from './v1-call.ts';

const line = z
  .object({
    productId: int,
    sku: z.string(),
    name: z.string(),
    url: z.string().describe('Path of its page.'),
    image: z.string().describe('Path of its picture.'),
    manufacturer: z.string().nullable(),
    quantity: int,
    unitPrice: money,
    subtotal: money,
  })
  .meta({ id: 'OrderLine' });

export const orderSummary = {
  id: idNumber,
  number: z
    .string()
    .describe('As people quote it.')
    .meta({ examples: ['MW-7K3F-92QD'] }),
  placedAt: time,
  status: z.enum(ORDER_STATUSES),
  total: money.describe('Charged.'),
  shownTotal: money.describe('The same in the currency in which the buyer saw the prices.'),
  lines: z.array(line),
};

const change = z
  .object({
    at: time,
    reason: z.string().nullable(),
    lines: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        quantity: z.object({ from: int, to: int }),
        unitPrice: z.object({ from: money.nullable(), to: money }).nullable(),
      }),
    ),
    freight: z
      .object({ from: money.nullable(), to: money.nullable(), collected: z.boolean() })
      .nullable(),
    total: z.object({ from: money, to: money }),
  })
  .meta({ id: 'OrderChange' });

const proposal = z
  .object({
    id: int,
    state: z.enum(PROPOSAL_STATES),
    proposedAt: time,
    answerBy: dayText.describe('The last day of the shop on which it can be answered.'),
    reason: z.string().nullable(),
    lines: z.array(
      z.object({
        productId: int,
        sku: z.string(),
        name: z.string(),
        quantity: z.object({ from: int, to: int }).describe('0: not part of it.'),
        unitPrice: z.object({ from: money.nullable(), to: money.nullable() }),
        subtotal: z.object({ from: money, to: money }),
      }),
    ),
    freight: z.object({ from: money.nullable(), to: money.nullable(), collected: z.boolean() }),
    taxes: z.object({ from: money, to: money }),
    total: z.object({ from: money, to: money }),
    answer: z.string().nullable(),
    closedAt: time.nullable(),
  })
  .meta({ id: 'OrderProposal' });

const orderReturn = z
  .object({
    id: int,
    requestedAt: time,
    state: z.enum(RETURN_STATES),
    note: z.string().nullable(),
    answer: z.string().nullable(),
    credited: money.nullable().describe('Total of its credit note.'),
    lines: z.array(
      z.object({
        productId: int,
        name: z.string(),
        quantity: int,
        reason: z.enum(RETURN_REASONS),
      }),
    ),
  })
  .meta({ id: 'OrderReturn' });

export const bank = {
  holder: z.string(),
  bank: z.string(),
  account: z.string(),
  ifsc: z.string(),
  swift: z.string(),
};

const pieces = z.array(z.object({ productId: int, quantity: int }));
export const history = z.array(z.object({ status: z.enum(ORDER_STATUSES), at: time }));

export const v1Order = z
  .object({
    ...orderSummary,
    companyName: z.string().nullable(),
    buyerName: z.string().describe('The person, as called when the order was placed.'),
    billing: v1Address,
    delivery: v1Address,
    subtotal: money,
    freight: money.nullable().describe('Part of the total; null: not quoted yet.'),
    freightCollected: z.boolean().describe('The buyer collects the goods.'),
    deliveryService: z.string().nullable().describe('Way of delivery that the buyer chose.'),
    taxes: z.array(v1Tax),
    paymentMode: z.enum(PAYMENT_MODES),
    purchaseOrderNumber: z.string().nullable(),
    note: z.string().nullable(),
    expectedDelivery: dayText,
    paymentDue: dayText.nullable().describe('Null until there is an invoice.'),
    bankDetails: z
      .object({ ...bank, reference: z.string().describe('What the payment must name.') })
      .nullable()
      .describe('Where to pay; null for a cancelled order, or while the shop has none.'),
    termsVersion: z.string(),
    carrier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    history,
    changes: z.array(change).describe('By staff or buyer before confirmation, the oldest first.'),
    proposal: proposal
      .nullable()
      .describe('The newest change that costs more, which the buyer accepts or declines.'),
    shipments: z.array(
      z.object({
        id: int,
        shippedAt: time,
        carrier: z.string().nullable(),
        trackingNumber: z.string().nullable(),
        lines: z.array(
          z.object({ productId: int, sku: z.string(), name: z.string(), quantity: int }),
        ),
      }),
    ),
    paid: money.describe('Received less paid back.'),
    credited: money.describe('Taken back by credit notes.'),
    refunded: money,
    refundDue: money.describe('To be paid back.'),
    paymentState: z.enum(PAYMENT_STATES),
    canCancel: z.boolean(),
    canReduce: z.boolean().describe('Pieces or lines can be taken off.'),
    returns: z.array(orderReturn),
    returnable: pieces.describe('What can be sent back now, at most.'),
    returnUntil: time.nullable(),
  })
  .meta({ id: 'Order' });
