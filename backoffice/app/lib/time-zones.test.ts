// Tests of time zones: what is offered, how it reads, what finds it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasWords, timeZones } from './time-zones.ts';

const SUMMER = new Date('2026-07-01T12:00:00Z');
const bare = (name: string | undefined): string => (name ?? '').replace(/[\u2066-\u2069]/g, '');
const named = (locale: string, id: string, present = 'UTC'): string =>
  bare(timeZones(locale, present, SUMMER).find((zone) => zone.id === id)?.name);

test('timeZones › Rome in summer › city, offset of that day, name in the language [back office settings]', () => {
  assert.equal(named('en', 'Europe/Rome'), 'Europe/Rome (GMT+02:00) Central European Time');
  assert.match(named('ru', 'Europe/Rome'), /^Europe\/Rome \(GMT\+02:00\) .*Европ/);
  assert.match(named('ar', 'Europe/Rome'), /^Europe\/Rome \(GMT\+02:00\) .*أوروبا/);
});

test('timeZones › a present value that the browser spells otherwise, or does not know › is a choice, once [back office settings]', () => {
  for (const present of ['Asia/Kolkata', 'Asia/Calcutta', 'UTC', 'Mars/Olympus']) {
    const ids = timeZones('en', present, SUMMER).map(({ id }) => id);
    assert.deepEqual(
      [ids.filter((id) => id === present).length, new Set(ids).size],
      [1, ids.length],
    );
  }
  assert.equal(named('en', 'Mars/Olympus', 'Mars/Olympus'), 'Mars/Olympus');
});

test('hasWords › a city with a space, an offset, words of a name › found; another is not [back office settings]', () => {
  const zones = timeZones('en', 'UTC', SUMMER);
  const found = (typed: string): string[] =>
    zones.filter((zone) => hasWords(zone, typed)).map(({ id }) => id);
  assert.deepEqual(found('new york'), ['America/New_York']);
  assert.ok(found('central european rome').includes('Europe/Rome'));
  assert.ok(found('+02:00').includes('Europe/Rome'));
  assert.equal(found('+02:00').includes('America/New_York'), false);
});
