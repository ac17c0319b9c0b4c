// Is the HTML of every page without error? As the server sends it, in three languages, before the Nu HTML checker.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { after } from 'node:test';
import { LOCALES } from '@millwright/contracts';
import { openJourneys } from './browser.ts';
import { WALKS } from './page-kinds.ts';
import { openShop } from './shop.ts';

const shop = await openShop({ after });
const journey = await openJourneys({ after }, shop.url);
const JAR = join(dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar');

for (const locale of LOCALES) {
  for (const [name, walk] of WALKS) {
    journey(
      `html › ${name} in ${locale} › the Nu HTML checker finds no error [design: accessible by construction]`,
      { locale },
      async (page) => {
        const folder = mkdtempSync(join(tmpdir(), 'millwright-html-'));
        try {
          let pages = 0;
          await walk(shop, page, async (kind) => {
            // The page once more as it travels: the browser has mended and changed what it shows.
            const source = await page.tab.context().request.get(page.tab.url(), { headers: { accept: 'text/html' } });
            writeFileSync(join(folder, `${kind.replace(/[^\w-]+/g, ' ').trim()}.html`), await source.body());
            pages++;
          });
          assert.ok(pages > 15, `${pages} pages`);
          assert.deepEqual(await errorsIn(folder), []);
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
    );
  }
}

type Message = { url: string; type: string; message: string; extract?: string };

async function errorsIn(folder: string): Promise<string[]> {
  const java = process.env.JAVA;
  if (!java) throw new Error('the HTML checker needs Java; run it with: npm test -- --only e2e');
  const report = await new Promise<string>((resolve, reject) => {
    // It ends with 1 when it found something, and says what on standard error.
    execFile(
      java,
      ['-Xss1m', '-jar', JAR, '--format', 'json', '--errors-only', folder],
      { maxBuffer: 64 << 20 },
      (error, _stdout, stderr) =>
        stderr.trim().startsWith('{') ? resolve(stderr) : error === null ? resolve('{"messages":[]}') : reject(error),
    );
  });
  const { messages } = JSON.parse(report) as { messages: Message[] };
  return messages.map(
    ({ url, message, extract }) =>
      `${basename(decodeURIComponent(url))}: ${message} at ${extract?.replace(/\s+/g, ' ').slice(0, 160) ?? '?'}`,
  );
}
