// npm start: builds the browser bundles if needed, then becomes the server. Arguments go through: npm start -- --role web
import { loadConfig } from '../server/src/config.ts';
import { exitWith, StartError } from '../server/src/platform/start-error.ts';
import { stopWithNpm } from '../server/src/platform/stop-signals.ts';
import { startScreen } from '../server/src/start-screen.ts';
import './check-node.mjs';
import { ensureBundles } from './bundles.ts';

process.env.NODE_ENV ??= 'production';
stopWithNpm(process.env, 'scripts/start.ts');
try {
  // A wrong variable is told before anything is built.
  loadConfig();
  const screen = startScreen();
  await ensureBundles(async (label, work) => {
    if (!screen.isTerminal) screen.say(`${label} ...`);
    await screen.step(label, work);
  });
} catch (error) {
  exitWith(
    error instanceof Error && error.message.startsWith('building')
      ? new StartError(error.message)
      : error,
  );
}
// In this process, so that signals and the exit code need no forwarding.
await import('../server/src/main.ts');
