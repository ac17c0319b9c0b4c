// node backoffice/build.ts: builds the back office into dist, and compresses it once here instead of at each answer.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { appBuild } from './bundling.ts';

process.env.NODE_ENV = 'production';
await build(appBuild());
const folder = join(import.meta.dirname, 'dist/assets');
for (const name of readdirSync(folder)) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const text = readFileSync(join(folder, name));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
  // Level 9: a tenth of the time of 11, for two percent of the size.
  writeFileSync(
    join(folder, `${name}.br`),
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  );
}
