// Tests of the carriers' CSV: what an answer may look like, and which rows contradict each other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem } from '../../platform/problem.ts';
import {
  type Consignment,
  csvExchange,
  readReference,
  referenceOf,
  sortAnswers,
} from './carriers.rules.ts';

const consignment: Consignment = {
  reference: 'MW-7K3F-92QD',
  orderId: 7,
  publicId: 'MW-7K3F-92QD',
  shipmentId: null,
  company: 'Deccan Works',
  person: 'A. Rao',
  email: '',
  delivery: {
    address: 'Gate 4\nMIDC',
    city: 'Pune',
    country: 'IN',
    postalCode: '411019',
    phoneNumber: '+919840012345',
  },
  pieces: 3,
  grams: 12_250,
  contents: '3 x Valve',
  value: 30_000,
  currency: 'INR',
  buyerPoNumber: 'PO-7',
  deliveryService: 'Road',
  expectedDelivery: '2026-12-01',
};
const rows = (...lines: string[][]) => lines.map((cells, index) => ({ row: index + 1, cells }));

test('carriers’ CSV › a consignment › one row under its headings, weight in kilograms, unknown weights empty [decisions 0112]', () => {
  const [head = [], row = [], heavy = []] = csvExchange.rowsOf([
    consignment,
    { ...consignment, grams: null, company: '' },
  ]);
  const cell = (name: string, of = row) => of[head.indexOf(name)];
  assert.deepEqual(
    [
      'reference',
      'company',
      'phone',
      'address',
      'weight_kg',
      'pieces',
      'goods_value',
      'carrier',
    ].map((name) => cell(name)),
    ['MW-7K3F-92QD', 'Deccan Works', '+919840012345', 'Gate 4, MIDC', '12.25', 3, '300.00', ''],
  );
  assert.deepEqual([cell('weight_kg', heavy), cell('company', heavy)], [null, 'A. Rao']);
});

test('carriers’ CSV › headings in another order, spelling and company of columns › read; missing ones are named [decisions 0112]', () => {
  assert.deepEqual(
    csvExchange.answersOf(
      rows(
        ['Tracking Number', 'x', '\ufeffReference', 'CARRIER'],
        [" '=1+1", '', 'MW-7K3F-92QD', 'Blue Dart '],
        ['AWB1'],
      ),
    ),
    [
      { row: 2, reference: 'MW-7K3F-92QD', carrier: 'Blue Dart', trackingNumber: '=1+1' },
      { row: 3, reference: '', carrier: '', trackingNumber: 'AWB1' },
    ],
  );
  for (const [head, columns] of [
    [['reference', 'awb'], 'carrier, tracking_number'],
    [[], 'reference, carrier, tracking_number'],
  ] as const)
    assert.throws(
      () => csvExchange.answersOf(rows([...head])),
      (error: Problem) => error.code === 'carrier-file-columns' && error.params.columns === columns,
    );
  const many = Array.from({ length: 1_001 }, () => ['r', 'c', 't']);
  assert.throws(
    () => csvExchange.answersOf(rows(['reference', 'carrier', 'tracking_number'], ...many)),
    (error: unknown) => error instanceof Problem && error.code === 'carrier-file-rows',
  );
});

test('sortAnswers › empty, half and contradicting rows › wait, are named, or are the same row again [decisions 0112]', () => {
  const answer = (row: number, reference: string, carrier: string, trackingNumber: string) => ({
    row,
    reference,
    carrier,
    trackingNumber,
  });
  const { waiting, rows: sorted } = sortAnswers([
    answer(2, 'MW-1', '', ''),
    answer(3, 'MW-2', 'Blue Dart', ''),
    answer(4, 'MW-3', 'Blue Dart', 'AWB1'),
    answer(5, 'mw-3', 'Blue Dart', 'AWB1'),
    answer(6, 'MW-3', 'Blue Dart', 'AWB2'),
    answer(7, '', 'Blue Dart', 'AWB3'),
  ]);
  assert.equal(waiting, 1);
  assert.deepEqual(
    sorted.map(({ answer: { row }, fault }) => [row, fault?.code ?? null]),
    [
      [3, 'carrier-row-incomplete'],
      [4, null],
      [5, null],
      [6, 'carrier-row-repeated'],
      [7, 'carrier-reference-unknown'],
    ],
  );
});

test('references › of an order and of a shipment › read as they were written [decisions 0112]', () => {
  for (const shipmentId of [null, 12])
    assert.deepEqual(readReference(referenceOf('MW-7K3F-92QD', shipmentId)), {
      order: 'MW-7K3F-92QD',
      shipmentId,
    });
  assert.deepEqual(readReference('12'), { order: '12', shipmentId: null });
});
