// Configuration: environment and flags as one validated object; a bad value is reported at the start.
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { S3Settings } from './platform/files/index.ts';
import { StartError } from './platform/start-error.ts';

export type Config = {
  /** Role of this process: everything, pages and REST only, or background jobs only. */
  role: 'all' | 'web' | 'worker';
  host: string;
  port: number;
  /** Absolute. */
  dataDir: string;
  /** Absent: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** Standbys of it that may be read. */
  databaseReplicaUrls: string[];
  /** Absent: files lie in the database. */
  filesS3: S3Settings | undefined;
  /** Number of processes that serve pages and REST on the port; 1: this one. */
  webProcesses: number;
  /** Without a trailing slash. */
  publicUrl: string;
  smtpUrl: string | undefined;
  admin: { email: string | undefined; password: string | undefined };
  /** Load the demo catalogue into an empty database, and open the demo's accounts. */
  demo: boolean;
  /** Size of the demo that an empty database gets. */
  demoSize: 'whole' | 'small';
  /** DEMO=on or small was said, and not only left out. */
  demoIsSaid: boolean;
  /** A demo that others may reach: its passwords are public. */
  demoIsExposed: boolean;
  rateLimitFactor: number;
  /** How long /readyz says no before a stop begins, so that a load balancer sends no more requests. */
  drainSeconds: number;
  /** Addresses and networks of proxies whose X-Forwarded-* headers are believed. */
  trustProxy: string[] | undefined;
  logLevel: LogLevel;
  /** LOG_LEVEL was set, and not only left out. */
  logLevelIsSaid: boolean;
  /** `host:port` of private servers that may be fetched from: those that hold pictures of imports. */
  privateHosts: ReadonlySet<string>;
  /** Origins whose pages may call /api/v1 from a browser; `*`: all. */
  apiOrigins: string[];
  /** Requests with it as a bearer token may read /metrics; without it there is no such page. */
  metricsToken: string | undefined;
  /** Memory of the response cache; 0: it is off. */
  responseCacheMb: number;
  /** Statements that take longer are logged; 0: none. */
  slowQueryMs: number;
  /** A collector of traces (OTLP over HTTP), and which part of the requests it gets; absent: no traces. */
  traces: { endpoint: string; ratio: number } | undefined;
  /** `npm run dev`. */
  dev: boolean;
};

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Each value beside the words for what it takes: the sentence is `PORT must be <words>`. */
const variables = {
  PORT: [wholeNumber(0, 65535), 'a number from 1 to 65535 (0 picks a free port)'],
  HOST: [
    z.string().regex(/^[A-Za-z0-9.:_-]+$/),
    'a host name or address, such as localhost or 0.0.0.0',
  ],
  DATA_DIR: [z.string().refine((path) => !path.includes('\0')), 'a path of a folder'],
  DATABASE_URL: [
    urlOf('postgresql:', 'postgres:'),
    'an address like postgresql://user:password@host:5432/database',
  ],
  DATABASE_REPLICA_URL: [
    z
      .string()
      .refine((list) =>
        list
          .split(',')
          .every((url) => urlOf('postgresql:', 'postgres:').safeParse(url.trim()).success),
      ),
    'an address like postgresql://user:password@host:5432/database, or several separated by commas',
  ],
  FILES_S3_BUCKET: [z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,62}$/), 'the name of a bucket'],
  FILES_S3_ENDPOINT: [
    urlOf('http:', 'https:').refine(isPlain),
    'the address of an S3-compatible store, like https://s3.example or http://10.0.0.5:9000',
  ],
  FILES_S3_REGION: [z.string().regex(/^[A-Za-z0-9-]{1,40}$/), 'a region, such as eu-central-1'],
  FILES_S3_ACCESS_KEY_ID: [z.string().regex(/^\S{1,256}$/), 'the name of an access key'],
  FILES_S3_SECRET_ACCESS_KEY: [z.string().regex(/^\S{1,512}$/), 'the secret of an access key'],
  WEB_PROCESSES: [
    wholeNumber(1, 64),
    'a number from 1 to 64: processes that serve the pages, one for each processor core at most',
  ],
  PUBLIC_URL: [
    urlOf('http:', 'https:').refine(isOrigin),
    'the address buyers type, like https://shop.example, without path or query',
  ],
  SMTP_URL: [urlOf('smtp:', 'smtps:'), 'an address like smtp://user:password@host:587'],
  ADMIN_EMAIL: [z.email(), 'an e-mail address'],
  ADMIN_PASSWORD: [z.string().min(10).max(128), 'a password of 10 to 128 characters'],
  DEMO: [z.enum(['on', 'small', 'off']), 'on, small (300 products) or off'],
  RATE_LIMIT_FACTOR: [
    z.coerce.number().positive().max(1_000_000),
    'a number above 0 that multiplies every budget, such as 1 or 1000',
  ],
  DRAIN_SECONDS: [
    wholeNumber(0, 300),
    'a number of seconds from 0 to 300: how long /readyz says no before the shop stops',
  ],
  TRUST_PROXY: [
    z.string().refine((list) => addresses(list).every(isNetwork)),
    'a list of addresses or networks, such as 10.0.0.0/8,127.0.0.1',
  ],
  PRIVATE_HOSTS: [
    z
      .string()
      .refine((list) => addresses(list).every((entry) => /^[A-Za-z0-9.:-]+:\d{1,5}$/.test(entry))),
    'a list of host:port, such as pictures.intranet:8080: private servers that imports may fetch pictures from',
  ],
  API_ORIGINS: [
    z
      .string()
      .refine((list) =>
        addresses(list).every(
          (entry) => entry === '*' || (isOrigin(entry) && new URL(entry).origin === entry),
        ),
      ),
    'a list of origins, such as https://app.example, or * for all: their pages may call /api/v1 from a browser',
  ],
  METRICS_TOKEN: [
    z.string().regex(/^[\w.~+/=-]{16,200}$/),
    '16 to 200 letters, digits or -._~+/=, such as openssl rand -hex 32 prints',
  ],
  RESPONSE_CACHE_MB: [
    wholeNumber(0, 4096),
    'a number of megabytes from 0 (no cache) to 4096, for each web process',
  ],
  SLOW_QUERY_MS: [
    wholeNumber(0, 60_000),
    'a number of milliseconds from 0 (none is logged) to 60000',
  ],
  OTEL_EXPORTER_OTLP_ENDPOINT: [
    urlOf('http:', 'https:'),
    'the address of a collector of traces, like http://localhost:4318',
  ],
  OTEL_TRACES_SAMPLER_ARG: [
    z.coerce.number().min(0).max(1),
    'a number from 0 to 1: which part of the requests is traced',
  ],
  LOG_LEVEL: [z.enum(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

/** Names of before: a setting that is still called so would be ignored in silence. */
const RENAMED: Readonly<Record<string, keyof typeof variables>> = {
  KEPT_ANSWERS_MB: 'RESPONSE_CACHE_MB',
};

export function loadConfig(input: { env?: NodeJS.ProcessEnv; argv?: string[] } = {}): Config {
  const env = input.env ?? process.env;
  const role = readRole(input.argv ?? process.argv.slice(2));
  for (const [old, name] of Object.entries(RENAMED))
    if ((env[old]?.trim() ?? '') !== '')
      throw new StartError(`${old} is called ${name} now: rename it, the value stays the same`);
  const read = <Name extends keyof typeof variables>(
    name: Name,
  ): z.output<(typeof variables)[Name][0]> | undefined => {
    const text = env[name]?.trim();
    // An empty value is how a compose file or a shell says "not set".
    if (text === undefined || text === '') return undefined;
    const [schema, words] = variables[name];
    const result = schema.safeParse(text);
    // The value is not repeated: it may be a password or hold one.
    if (!result.success) throw new StartError(`${name} must be ${words}`);
    return result.data as z.output<(typeof variables)[Name][0]>;
  };
  const port = read('PORT') ?? 3000;
  const collector = read('OTEL_EXPORTER_OTLP_ENDPOINT');
  const config: Config = {
    role,
    // Loopback only unless asked: a fresh installation with demo logins is not for the whole network.
    host: read('HOST') ?? 'localhost',
    port,
    dataDir: resolve(read('DATA_DIR') ?? './var'),
    databaseUrl: read('DATABASE_URL'),
    databaseReplicaUrls: split(read('DATABASE_REPLICA_URL')) ?? [],
    filesS3: readFilesS3(read),
    webProcesses: read('WEB_PROCESSES') ?? 1,
    publicUrl: (read('PUBLIC_URL') ?? `http://localhost:${port}`).replace(/\/$/, ''),
    smtpUrl: read('SMTP_URL'),
    admin: { email: read('ADMIN_EMAIL'), password: read('ADMIN_PASSWORD') },
    demo: false,
    demoSize:
      (read('DEMO') ?? (env.MILLWRIGHT_DEV === '1' ? 'small' : 'on')) === 'small'
        ? 'small'
        : 'whole',
    demoIsSaid: read('DEMO') === 'on' || read('DEMO') === 'small',
    demoIsExposed: false,
    rateLimitFactor: read('RATE_LIMIT_FACTOR') ?? 1,
    drainSeconds: read('DRAIN_SECONDS') ?? 0,
    trustProxy: split(read('TRUST_PROXY')),
    privateHosts: new Set(split(read('PRIVATE_HOSTS')) ?? []),
    logLevel: read('LOG_LEVEL') ?? 'info',
    logLevelIsSaid: read('LOG_LEVEL') !== undefined,
    apiOrigins: split(read('API_ORIGINS')) ?? [],
    metricsToken: read('METRICS_TOKEN'),
    responseCacheMb: read('RESPONSE_CACHE_MB') ?? 64,
    slowQueryMs: read('SLOW_QUERY_MS') ?? 500,
    traces:
      collector === undefined
        ? undefined
        : { endpoint: collector, ratio: read('OTEL_TRACES_SAMPLER_ARG') ?? 1 },
    dev: env.MILLWRIGHT_DEV === '1',
  };
  // `npm run dev` hands its embedded PostgreSQL to the server by address.
  const isOwnDatabase = config.databaseUrl === undefined || env.MILLWRIGHT_OWN_DATABASE === '1';
  const isReal = !isOwnDatabase || !isLoopback(new URL(config.publicUrl).hostname);
  config.demo = config.demoIsSaid || (read('DEMO') === undefined && !isReal);
  config.demoIsExposed = config.demo && (isReal || !isLoopback(config.host));
  if (config.admin.password !== undefined && config.admin.email === undefined) {
    throw new StartError(
      'ADMIN_PASSWORD needs ADMIN_EMAIL beside it: the address of the first administrator',
    );
  }
  if (config.databaseReplicaUrls.length > 0 && config.databaseUrl === undefined) {
    throw new StartError(
      'DATABASE_REPLICA_URL needs DATABASE_URL beside it: the primary that is replicated',
    );
  }
  if (role !== 'all' && config.databaseUrl === undefined) {
    throw new StartError(
      `--role ${role} needs DATABASE_URL: the embedded PostgreSQL belongs to one process that does everything`,
    );
  }
  return config;
}

/** All of it or nothing: half of it is a mistake, and files would go to the wrong place. */
function readFilesS3(
  read: (
    name: `FILES_S3_${'BUCKET' | 'ENDPOINT' | 'REGION' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY'}`,
  ) => string | undefined,
): S3Settings | undefined {
  const bucket = read('FILES_S3_BUCKET');
  const endpoint = read('FILES_S3_ENDPOINT');
  const region = read('FILES_S3_REGION');
  const accessKeyId = read('FILES_S3_ACCESS_KEY_ID');
  const secretAccessKey = read('FILES_S3_SECRET_ACCESS_KEY');
  if (bucket === undefined) {
    if ([endpoint, region, accessKeyId, secretAccessKey].every((value) => value === undefined))
      return undefined;
    throw new StartError(
      'FILES_S3_BUCKET is missing beside the other FILES_S3_ settings: the bucket that files are kept in',
    );
  }
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartError(
      'FILES_S3_BUCKET needs FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY beside it',
    );
  }
  if (endpoint === undefined && region === undefined) {
    throw new StartError(
      'FILES_S3_BUCKET needs FILES_S3_ENDPOINT beside it, or for AWS itself FILES_S3_REGION',
    );
  }
  return { bucket, endpoint, region: region ?? 'us-east-1', accessKeyId, secretAccessKey };
}

function readRole(argv: readonly string[]): Config['role'] {
  let role: Config['role'] = 'all';
  for (let i = 0; i < argv.length; i++) {
    const [flag, inline] = (argv[i] ?? '').split('=', 2);
    if (flag !== '--role')
      throw new StartError(`unknown argument ${flag}; the only one is --role all|web|worker`);
    const value = inline ?? argv[++i];
    if (value !== 'all' && value !== 'web' && value !== 'worker')
      throw new StartError('--role must be all, web or worker');
    role = value;
  }
  return role;
}

function wholeNumber(low: number, high: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= low && value <= high);
}

function urlOf(...protocols: string[]) {
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));
}

/** Reached from this machine alone. */
function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
}

function isPlain(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.search === '' && url.hash === '' && url.username === '' && url.password === '';
}

function split(list: string | undefined): string[] | undefined {
  return list === undefined ? undefined : addresses(list);
}

function addresses(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  if (!/^\d{1,3}$/.test(bits)) return false;
  try {
    new BlockList().addSubnet(address, Number(bits), family === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}
