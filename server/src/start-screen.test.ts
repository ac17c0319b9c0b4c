// Start screen on a terminal and elsewhere: what is written, to the byte that matters.
import assert from 'node:assert/strict';
import test from 'node:test';
import { createLog } from './platform/log.ts';
import { startScreen } from './start-screen.ts';

function capture(isTTY: boolean, options?: { isQuiet: boolean }) {
  let written = '';
  const write = (text: string | Uint8Array): boolean => {
    written += String(text);
    return true;
  };
  return {
    screen: startScreen({ isTTY, write } as Parameters<typeof startScreen>[0], options),
    written: () => written,
  };
}

/** What a terminal shows: a line is what was written after the last carriage return. */
const shown = (written: string): string[] =>
  written.split('\n').map((line) => line.split('\r\u001b[K').at(-1) ?? '');

test('startScreen › terminal › a step that is done, a bar, a log line above what is running', async () => {
  const { screen, written } = capture(true);
  const log = createLog({ level: 'warn', print: screen.print });
  await screen.step('Demo shop', async () => {
    screen.progress({ step: 'products', done: 150, total: 300 });
    assert.match(written(), /… Loading the demo catalogue +\[#{15}\.{15}\] {2}50 %$/);
    log.warn(
      { err: Object.assign(new Error('lost'), { code: '57P01' }), attempts: 2 },
      'an idle connection',
    );
    assert.match(written(), /50 %$/, 'the bar is drawn again below the log line');
  });
  screen.say('Ready');
  const [first = '', second = '', ...rest] = shown(written());
  assert.match(
    first,
    /^\d\d:\d\d:\d\d warn {2}an idle connection: database error 57P01 attempts=2$/,
  );
  assert.match(second, /^✔ Demo shop +\d+\.\d s$/);
  assert.deepEqual(rest, ['Ready', '']);
});

test('startScreen › terminal › a step that fails › its name stays above the sentence', async () => {
  const { screen, written } = capture(true);
  await assert.rejects(screen.step('PostgreSQL', () => Promise.reject(new Error('no'))));
  assert.deepEqual(shown(written()), ['✖ PostgreSQL', '']);
});

test('startScreen › terminal › a fault › keeps its stack', () => {
  const { screen, written } = capture(true);
  createLog({ level: 'warn', print: screen.print }).error(
    { err: new Error('a bug') },
    'request failed',
  );
  assert.match(written(), /error request failed: a bug\n\s+at .+start-screen\.test\.ts/);
});

test('startScreen › no terminal › every line is JSON, a bar one line a tenth', async () => {
  const { screen, written } = capture(false);
  await screen.step('Demo shop', async () => {
    for (let done = 0; done <= 300; done++) screen.progress({ step: 'products', done, total: 300 });
  });
  screen.say('\nMillwright is ready\n  API: http://localhost:3000/api/docs');
  const lines = written()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string });
  assert.equal(lines.filter(({ msg }) => msg.startsWith('Loading the demo catalogue')).length, 11);
  assert.deepEqual(
    lines.slice(-2).map(({ msg }) => msg),
    ['Millwright is ready', 'API: http://localhost:3000/api/docs'],
  );
});

test('startScreen › one of several processes › says nothing of its start', async () => {
  const { screen, written } = capture(true, { isQuiet: true });
  assert.equal(await screen.step('PostgreSQL', async () => 7), 7);
  screen.say('Ready');
  assert.equal(written(), '');
});
