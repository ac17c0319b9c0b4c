// Page weight on a phone: scripts and styles as they travel, measured, against their budgets.
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { PLAIN, pickGood } from './goods.ts';
import { fileFixture, openJourneys } from './journey.ts';

const { shop, journey } = openJourneys();
const KIB = 1024;
const product = fileFixture(() => pickGood(shop, PLAIN));

for (const [name, path] of [
  ['/', () => '/'],
  ['/products/bearings/deep-groove', () => '/products/bearings/deep-groove'],
  ['/product/…', () => `/product/${product.id}/${product.slug}`],
] as const) {
  journey(
    `weight › ${name} before anybody touches it › script within 15 KB, style within 20 KB, gzipped [design: speed]`,
    {},
    async (page) => {
      const sizes = { script: 0, stylesheet: 0, document: 0 };
      const names: string[] = [];
      page.tab.on('response', async (response) => {
        const type = response.request().resourceType();
        if (type !== 'script' && type !== 'stylesheet' && type !== 'document') return;
        const size = gzipSync(await response.body(), { level: 9 }).length;
        sizes[type] += size;
        names.push(`${type} ${new URL(response.url()).pathname} ${size}`);
      });
      await page.open(path());
      await page.tab.waitForLoadState('networkidle');
      assert.ok(
        sizes.script > 0 && sizes.script <= 15 * KIB,
        `script ${sizes.script} bytes\n${names.join('\n')}`,
      );
      assert.ok(
        sizes.stylesheet > 0 && sizes.stylesheet <= 20 * KIB,
        `style ${sizes.stylesheet} bytes\n${names.join('\n')}`,
      );
      assert.ok(sizes.document <= 40 * KIB, `document ${sizes.document} bytes`);
    },
  );
}
