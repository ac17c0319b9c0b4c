// Pages of npm run dev, from the sources through Vite: the component catalogue, and a fault with its stack.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { pino } from 'pino';
import { testDatabase } from '../../testing/index.ts';
import { buildApp } from '../app.ts';

const { db } = await testDatabase({ after });
const config = {
  publicUrl: 'http://localhost:3000',
  rateLimitFactor: 1_000,
  trustProxy: undefined,
  dev: true,
};
const app = await buildApp({ config, db, log: pino({ level: 'silent' }), turnsAway: false });
app.get('/breaks', () => {
  throw new Error('a bug of ours');
});
after(() => app.close());
const page = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

test('/dev/ui › development › every component, an anchor each, in three languages, Arabic from right to left', async () => {
  const { statusCode, body } = await page('/dev/ui');
  assert.equal(statusCode, 200);
  const anchors = [...body.matchAll(/<section id="([A-Z]\w+)"/g)].map(([, id]) => id);
  assert.ok(anchors.length > 60, String(anchors.length));
  for (const id of anchors) assert.ok(body.includes(`href="#${id}"`), id);
  const states = body.split('data-specimen=').length - 1;
  for (const opening of ['lang="en" dir="ltr"', 'lang="ru" dir="ltr"', 'lang="ar" dir="rtl"'])
    assert.equal(body.split(`<div ${opening}`).length - 1, states, opening);
  const ids = [
    ...body.matchAll(
      /<(?:input|select|textarea)[^>]* id="(Field|TextArea|FileField|Select|Check)-[^"]+"/g,
    ),
  ];
  assert.ok(ids.length > 3 * 20, `fields: ${ids.length}`);
});

test('a fault › development › the shop’s own page shows its stack', async () => {
  const { statusCode, body } = await page('/breaks');
  assert.equal(statusCode, 500);
  assert.match(body, /<pre dir="ltr"[^>]*>Error: a bug of ours\n\s+at /);
});
