// npm start: build what browsers get if that is needed, then become the server. Arguments go through: npm start -- --role web
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { loadConfig } from '../server/src/config.ts';
import { exitWith, StartError } from '../server/src/platform/start-error.ts';
import './check-node.mjs';
import { ensureBundles } from './bundles.ts';
import { ROOT } from './checks/source-files.ts';

process.env.NODE_ENV ??= 'production';
// Stripping the types of every file again at each start would cost half a second. Not in the usual place, the system's temporary
// folder: what lies there others could have put there.
enableCompileCache(join(ROOT, 'node_modules/.cache/millwright'));
try {
  // A wrong variable is told before anything is built.
  loadConfig();
  await ensureBundles();
} catch (error) {
  exitWith(error instanceof Error && error.message.startsWith('building') ? new StartError(error.message) : error);
}
// In this process, so that signals and the exit code need no forwarding.
await import('../server/src/main.ts');
