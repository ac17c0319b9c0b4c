// Exchange with carriers: a port, and its default, a plain CSV that goes out with addresses and weights and comes back with tracking numbers. Pure. [decisions 0112]
import { decimalText } from '@millwright/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { type FieldProblem, Problem } from '../../platform/problem.ts';

/** What one carrier takes at once: the rest of an order, or a shipment that has left without a number. */
export type Consignment = {
  reference: string;
  orderId: number;
  publicId: string;
  shipmentId: number | null;
  company: string;
  person: string;
  /** '' for who may not read customers. */
  email: string;
  delivery: {
    address: string;
    city: string;
    country: string;
    postalCode: string;
    phoneNumber: string;
  };
  pieces: number;
  grams: number | null;
  /** In the language of who asks. */
  contents: string;
  /** Of the goods, in minor units. */
  value: number;
  currency: string;
  buyerPoNumber: string;
  deliveryService: string;
  expectedDelivery: string;
};

/** One row of a carrier's answer. */
export type AnswerRow = { row: number; reference: string; carrier: string; trackingNumber: string };

/** A carrier's way of taking consignments and of answering. Another carrier is another of these. */
export type CarrierExchange = {
  /** Rows of the file for the carrier, the headings first. */
  rowsOf(consignments: readonly Consignment[]): (string | number | null)[][];
  /** @throws Problem that names what the file lacks */
  answersOf(rows: readonly { row: number; cells: readonly string[] }[]): AnswerRow[];
};

/** Rows of an answer: each is a transaction, and staff wait for all. */
export const MAX_ANSWER_ROWS = 1_000;

const ANSWER_COLUMNS = ['reference', 'carrier', 'tracking_number'] as const;

export const csvExchange: CarrierExchange = {
  rowsOf: (consignments) => [
    [
      'reference',
      'company',
      'contact',
      'phone',
      'email',
      'address',
      'city',
      'postal_code',
      'country',
      'weight_kg',
      'pieces',
      'contents',
      'goods_value',
      'currency',
      'buyer_po_number',
      'delivery_service',
      'deliver_by',
      'carrier',
      'tracking_number',
    ],
    ...consignments.map((each) => [
      each.reference,
      each.company || each.person,
      each.person,
      telephone(each.delivery.phoneNumber),
      each.email,
      each.delivery.address.replace(/\s*\n\s*/g, ', '),
      each.delivery.city,
      each.delivery.postalCode,
      each.delivery.country,
      // Unknown weights stay empty: a wrong one costs more than a question.
      each.grams === null ? null : kilograms(each.grams),
      each.pieces,
      each.contents,
      decimalText(each.value),
      each.currency,
      each.buyerPoNumber,
      each.deliveryService,
      each.expectedDelivery,
      '',
      '',
    ]),
  ],
  answersOf(rows) {
    const [head, ...body] = rows;
    const names = (head?.cells ?? []).map((cell) =>
      cell
        .replace(/^\ufeff/, '')
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_'),
    );
    const at = ANSWER_COLUMNS.map((column) => names.indexOf(column));
    const missing = ANSWER_COLUMNS.filter((_, index) => at[index] === -1);
    if (missing.length > 0)
      throw new Problem('carrier-file-columns', { columns: missing.join(', ') });
    if (body.length > MAX_ANSWER_ROWS)
      throw new Problem('carrier-file-rows', { n: MAX_ANSWER_ROWS });
    return body.map(({ row, cells }) => {
      // Our own files write an apostrophe before what a spreadsheet would evaluate.
      const [reference = '', carrier = '', trackingNumber = ''] = at.map((column) =>
        (cells[column] ?? '').trim().replace(/^'(?=[=+\-@])/, ''),
      );
      return { row, reference, carrier, trackingNumber };
    });
  },
};

/** Which rows wait for the carrier still, which can be done, and which contradict themselves or another row. */
export function sortAnswers(answers: readonly AnswerRow[]): {
  waiting: number;
  rows: { answer: AnswerRow; fault: FieldProblem | null }[];
} {
  const first = new Map<string, AnswerRow>();
  const filled = answers.filter((each) => each.carrier !== '' || each.trackingNumber !== '');
  const rows = filled.map((answer) => {
    const key = answer.reference.toUpperCase();
    const before = first.get(key);
    if (before === undefined) first.set(key, answer);
    return { answer, fault: faultOf(answer, before) };
  });
  return { waiting: answers.length - filled.length, rows };
}

function faultOf(answer: AnswerRow, before: AnswerRow | undefined): FieldProblem | null {
  if (answer.reference === '') return { code: 'carrier-reference-unknown' };
  if (answer.carrier === '' || answer.trackingNumber === '')
    return { code: 'carrier-row-incomplete' };
  const isOther =
    before !== undefined &&
    (before.carrier !== answer.carrier || before.trackingNumber !== answer.trackingNumber);
  return isOther ? { code: 'carrier-row-repeated', params: { n: before.row } } : null;
}

/** `MW-7K3F-92QD` is what is left of an order; `MW-7K3F-92QD-S12` one shipment of it. */
export function referenceOf(publicId: string, shipmentId: number | null): string {
  return shipmentId === null ? publicId : `${publicId}-S${shipmentId}`;
}

export function readReference(text: string): { order: string; shipmentId: number | null } {
  const [, order = text, shipment] = /^(.{8,40})-S([0-9]{1,15})$/i.exec(text) ?? [];
  return { order, shipmentId: shipment === undefined ? null : Number(shipment) };
}

/** Grams with a point: `0.25`, `12.5`. */
function kilograms(grams: number): string {
  return (grams / 1_000).toFixed(3).replace(/\.?0+$/, '');
}

/** `+914428271234`, as systems of carriers take it; what is no number stays as it was typed. */
function telephone(number: string): string {
  return parsePhoneNumberFromString(number)?.number ?? number;
}
