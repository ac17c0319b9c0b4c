// npm run dev: the server starts again when its sources change; pages and islands change in place (Vite runs inside the server).
// The database belongs to this process, so that a restart of the server takes moments and keeps everything.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@millwright/embedded-postgres';
import { loadConfig } from '../server/src/config.ts';
import { createLog } from '../server/src/platform/log.ts';
import { exitWith, type StartContext } from '../server/src/platform/start-error.ts';
import './check-node.mjs';
import { ROOT } from './checks/source-files.ts';

const about: StartContext = {};
try {
  const config = loadConfig();
  about.dataDir = config.dataDir;
  const database =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({
          dataDir: config.dataDir,
          log: createLog({ level: 'warn', print: (text) => process.stdout.write(text) }),
          onExit: (error) => exitWith(error),
        })
      : undefined;
  for (const note of database?.notes ?? []) console.log(note);
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', 'server/src/main.ts', ...process.argv.slice(2)],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'development',
        MILLWRIGHT_DEV: '1',
        NODE_COMPILE_CACHE: join(config.dataDir, 'compile-cache'),
        ...(database === undefined
          ? {}
          : { DATABASE_URL: database.url, MILLWRIGHT_OWN_DATABASE: '1' }),
      },
    },
  );
  // Ctrl-C reaches the server by itself, being in the same terminal; other signals are handed on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  const [code] = (await once(server, 'exit')) as [number | null];
  await database?.stop();
  process.exit(code ?? 0);
} catch (error) {
  exitWith(error, about);
}
