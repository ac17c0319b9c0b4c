// Log: which route was requested and how it went; never user input, and never a secret.
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

export type { Logger } from 'pino';

/** Structured log lines without personal data. */
export type Log = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** The second line of defence: our own lines leave these out, but a careless `log.info({ body })` must not leak either. */
const HIDDEN = new Set([
  ...[
    'headers',
    'body',
    'query',
    'params',
    'cookies',
    'cookie',
    'authorization',
    'detail',
    'parameters',
    'form',
  ],
  ...[
    'password',
    'newPassword',
    'currentPassword',
    'repeatPassword',
    'token',
    'authToken',
    'uploadToken',
    'cartCode',
    'ticket',
  ],
  ...[
    'email',
    'emailAddress',
    'emailId',
    'phone',
    'phoneNumber',
    'mobileNumber',
    'custGSTIN',
    'gstin',
    'address',
    'userName',
    'username',
  ],
]);
/** These have serializers that pick what may be said. */
const SERIALIZED = new Set(['req', 'res', 'err', 'error']);

/** pino's own redaction with as many names costs 65 microseconds a line, this walk 1 to 2. */
function hidePersonal(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (HIDDEN.has(name)) shown[name] = '[hidden]';
    else if (depth === 0 && SERIALIZED.has(name)) shown[name] = value;
    else shown[name] = harmless(value, depth);
  }
  return shown;
}

function harmless(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (value instanceof Error) return describeError(value);
  if (depth >= 4) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, 50).map((entry) => harmless(entry, depth + 1));
  return hidePersonal(value as Record<string, unknown>, depth + 1);
}

/** @property print  takes readable lines, for a terminal; without it JSON lines are written */
export type LogOptions = {
  level: string;
  print?: (text: string) => void;
  destination?: DestinationStream;
};

export function createLog(options: LogOptions): Logger {
  const settings: LoggerOptions = {
    level: options.level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }), log: (fields) => hidePersonal(fields) },
    // Of an error without words pino would write its message as it is.
    hooks: {
      logMethod(args, method) {
        const [fields, words] = args as [unknown, unknown];
        const error = fields instanceof Error ? fields : (fields as { err?: unknown } | null)?.err;
        if (words !== undefined || !(error instanceof Error)) return method.apply(this, args);
        method.apply(this, [
          fields,
          (describeError(error) as LoggedError).message ?? 'an error',
        ] as typeof args);
      },
    },
    serializers: {
      req: describeRequest,
      res: describeReply,
      err: describeError,
      error: describeError,
    },
  };
  if (options.destination !== undefined) return pino(settings, options.destination);
  const { print } = options;
  return print === undefined
    ? pino(settings)
    : pino(settings, { write: (line) => print(readable(line)) });
}

type LoggedRequest = {
  id?: unknown;
  method?: string;
  url?: string;
  routeOptions?: { url?: string | undefined };
};

/** The route's pattern instead of the path: `/customer/:email` holds no address, and never a query string. */
export function describeRequest(request: LoggedRequest): object {
  const route = request.routeOptions?.url;
  return {
    id: request.id,
    method: request.method,
    ...(route === undefined ? { path: harmlessPath(request.url ?? '') } : { route }),
  };
}

function describeReply(reply: { statusCode?: number }): object {
  return { status: reply.statusCode };
}

/** A path no route knows, short and without what looks like a person or a code. */
export function harmlessPath(url: string): string {
  const path = url.split(/[?#;]/, 1)[0] ?? '';
  return path
    .slice(0, 120)
    .split('/')
    .map((segment) => (/%|@|\d{5}|[^\x21-\x7e]|^.{25}/.test(segment) ? '*' : segment))
    .join('/');
}

type LoggedError = {
  name?: string;
  message?: string;
  stack?: string;
  code?: unknown;
  constraint?: unknown;
  table?: unknown;
  cause?: unknown;
};

/**
 * PostgreSQL quotes the offending value in its message (class 22) and in `detail`, so of a database error only its code, table and
 * constraint are kept.
 */
export function describeError(error: LoggedError, depth = 0): object {
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const fromDatabase = typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: fromDatabase ? `database error ${String(error.code)}` : withoutAddress(error.message),
    ...(error.code === undefined ? {} : { code: error.code }),
    ...(error.table === undefined ? {} : { table: error.table }),
    ...(error.constraint === undefined ? {} : { constraint: error.constraint }),
    ...(frames.length === 0 ? {} : { stack: frames.slice(0, 12).join('\n') }),
    ...(error.cause === undefined || depth > 2
      ? {}
      : { cause: describeError(error.cause as LoggedError, depth + 1) }),
  };
}

/** Fastify's own faults name the address that was asked for, with all that stood in it. */
function withoutAddress(message: string | undefined): string | undefined {
  return message?.replace(/"\/[^"]*"/g, (address) => `"${harmlessPath(address.slice(1, -1))}"`);
}

const oneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

/** One short line for a terminal; only a fault adds its stack. */
function readable(line: string): string {
  const { level, time, msg, reqId, req, res, responseTime, err, ...rest } = JSON.parse(
    line,
  ) as Record<string, unknown> & {
    err?: { message?: string; stack?: string };
  };
  const facts = { ...(req as object | undefined), ...(res as object | undefined), ...rest };
  const extras = Object.entries(facts).map(
    ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const took = typeof responseTime === 'number' ? ` ${Math.round(responseTime)} ms` : '';
  const message = err?.message === undefined || err.message === msg ? '' : `: ${err.message}`;
  const stack = err?.stack === undefined || level === 'warn' ? '' : `\n${err.stack}`;
  const who = reqId === undefined ? '' : `${String(reqId)} `;
  const text = oneLine(`${String(msg ?? '')}${message}${took}${extras.join('')}`);
  return `${String(time).slice(11, 19)} ${String(level).padEnd(5)} ${who}${text}${stack}\n`;
}
