// PostgreSQL processes: child processes of the database's system user, which do not outlive the program.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './error.ts';
import type { Owner } from './home.ts';
import type { Log } from './log.ts';

const onWindows = process.platform === 'win32';

/** Nothing of our own environment: it holds passwords, and PG* variables meant for other programs. */
function surroundings(owner: Owner) {
  const { PATH, SystemRoot, TEMP } = process.env;
  const ids = owner === undefined ? {} : { uid: owner.uid, gid: owner.gid };
  return {
    env: { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' },
    cwd: onWindows ? undefined : '/',
    windowsHide: true,
    ...ids,
  };
}

/** Runs a short program of PostgreSQL to its end; what it said is in the answer or the error. */
export async function runToEnd(program: string, args: string[], owner: Owner): Promise<string> {
  const child = spawn(program, args, { ...surroundings(owner), stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(said.trim() || `${program} ended with ${code}`);
  return said.trim();
}

type Place = { bin: string; cluster: string; owner: Owner };
export type Postmaster = {
  exited: Promise<string>;
  /** The last lines of its log. */
  lastWords(): string;
  stop(): Promise<void>;
};

/** Resolves when connections are accepted; rejects with what PostgreSQL said when it ends before. */
export async function startPostmaster(options: {
  bin: string;
  cluster: string;
  owner: Owner;
  settings: Record<string, string>;
  log: Pick<Log, 'debug' | 'warn' | 'error'>;
}): Promise<Postmaster> {
  const args = [
    '-D',
    options.cluster,
    ...Object.entries(options.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = spawn(join(options.bin, 'postgres'), args, {
    ...surroundings(options.owner),
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C in a terminal reaches the whole process group; PostgreSQL must stay until our last request is answered.
    detached: !onWindows,
  });
  const lastWords: string[] = [];
  const exited = once(child, 'exit').then(([code, signal]) => `${signal ?? `code ${code}`}`);
  // Also resolves when it could not even be started.
  const closed = Promise.race([
    once(child, 'close'),
    once(child, 'error').then(([error]) => void lastWords.push(String(error))),
  ]);
  exited.catch(() => {});
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stderr as NonNullable<typeof child.stderr> }).on(
      'line',
      (line) => {
        lastWords.push(line);
        if (lastWords.length > 20) lastWords.shift();
        tell(options.log, line);
        if (line.includes('database system is ready to accept connections')) resolve();
      },
    );
  });
  const guard = guardAgainstOurOwnDeath(child, options.owner);
  const started = await Promise.race([ready.then(() => true), closed.then(() => false)]);
  if (!started) {
    guard?.kill('SIGKILL');
    throw new Error(lastWords.join('\n'));
  }
  return {
    exited,
    lastWords: () => lastWords.join('\n'),
    async stop() {
      if (child.exitCode === null && child.signalCode === null)
        await stopGently(child.pid as number, options, (ms) => endsWithin(exited, ms));
      guard?.kill('SIGKILL');
    },
  };
}

/**
 * When this process is gone (kill -9 included) the kernel closes the pipe, `read` ends, and PostgreSQL is asked to stop.
 * PostgreSQL has no such switch, and a parent cannot clean up after its own kill.
 */
function guardAgainstOurOwnDeath(postmaster: ChildProcess, owner: Owner): ChildProcess | undefined {
  if (onWindows || postmaster.pid === undefined) return undefined;
  const guard = spawn(
    '/bin/sh',
    ['-c', 'read -r _; kill -INT "$1"', 'sh', String(postmaster.pid)],
    {
      ...surroundings(owner),
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    },
  );
  guard.on('error', () => {});
  guard.unref();
  (guard.stdin as unknown as { unref?: () => void } | null)?.unref?.();
  // Without PostgreSQL there is nothing to guard, and its number may soon be another process's.
  postmaster.once('exit', () => guard.kill('SIGKILL'));
  return guard;
}

/** Fast shutdown (open statements are rolled back), then immediate (recovers at the next start). */
async function stopGently(
  pid: number,
  place: Place,
  goneWithin: (ms: number) => Promise<boolean>,
): Promise<boolean> {
  if (onWindows) {
    return await runToEnd(
      join(place.bin, 'pg_ctl'),
      ['stop', '-D', place.cluster, '-m', 'fast', '-w'],
      place.owner,
    ).then(
      () => true,
      () => false,
    );
  }
  for (const [signal, patience] of [
    ['SIGINT', 7_000],
    ['SIGQUIT', 2_000],
    ['SIGKILL', 1_000],
  ] as const) {
    signalQuietly(pid, signal);
    if (await goneWithin(patience)) return true;
  }
  return false;
}

/** A PostgreSQL of an earlier run that still works on this cluster is stopped; stale lock files never block the start. */
export async function clearLeftovers(place: Place, log: Pick<Log, 'warn'>): Promise<void> {
  const pidFile = join(place.cluster, 'postmaster.pid');
  let pid: number;
  try {
    pid = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
  } catch {
    return;
  }
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return;
  if (onWindows || (await worksIn(pid, place.cluster))) {
    log.warn({ pid }, 'stopping the PostgreSQL that an earlier run left behind');
    if (await stopGently(pid, place, (ms) => leavesWithin(pid, place.cluster, ms))) return;
    throw new EmbeddedPostgresError(
      `a PostgreSQL of an earlier run (process ${pid}) still works on ${place.cluster} and does not stop; end it and start again`,
    );
  }
  // The number is some other program's by now, or a zombie process (a container's first process seldom reaps its children).
  // PostgreSQL would only see that it lives, and refuse.
  if (!anyoneWorksIn(place.cluster)) rmSync(pidFile, { force: true });
}

/** Children of a killed postmaster notice within moments; until then PostgreSQL rightly refuses to start a second one. */
export const STILL_LETTING_GO =
  /pre-existing shared memory block|lock file "postmaster\.pid" already exists/;

async function worksIn(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') return workingFolder(pid) === realpathSync(cluster);
  const command = await runToEnd('ps', ['-o', 'command=', '-p', String(pid)], undefined).catch(
    () => '',
  );
  return command.includes('postgres') && command.includes(cluster);
}

function anyoneWorksIn(cluster: string): boolean {
  if (process.platform !== 'linux') return false;
  const folder = realpathSync(cluster);
  return readdirSync('/proc').some(
    (name) => /^\d+$/.test(name) && workingFolder(Number(name)) === folder,
  );
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** Decided by the folder it works in: a zombie process still counts as alive. */
async function leavesWithin(pid: number, cluster: string, ms: number): Promise<boolean> {
  for (const deadline = Date.now() + ms; Date.now() < deadline; await sleep(20)) {
    if (!isAlive(pid) || !(await worksIn(pid, cluster))) return true;
  }
  return false;
}

async function endsWithin(ended: Promise<unknown>, ms: number): Promise<boolean> {
  const timer = new AbortController();
  const late = sleep(ms, false, { signal: timer.signal }).catch(() => false);
  const result = await Promise.race([ended.then(() => true), late]);
  timer.abort();
  return result;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It was faster than we.
  }
}

function tell(log: Pick<Log, 'debug' | 'warn' | 'error'>, line: string): void {
  const level = /^(PANIC|FATAL|WARNING|LOG):/.exec(line)?.[1];
  const fields = { source: 'postgres' };
  // FATAL is the end of one session, and of a start that reports it itself; PANIC and WARNING are the server's.
  if (level === 'PANIC') log.error(fields, line);
  else if (level === 'WARNING') log.warn(fields, line);
  else log.debug(fields, line);
}
