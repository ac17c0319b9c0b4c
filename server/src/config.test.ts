// Tests of the configuration.
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import test from 'node:test';
import { loadConfig } from './config.ts';
import { StartError } from './platform/start-error.ts';

const load = (env: Record<string, string>, argv: string[] = []) => loadConfig({ env, argv });

test('loadConfig › nothing set › a machine for one developer', () => {
  assert.deepEqual(load({}), {
    role: 'all',
    host: 'localhost',
    port: 3000,
    dataDir: resolve('./var'),
    databaseUrl: undefined,
    databaseReplicaUrls: [],
    filesS3: undefined,
    webProcesses: 1,
    publicUrl: 'http://localhost:3000',
    smtpUrl: undefined,
    admin: { email: undefined, password: undefined },
    demo: true,
    demoSize: 'whole',
    demoIsSaid: false,
    demoIsExposed: false,
    rateLimitFactor: 1,
    drainSeconds: 0,
    trustProxy: undefined,
    privateHosts: new Set(),
    logLevel: 'info',
    logLevelIsSaid: false,
    apiOrigins: [],
    metricsToken: undefined,
    responseCacheMb: 64,
    slowQueryMs: 500,
    traces: undefined,
    dev: false,
  });
});

test('loadConfig › everything set › everything is read', () => {
  const config = load(
    {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgres://u:p@db/shop',
      DATABASE_REPLICA_URL: 'postgres://u:p@db2/shop, postgres://u:p@db3/shop',
      PUBLIC_URL: 'https://shop.example/',
      SMTP_URL: 'smtps://u:p@mail:465',
      ADMIN_EMAIL: 'a@shop.example',
      ADMIN_PASSWORD: 'long enough!',
      DEMO: 'off',
      RATE_LIMIT_FACTOR: '2.5',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: '0123456789abcdef',
      SLOW_QUERY_MS: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
      MILLWRIGHT_DEV: '1',
    },
    ['--role', 'web'],
  );
  assert.equal(config.port, 8080);
  assert.deepEqual(config.databaseReplicaUrls, [
    'postgres://u:p@db2/shop',
    'postgres://u:p@db3/shop',
  ]);
  assert.equal(config.publicUrl, 'https://shop.example');
  assert.equal(config.demo, false);
  assert.equal(config.rateLimitFactor, 2.5);
  assert.deepEqual(config.trustProxy, ['10.0.0.0/8', '::1']);
  assert.equal(config.role, 'web');
  assert.equal(config.metricsToken, '0123456789abcdef');
  assert.equal(config.slowQueryMs, 0);
  assert.deepEqual(config.traces, { endpoint: 'http://collector:4318', ratio: 0.1 });
  assert.equal(config.dev, true);
});

test('loadConfig › empty values › count as not set', () => {
  assert.equal(load({ PORT: '', DATABASE_URL: ' ', DEMO: '' }).port, 3000);
});

// A-sec 1
const demos: [Record<string, string>, demo: boolean, exposed: boolean][] = [
  [{}, true, false],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, true, false],
  [{ PUBLIC_URL: 'http://shop.localhost:3000', HOST: '::1' }, true, false],
  [{ HOST: '0.0.0.0' }, true, true],
  [{ PUBLIC_URL: 'https://shop.example' }, false, false],
  [{ PUBLIC_URL: 'http://192.168.1.7:3000' }, false, false],
  [{ PUBLIC_URL: 'https://localhost.evil.example' }, false, false],
  [{ DATABASE_URL: 'postgres://h/x' }, false, false],
  [{ PUBLIC_URL: 'https://shop.example', DEMO: 'on' }, true, true],
  [{ DATABASE_URL: 'postgres://h/x', DEMO: 'on' }, true, true],
  [{ DEMO: 'on' }, true, false],
  [{ DEMO: 'off' }, false, false],
  [{ DEMO: 'small' }, true, false],
  [{ DATABASE_URL: 'postgres://h/x', DEMO: 'small' }, true, true],
  [{ DATABASE_URL: 'postgres://h/x', MILLWRIGHT_OWN_DATABASE: '1' }, true, false],
];
for (const [env, demo, exposed] of demos)
  test(`loadConfig › ${JSON.stringify(env)} › ${demo ? 'a demo' : 'no demo'}${exposed ? ' that others may reach' : ''} [decisions §5]`, () => {
    const config = load(env);
    assert.deepEqual([config.demo, config.demoIsExposed], [demo, exposed]);
  });

test('loadConfig › size of the demo › whole, but small in development and where DEMO says so', () => {
  const sizes = [
    {},
    { DEMO: 'small' },
    { MILLWRIGHT_DEV: '1' },
    { MILLWRIGHT_DEV: '1', DEMO: 'on' },
  ].map((env) => load(env as Record<string, string>).demoSize);
  assert.deepEqual(sizes, ['whole', 'small', 'small', 'whole']);
});

const wrong: [string, Record<string, string>][] = [
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '65536' }],
  ['PORT', { PORT: '-1' }],
  ['PORT', { PORT: '3e3' }],
  ['HOST', { HOST: 'http://localhost' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://s3cret@h/x' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres//s3cret' }],
  [
    'DATABASE_REPLICA_URL',
    { DATABASE_URL: 'postgres://h/x', DATABASE_REPLICA_URL: 'postgres://h/x,s3cret' },
  ],
  ['DATABASE_REPLICA_URL', { DATABASE_REPLICA_URL: 'postgres://s3cret@h/x' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'shop.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://shop.example/store' }],
  ['SMTP_URL', { SMTP_URL: 'mail:25' }],
  ['ADMIN_EMAIL', { ADMIN_EMAIL: 'boss' }],
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 's3cret' }],
  ['ADMIN_PASSWORD', { ADMIN_PASSWORD: 'long enough!' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 's3cret' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'with a blank s3cret' }],
  ['SLOW_QUERY_MS', { SLOW_QUERY_MS: '-1' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 's3cret:4318' }],
  [
    'OTEL_TRACES_SAMPLER_ARG',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://h', OTEL_TRACES_SAMPLER_ARG: '2' },
  ],
  ['DEMO', { DEMO: 'no' }],
  ['RATE_LIMIT_FACTOR', { RATE_LIMIT_FACTOR: '0' }],
  ['DRAIN_SECONDS', { DRAIN_SECONDS: '301' }],
  ['RATE_LIMIT_FACTOR', { RATE_LIMIT_FACTOR: 'many' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'everyone' }],
  ['PRIVATE_HOSTS', { PRIVATE_HOSTS: 'pictures.intranet' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
];
for (const [name, env] of wrong) {
  test(`loadConfig › ${JSON.stringify(env)} › refused with the name of the variable`, () => {
    assert.throws(
      () => load(env),
      (error: Error) =>
        error instanceof StartError &&
        error.message.startsWith(name) &&
        !error.message.includes('s3cret'),
    );
  });
}

test('loadConfig › flags › only a known role is taken', () => {
  assert.throws(() => load({}, ['--role', 'boss']), /--role must be all, web or worker/);
  assert.throws(() => load({}, ['--role']), /--role must be/);
  assert.throws(() => load({}, ['--verbose']), /unknown argument --verbose/);
  assert.throws(() => load({}, ['--role=worker']), /needs DATABASE_URL/);
  assert.equal(load({ DATABASE_URL: 'postgresql://db/x' }, ['--role=worker']).role, 'worker');
});

const S3 = {
  FILES_S3_BUCKET: 'shop-files',
  FILES_S3_ACCESS_KEY_ID: 'key',
  FILES_S3_SECRET_ACCESS_KEY: 'hush/+hush',
};
test('loadConfig › files in a store › bucket, key and where it is; a half of it or a wrong value is named, never its secret [decisions §6]', () => {
  const settings = { bucket: 'shop-files', accessKeyId: 'key', secretAccessKey: 'hush/+hush' };
  const FILES_S3_ENDPOINT = 'https://s3.example';
  assert.deepEqual(load({ ...S3, FILES_S3_ENDPOINT }).filesS3, {
    ...settings,
    endpoint: FILES_S3_ENDPOINT,
    region: 'us-east-1',
  });
  assert.deepEqual(load({ ...S3, FILES_S3_REGION: 'eu-west-3' }).filesS3, {
    ...settings,
    endpoint: undefined,
    region: 'eu-west-3',
  });
  for (const [env, words] of [
    [S3, /needs FILES_S3_ENDPOINT beside it, or for AWS itself FILES_S3_REGION/],
    [{ ...S3, FILES_S3_ENDPOINT, FILES_S3_BUCKET: '' }, /^FILES_S3_BUCKET is missing/],
    [
      { ...S3, FILES_S3_ENDPOINT, FILES_S3_SECRET_ACCESS_KEY: '' },
      /needs FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY/,
    ],
    [{ ...S3, FILES_S3_ENDPOINT: 's3.example' }, /^FILES_S3_ENDPOINT must be/],
    [{ ...S3, FILES_S3_ENDPOINT: 'https://key:hush@s3.example' }, /^FILES_S3_ENDPOINT must be/],
    [{ ...S3, FILES_S3_ENDPOINT, FILES_S3_BUCKET: 'a/b' }, /^FILES_S3_BUCKET must be/],
    [
      { ...S3, FILES_S3_ENDPOINT, FILES_S3_SECRET_ACCESS_KEY: 'hush hush' },
      /^FILES_S3_SECRET_ACCESS_KEY must be/,
    ],
  ] as [Record<string, string>, RegExp][])
    assert.throws(
      () => load(env),
      (error: Error) => {
        assert.ok(error instanceof StartError);
        assert.match(error.message, words);
        assert.equal(error.message.includes('hush'), false);
        return true;
      },
    );
});

test('loadConfig › a name of before that is still set › one sentence with the new name; empty is not set [decisions 0069]', () => {
  const sentence =
    'KEPT_ANSWERS_MB is called RESPONSE_CACHE_MB now: rename it, the value stays the same';
  assert.throws(() => load({ KEPT_ANSWERS_MB: '128' }), new StartError(sentence));
  assert.equal(load({ KEPT_ANSWERS_MB: ' ', RESPONSE_CACHE_MB: '128' }).responseCacheMb, 128);
});
