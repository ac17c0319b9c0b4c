// Tests of the theme style sheet: served by its address alone, kept for a year, and only what that address names.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { accentStylesheet, accentStylesheetPath } from '@millwright/contracts';
import Fastify from 'fastify';
import { filesUnder } from '../platform/http/security-headers.ts';
import { registerTheme } from './theme.ts';

const app = Fastify();
registerTheme(app);
await app.ready();
after(() => app.close());
const get = (url: string) => app.inject({ method: 'GET', url });

test('theme › the address of a colour › its custom properties, immutable; another colour has another address and content [decisions 0101]', async () => {
  const yellow = await get(accentStylesheetPath('#ffd400'));
  assert.deepEqual(
    [yellow.statusCode, yellow.headers['content-type'], yellow.headers['cache-control']],
    [200, 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  );
  assert.equal(yellow.body, accentStylesheet('#ffd400'));
  assert.match(yellow.body, /--color-signal:#ffd400;--color-on-signal:#050505/);
  const blue = await get(accentStylesheetPath('#1b5180'));
  assert.match(blue.body, /--color-signal:#1b5180;--color-on-signal:#ffffff/);
});

test('theme › the hash of another release › the colours of this one, asked for anew each time [decisions 0101]', async () => {
  const other = await get('/assets/theme/ffd400-00000000.css');
  assert.deepEqual([other.statusCode, other.headers['cache-control']], [200, 'no-cache']);
  assert.equal(other.body, accentStylesheet('#ffd400'));
});

test('theme › what names no colour › 404, and nothing of it is said back [decisions 0101]', async () => {
  for (const name of [
    'red-00000000.css',
    'FFD400-00000000.css',
    'ffd400.css',
    'ffd40}-00000000.css',
  ]) {
    const { statusCode, body } = await get(`/assets/theme/${name}`);
    assert.equal(statusCode, 404, name);
    assert.doesNotMatch(body, /--color/);
  }
});

test('theme › the address › below the folder that the policy of pages names for styles [decisions 0101]', () => {
  const folder = filesUnder(
    '/assets/',
    { host: 'shop.example' },
    { publicUrl: 'https://shop.example', dev: false },
  );
  assert.ok(`shop.example${accentStylesheetPath('#ffd400')}`.startsWith(folder));
});
