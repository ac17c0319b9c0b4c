// Tests of typed amounts, pieces and discounts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basisPointsOf, minorOf, percentOf, piecesOf } from './amounts.ts';

for (const [text, minor] of [
  ['1250', 125_000],
  ['1250.5', 125_050],
  ['1 250,50', 125_050],
  ['1,250.00', 125_000],
  ['1,250', 125_000],
  ['12,34,567.89', 123_456_789],
  ['4.250,00', 425_000],
  ['١٢٥٠', 125_000],
  ['١٬٢٥٠٫٥', 125_050],
  ['1.250', null],
  ['12,34,56', null],
  ['1.2.3', null],
  ['-5', null],
  ['abc', null],
  ['', null],
] as const)
  test(`minorOf › “${text}” › ${minor} [back office]`, () => assert.equal(minorOf(text), minor));

for (const [text, pieces] of [
  ['50', 50],
  ['0', 0],
  [' 5 ', 5],
  ['2.5', null],
  ['-3', null],
  ['', null],
] as const)
  test(`piecesOf › “${text}” › ${pieces} [back office]`, () =>
    assert.equal(piecesOf(text), pieces));

for (const [text, percent] of [
  ['12,5', 12.5],
  ['5 %', 5],
  ['0', 0],
  ['100', null],
  ['150', null],
  ['-1', null],
  ['', null],
] as const)
  test(`percentOf › “${text}” › ${percent} [back office]`, () =>
    assert.equal(percentOf(text), percent));

for (const [text, points] of [
  ['95', 9_500],
  ['87,5 %', 8_750],
  ['100', 10_000],
  ['0', null],
  ['101', null],
  ['abc', null],
  ['', null],
] as const)
  test(`basisPointsOf › “${text}” › ${points} [back office]`, () =>
    assert.equal(basisPointsOf(text), points));
