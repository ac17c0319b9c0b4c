// Tests of device names: User-Agent headers that browsers and programs really send.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { deviceOf } from './device.rules.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SENT: [string, string | null, string | null, string | null][] = [
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`,
    'computer',
    'Chrome',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    'computer',
    'Edge',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/131.0 YaBrowser/24.1 Safari/537.36`,
    'computer',
    'Yandex Browser',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/131.0 Safari/537.36 OPR/116.0`,
    'computer',
    'Opera',
    'Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'computer',
    'Firefox',
    'Linux',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${IOS} Version/18.1 Safari/605.1.15`,
    'computer',
    'Safari',
    'macOS',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`,
    'computer',
    'Chrome',
    'ChromeOS',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${IOS} Version/18.1 Mobile/15E148 Safari/604.1`,
    'phone',
    'Safari',
    'iOS',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${IOS} CriOS/131.0 Mobile/15E148 Safari/604.1`,
    'phone',
    'Chrome',
    'iOS',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${IOS} Version/12.1 Mobile/15E148 Safari/604.1`,
    'tablet',
    'Safari',
    'iPadOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/131.0.0.0 Mobile Safari/537.36`,
    'phone',
    'Chrome',
    'Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'phone',
    'Samsung Internet',
    'Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-X700) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`,
    'tablet',
    'Chrome',
    'Android',
  ],
  ['Mozilla/5.0', null, null, null],
  ['curl/8.5.0', 'program', null, null],
  ['python-requests/2.32.3', 'program', null, null],
  ['', 'program', null, null],
];

test('deviceOf › headers as they are sent › kind of device, browser and system', () => {
  for (const [agent, device, browser, system] of SENT)
    assert.deepEqual(deviceOf(agent), { device, browser, system }, agent);
});

test('deviceOf › any text › names from the tables only, nothing of what was sent', () => {
  const names = new Set(SENT.flatMap(([, , browser, system]) => [browser, system]));
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), fc.boolean(), (text, isBrowser) => {
      const { browser, system } = deviceOf(isBrowser ? `Mozilla/5.0 ${text}` : text);
      return names.has(browser) && names.has(system);
    }),
  );
});
