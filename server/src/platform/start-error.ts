// Start errors: every foreseen failure of the start becomes a StartError with one sentence.
import { relative } from 'node:path';
import { EmbeddedPostgresError } from '@millwright/embedded-postgres/error';

export class StartError extends Error {
  constructor(sentence: string, options?: { cause?: unknown }) {
    super(sentence, options);
    this.name = 'StartError';
  }
}

/** What the failed step was about, so that the sentence can name it. */
export type StartContext = { port?: number; host?: string; dataDir?: string; databaseUrl?: string };

type Failure = {
  code?: unknown;
  message?: unknown;
  path?: unknown;
  syscall?: unknown;
  errors?: unknown;
};

/** The sentence for a foreseen failure, or undefined for a bug. */
export function explainStartFailure(
  error: unknown,
  about: StartContext = {},
): StartError | undefined {
  if (error instanceof StartError) return error;
  if (error instanceof EmbeddedPostgresError) return explainEmbeddedFailure(error, about);
  return (
    explainDiskFailure(error, about) ??
    explainListenFailure(error, about) ??
    explainDatabaseFailure(error, about.databaseUrl)
  );
}

/** The disk where its cause says so, otherwise its own sentence. */
function explainEmbeddedFailure(
  { cause, path, message }: EmbeddedPostgresError,
  about: StartContext,
): StartError {
  const disk =
    cause === undefined
      ? undefined
      : explainDiskFailure(cause, { ...about, dataDir: path ?? about.dataDir });
  return disk ?? new StartError(message, { cause });
}

export function explainListenFailure(error: unknown, about: StartContext): StartError | undefined {
  const { code, syscall } = details(error);
  if (syscall !== 'listen' && syscall !== 'bind' && code !== 'EADDRINUSE') return undefined;
  const port = about.port ?? 'asked for';
  const host = about.host ?? 'localhost';
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(
        `port ${port} on ${host} is taken by another program; stop that one, or choose another port with PORT=${Number(about.port ?? 3000) + 1}`,
        { cause: error },
      );
    case 'EACCES':
      return new StartError(
        `port ${port} is reserved for administrators; choose one above 1023 with PORT=3000`,
        { cause: error },
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `HOST ${host} is not an address of this machine; use localhost, 0.0.0.0 or one of its own addresses`,
        {
          cause: error,
        },
      );
    default:
      return undefined;
  }
}

/** The words in which initdb, postgres and the lock file report the same troubles. */
const FULL_DISK_TEXT = /No space left on device|Disk quota exceeded|database or disk is full/i;

export function explainDiskFailure(error: unknown, about: StartContext): StartError | undefined {
  const { code, message, path } = details(error);
  const place = nearby(typeof path === 'string' ? path : about.dataDir);
  if (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    code === '53100' ||
    FULL_DISK_TEXT.test(String(message ?? ''))
  ) {
    const where =
      code === '53100' && about.databaseUrl !== undefined
        ? 'of the database'
        : place === undefined
          ? ''
          : `that holds ${place}`;
    return new StartError(
      `the disk ${where} is full; free some space and start again`.replace('  ', ' '),
      { cause: error },
    );
  }
  if (about.dataDir === undefined) return undefined;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new StartError(
      `DATA_DIR ${nearby(about.dataDir)} cannot be written${place === nearby(about.dataDir) ? '' : ` (${place})`}; ` +
        'make it writable for the user who starts the program, or name another folder with DATA_DIR',
      { cause: error },
    );
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return new StartError(
      `DATA_DIR ${nearby(about.dataDir)} is not a folder; name a folder with DATA_DIR`,
      { cause: error },
    );
  }
  return undefined;
}

export function explainDatabaseFailure(
  error: unknown,
  databaseUrl: string | undefined,
): StartError | undefined {
  // Without an address the database is our own: its troubles are not the operator's spelling.
  if (databaseUrl === undefined) return undefined;
  const { code, message } = details(error);
  const whom = describeDatabase(databaseUrl);
  const sentence = (text: string): StartError =>
    new StartError(`DATABASE_URL ${text}`, { cause: error });
  switch (code) {
    case 'ERR_INVALID_URL':
      return sentence(
        'is not a database address; it looks like postgresql://user:password@host:5432/database',
      );
    case 'ECONNREFUSED':
      return sentence(
        `names ${whom.server}, where no PostgreSQL answers; start it, or correct host and port`,
      );
    case 'ENOENT':
      return sentence(
        `names the socket ${whom.server}, which does not exist; start PostgreSQL, or correct the path`,
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return sentence(
        `names the host ${whom.host}, which cannot be found; correct it, or the name service of this machine`,
      );
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
    case 'ECONNRESET':
      return sentence(`names ${whom.server}, which cannot be reached from here (${String(code)})`);
    case '28P01':
    case '28000':
      return sentence(
        `was refused by ${whom.server}: user "${whom.user}" may not log in with this password`,
      );
    case '3D000':
      return sentence(
        `names the database "${whom.database}", which does not exist on ${whom.server}; create it with: createdb ${whom.database}`,
      );
    case '42501':
      return sentence(
        `names the user "${whom.user}", who may not do what is needed (${String(message)}); let that user own the database`,
      );
    case '53300':
      return sentence(
        `was refused by ${whom.server}: it has no free connection; raise max_connections or stop other programs`,
      );
    case '57P03':
      return sentence(
        `names ${whom.server}, which is still starting or stopping; try again in a moment`,
      );
  }
  if (/timeout|Connection terminated/i.test(String(message ?? ''))) {
    return sentence(
      `names ${whom.server}, which does not answer as a PostgreSQL in time; correct host and port`,
    );
  }
  if (/does not support SSL|SASL|password must be a string/i.test(String(message ?? ''))) {
    return sentence(`does not fit ${whom.server}: ${String(message)}`);
  }
  return undefined;
}

/** Prints the one sentence (or, for a bug, its stack) and leaves with 1. */
export function exitWith(error: unknown, about: StartContext = {}, what = 'the start'): never {
  process.stderr.write(`millwright: ${startFailureText(error, about, what)}\n`);
  process.exit(1);
}

/** @param what failed, where it is not the start of the shop */
export function startFailureText(
  error: unknown,
  about: StartContext = {},
  what = 'the start',
): string {
  const explained = explainStartFailure(error, about);
  if (explained !== undefined) return explained.message;
  return `${what} failed unexpectedly\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/** Server, user and database of an address; its password never becomes part of a sentence. */
function describeDatabase(databaseUrl: string): {
  host: string;
  server: string;
  user: string;
  database: string;
} {
  try {
    const url = new URL(databaseUrl);
    const socket = url.searchParams.get('host');
    const host = socket ?? decodeURIComponent(url.hostname);
    const user = decodeURIComponent(url.username);
    return {
      host,
      user,
      server: socket?.startsWith('/')
        ? socket
        : `${host}:${url.port || url.searchParams.get('port') || '5432'}`,
      database: decodeURIComponent(url.pathname.slice(1)) || user,
    };
  } catch {
    return { host: 'unknown', server: 'a server', user: 'unknown', database: 'unknown' };
  }
}

/** A refused connection to a name with two addresses arrives as an AggregateError: the first of its errors tells. */
function details(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return {};
  const failure = error as Failure;
  if (failure.code === undefined && Array.isArray(failure.errors))
    return details(failure.errors[0]);
  return failure;
}

function nearby(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  const near = relative(process.cwd(), path);
  return near === '' || near.startsWith('..') ? path : near;
}
