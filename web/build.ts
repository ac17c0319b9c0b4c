// node web/build.ts: builds the browser files into dist/client and the server's bundle of pages into dist/server.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { browserBuild, CLIENT_OUT, drawings, readAssets, serverBuild } from './bundling.ts';

process.env.NODE_ENV = 'production';

await build(browserBuild());
for (const { name, text } of drawings()) writeFileSync(join(CLIENT_OUT, 'assets', name), text);
compressAssets();
await build(serverBuild(readAssets()));

/** Compressed once here instead of at each answer. */
function compressAssets(): void {
  const folder = join(CLIENT_OUT, 'assets');
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg|wasm)$/.test(name)) continue;
    const text = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
    writeFileSync(
      join(folder, `${name}.br`),
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
  }
}
