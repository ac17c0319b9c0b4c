// Tests of the dimension tables against well-known rows.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as taps from './standards/drills-and-taps.ts';
import * as hex from './standards/hex-head-screws.ts';
import * as machine from './standards/machine-screws.ts';
import * as nuts from './standards/nuts.ts';
import { iso3601 } from './standards/o-rings.ts';
import * as rings from './standards/rings-and-keys.ts';
import * as bearings from './standards/rolling-bearings.ts';
import { nominalLengths } from './standards/screw-lengths.ts';
import * as socket from './standards/socket-screws.ts';
import * as washers from './standards/washers.ts';

type Row = Record<string, number>;
const isTable = (value: unknown): value is Row[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  !Array.isArray(value[0]) &&
  typeof value[0] === 'object';

function tables(): [string, Row[]][] {
  const modules = { hex, socket, machine, nuts, washers, rings, bearings, taps };
  return Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module as Record<string, unknown>).flatMap(([name, value]) =>
      isTable(value) ? [[`${file}.${name}`, value] as [string, Row[]]] : [],
    ),
  );
}

const at = (list: Row[], d: number): Row => list.find((row) => row.d === d) ?? {};

describe('dimension tables', () => {
  test('dimension tables › every row › positive numbers, limits in order [§demo]', () => {
    assert.ok(tables().length >= 50);
    for (const [name, list] of tables()) {
      for (const row of list) {
        for (const [column, value] of Object.entries(row)) {
          const mayBeZero = column === 'ph' || column === 'code';
          assert.ok(
            Number.isFinite(value) && (mayBeZero ? value >= 0 : value > 0),
            `${name} ${JSON.stringify(row)}`,
          );
        }
        if (row.shortest !== undefined && row.longest !== undefined)
          assert.ok(row.shortest <= row.longest, `${name} ${JSON.stringify(row)}`);
        if (row.D !== undefined && row.d !== undefined)
          assert.ok(row.D > row.d, `${name} ${JSON.stringify(row)}`);
        if (row.d1 !== undefined && row.d2 !== undefined && name.startsWith('washers'))
          assert.ok(row.d2 > row.d1, `${name} ${JSON.stringify(row)}`);
        if (row.dk !== undefined && row.d !== undefined)
          assert.ok(row.dk > row.d, `${name} ${JSON.stringify(row)}`);
        if (row.s !== undefined && row.d !== undefined && row.m !== undefined)
          assert.ok(row.s > row.d, `${name} ${JSON.stringify(row)}`);
        if (row.hole !== undefined && row.d !== undefined)
          assert.ok(row.hole < row.d, `${name} ${JSON.stringify(row)}`);
      }
    }
  });

  test('dimension tables › no size twice › in any table [§demo]', () => {
    for (const [name, list] of tables()) {
      const keys = list.map((row) =>
        row.code === undefined ? `${row.d ?? row.d1 ?? row.b} ${row.p ?? ''}` : String(row.code),
      );
      assert.equal(new Set(keys).size, keys.length, name);
    }
  });

  test('dimension tables › bolts and nuts › across flats 13 at M8, 16 at ISO M10, 17 at DIN M10 [§demo]', () => {
    assert.equal(at(hex.iso4017, 8).s, 13);
    assert.equal(at(hex.iso4014, 10).s, 16);
    assert.equal(at(hex.din931, 10).s, 17);
    assert.equal(at(nuts.iso4032, 12).s, 18);
    assert.equal(at(nuts.din985, 10).s, 17);
    assert.equal(at(socket.iso4762, 8).s, 6);
    assert.equal(at(washers.iso7089, 8).d2, 16);
  });

  test('dimension tables › bearings › 6205 is 25 by 52 by 15, 608 is 8 by 22 by 7, 30205 is 16.25 wide [§demo]', () => {
    const [d, D, B] = [25, 52, 15];
    assert.deepEqual(
      bearings.series62.find(({ code }) => code === 5),
      { code: 5, d, D, B },
    );
    assert.deepEqual(
      bearings.miniatures.find(({ code }) => code === 608),
      { code: 608, d: 8, D: 22, B: 7 },
    );
    assert.equal(bearings.series302.find(({ code }) => code === 5)?.T, 16.25);
  });

  test('dimension tables › bore codes from 04 › bore is five times the code [§demo]', () => {
    for (const [name, list] of Object.entries(bearings)) {
      if (name === 'miniatures') continue;
      for (const row of list)
        if (row.code >= 4) assert.equal(row.d, row.code * 5, `${name} ${row.code}`);
    }
  });

  test('dimension tables › taps and O-rings › M8 needs 6.8, 1/2-13 needs 27/64", dash 210 is 18.64 by 3.53 [§demo]', () => {
    assert.equal(taps.metricTaps.find(({ d, p }) => d === 8 && p === 1.25)?.hole, 6.8);
    assert.equal(taps.inchTaps.find(([size, tpi]) => size === '1/2' && tpi === 13)?.[4], '27/64');
    assert.deepEqual(
      iso3601.find(({ dash }) => dash === 210),
      { dash: 210, d: 18.64, w: 3.53 },
    );
  });

  test('dimension tables › nominal lengths › rising, none joined by a lost comma [§demo]', () => {
    for (const [name, lengths] of Object.entries(nominalLengths)) {
      assert.ok(
        lengths.every((length, i) => i === 0 || length > (lengths[i - 1] ?? 0)),
        name,
      );
    }
    assert.ok(!(nominalLengths.iso1580 as readonly number[]).includes(68));
  });
});
