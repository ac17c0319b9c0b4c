// Tests of admission control, with a simulated clock.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAdmission, LONG_WAIT_MS, TICK_MS } from './admission.rules.ts';

function aDoor() {
  let time = 0;
  const admission = createAdmission(() => time);
  const heard: string[] = [];
  return {
    heard,
    admission,
    comes: (who: string, isHighPriority = false) =>
      admission.enter(isHighPriority, (isIn) => heard.push(`${who} ${isIn ? 'in' : 'away'}`)),
    passes(ms: number, busyness = 0.5) {
      for (let left = ms; left > 0; left -= TICK_MS) {
        time += TICK_MS;
        admission.tick(busyness);
      }
    },
    count: (word: string) => heard.filter((line) => line.endsWith(word)).length,
  };
}

test('admission › a crowd of 70 all at once › everybody is served, in their order [promises P23]', () => {
  const door = aDoor();
  for (let n = 0; n < 70; n++) door.comes(String(n));
  assert.equal(door.count('in'), 20);
  for (let n = 0; n < 70; n++) {
    door.passes(TICK_MS);
    door.admission.leave(false);
  }
  assert.deepEqual(
    door.heard,
    Array.from({ length: 70 }, (_, n) => `${n} in`),
  );
});

test('admission › three times as many as can be served › 100 ms after the first had to wait others are sent away, and nobody waits [promises P23]', () => {
  const door = aDoor();
  for (let n = 0, waitsSince = -1; waitsSince === -1 || n < waitsSince + 100 / TICK_MS; n++) {
    for (const who of 'abc') door.comes(`${who}${n}`);
    door.passes(TICK_MS, 0.99);
    if (n > 0) door.admission.leave(false);
    if (waitsSince === -1 && door.admission.waiting() > 0) waitsSince = n;
  }
  assert.ok(door.count('away') > 0, 'nobody was sent away');
  assert.equal(door.admission.waiting(), 0);
});

test('admission › three times as many as can be served, and the first twenty hold a busy processor › the others hear within 60 ms [promises P23]', () => {
  const door = aDoor();
  let firstAway = 0;
  for (let n = 0; firstAway === 0; n++) {
    for (const who of 'abcde') door.comes(`${who}${n}`);
    door.passes(TICK_MS, 0.99);
    if (door.count('away') > 0) firstAway = (n + 1) * TICK_MS;
    assert.ok(n < 100, 'nobody was sent away');
  }
  // Four ticks fill the places; whoever comes after them waits.
  assert.ok(firstAway - 4 * TICK_MS <= 60, `after ${firstAway - 4 * TICK_MS} ms`);
  assert.equal(door.admission.waiting(), 0);
});

test('admission › a wave that comes within 40 ms and no more › may wait, and is served whole [promises P23]', () => {
  const door = aDoor();
  for (let n = 0; n < 8; n++) {
    for (const who of 'abcdefg') door.comes(`${who}${n}`);
    door.passes(TICK_MS);
    door.admission.leave(false);
  }
  for (let n = 0; n < 60; n++) {
    door.passes(TICK_MS);
    door.admission.leave(false);
  }
  assert.equal(door.count('in'), 56);
});

test('admission › few come, and the database stands still for 150 ms › nobody is sent away for it, everybody is served [promises P23]', () => {
  const door = aDoor();
  for (let n = 0; n < 150 / TICK_MS; n++) {
    for (const who of 'ab') door.comes(`${who}${n}`);
    door.passes(TICK_MS, 0.1);
  }
  assert.ok(door.admission.waiting() > 30);
  for (let n = 0; n < 60; n++) {
    door.admission.leave(false);
    door.passes(TICK_MS, 0.4);
  }
  assert.deepEqual([door.count('in'), door.count('away')], [60, 0]);
});

test('admission › twice as many as can be served, for seconds › whoever finds no place is sent away, half are served [promises P23]', () => {
  const door = aDoor();
  let inside = 0;
  for (let n = 0; n < 1_000; n++) {
    door.comes(`a${n}`);
    door.comes(`b${n}`);
    door.passes(TICK_MS, 0.99);
    inside = door.count('in');
    if (inside > 0) door.admission.leave(false);
  }
  assert.ok(door.admission.places() <= 2, 'the processor is full: fewer at once');
  assert.equal(door.admission.waiting(), 0);
  assert.ok(inside > 900 && door.count('away') > 900, `${inside} in, ${door.count('away')} away`);
});

test('admission › full › an order has a place of its own, waits its turn before all others and for longer [promises P23]', () => {
  const door = aDoor();
  for (let n = 0; n < 20; n++) door.comes(`other${n}`);
  for (let n = 0; n < 8; n++) door.comes(`order${n}`, true);
  assert.equal(door.count('in'), 28);
  door.comes('another');
  door.comes('late order', true);
  door.passes(500);
  assert.deepEqual(door.heard.slice(28), ['another away']);
  door.passes(LONG_WAIT_MS - 500 - TICK_MS);
  door.admission.leave(false);
  assert.deepEqual(door.heard.slice(29), ['late order in']);
});

test('admission › somebody hangs up while they wait › their turn is another’s [promises P23]', () => {
  const door = aDoor();
  for (let n = 0; n < 20; n++) door.comes(`other${n}`);
  const gone = door.comes('gone');
  door.comes('next');
  gone?.giveUp();
  door.admission.leave(false);
  assert.equal(door.heard.at(-1), 'next in');
  assert.equal(door.admission.waiting(), 0);
});

test('admission › the crowd is over › places are as many as before, and a new crowd may wait long again [promises P23]', () => {
  const door = aDoor();
  for (let n = 0; n < 300; n++) {
    door.comes(String(n));
    door.passes(TICK_MS, 0.99);
  }
  assert.equal(door.admission.places(), 2);
  for (let inside = door.count('in'); inside > 0; inside--) door.admission.leave(false);
  door.passes(1_000, 0.2);
  door.heard.length = 0;
  for (let n = 0; n < 40; n++) door.comes(`new${n}`);
  door.passes(100, 0.5);
  assert.equal(door.count('away'), 0);
  assert.equal(door.admission.places(), 20);
});
