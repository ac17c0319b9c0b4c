// Journey of the client's example for browsers: a page of another site, with @millwright/client as it is built, searches the shop. [decisions 0114]
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildApp } from '../server/src/app.ts';
import { freePort } from '../server/testing/free-port.ts';
import { type Scope, whenOver } from '../server/testing/scope.ts';
import { fileFixture, openJourneys } from './journey.ts';
import { openShop } from './shop.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const port = await freePort();
const site = `http://127.0.0.1:${port}`;

const { shop, journey } = openJourneys(
  fileFixture(async (scope) => {
    await serveExample(scope);
    return await openShop(scope, (parts) =>
      buildApp({ ...parts, config: { ...parts.config, apiOrigins: [site] } }),
    );
  }),
);

/** The page and the built client, as an importer of the package would serve them. */
async function serveExample(scope: Scope): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'millwright client '));
  whenOver(scope, () => rm(folder, { recursive: true, force: true }));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [
    ...[tsc, '-p', join(ROOT, 'client/tsconfig.json'), '--outDir', folder],
  ]);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', site);
    const file =
      pathname === '/'
        ? join(ROOT, 'client/examples/browser.html')
        : pathname === '/client/openapi-fetch.js'
          ? join(ROOT, 'node_modules/openapi-fetch/dist/index.mjs')
          : /^\/client\/[\w-]+\.js$/.test(pathname)
            ? join(folder, pathname.slice('/client/'.length))
            : undefined;
    if (file === undefined) return response.writeHead(404).end();
    const type = file.endsWith('.html') ? 'text/html' : 'text/javascript';
    response.writeHead(200, { 'content-type': type }).end(await readFile(file));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  whenOver(scope, () => new Promise((resolve) => server.close(resolve)));
}

journey(
  'client › its example on a page of another site › finds parts, says what was understood, and its links lead to them [decisions 0114]',
  { width: 1280 },
  async (page) => {
    const { tab } = page;
    page.faults.expect(new RegExp(`^request to another host: ${site}/`));
    await tab.goto(`${site}/?shop=${encodeURIComponent(shop.url)}`);
    await tab.getByLabel('Part, size or number').fill('hex bolt m10');
    await tab.getByRole('button', { name: 'Find' }).click();
    await tab.getByRole('listitem').first().waitFor();
    assert.match(await tab.getByRole('status').innerText(), /^[1-9]\d* parts\. Understood: .*M10/);
    assert.equal(await tab.getByRole('listitem').count(), 10);
    const first = tab.getByRole('link').first();
    const name = await first.innerText();
    await first.click();
    await tab.getByRole('heading', { level: 1, name }).waitFor();
  },
);
