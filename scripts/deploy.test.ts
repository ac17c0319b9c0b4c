// Tests of deploy/: each file is read by the program that will read it in production, or compared with what it names.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type TLSSocket } from 'node:tls';
import { startEmbeddedPostgres } from '@millwright/embedded-postgres';
import { loadConfig } from '../server/src/config.ts';
import { openDatabase } from '../server/src/platform/db/index.ts';
import { MEMORY_ENVIRONMENT } from '../server/src/platform/small-heap.ts';
import { freePort } from '../server/testing/free-port.ts';
import { ROOT } from './checks/source-files.ts';

const DEPLOY = join(ROOT, 'deploy');
const read = (file: string): string => readFileSync(join(DEPLOY, file), 'utf8');
const DATABASE_URL = 'postgresql://millwright:x@postgres:5432/millwright';
const missing = (tool: string): string | false =>
  spawnSync(tool, ['--version']).error === undefined ? false : `${tool} is not installed`;

function folder(t: TestContext): string {
  const made = mkdtempSync(join(tmpdir(), 'millwright deploy-'));
  chmodSync(made, 0o755);
  t.after(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** NAME=value lines. */
function variables(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
      name as string,
      value as string,
    ]),
  );
}

/** The rows of the table in README.md. */
function documented(): Set<string> {
  const [, table = ''] = readFileSync(join(ROOT, 'README.md'), 'utf8').split('## Environment');
  return new Set(
    [...(table.split('\n## ')[0] ?? '').matchAll(/`([A-Z_]+)`(?=[^|]*\|)/g)].map(
      ([, name]) => name as string,
    ),
  );
}

test('Dockerfile › two stages, Node 24, not root, health, files that exist › all of it [design: out of one machine]', () => {
  const text = read('Dockerfile').replaceAll('\\\n', ' ');
  const images = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  assert.ok(
    images.length >= 2 && images.every((image) => image?.startsWith('node:24-')),
    images.join(' '),
  );
  const last = text.slice(text.lastIndexOf('FROM '));
  const [user] = [...last.matchAll(/^USER (\S+)/gm)].map(([, name]) => name).slice(-1);
  assert.ok(user !== undefined && user !== 'root' && user !== '0');
  assert.match(last, /^HEALTHCHECK [\s\S]*\/readyz/m);
  for (const [, what = ''] of text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
    for (const file of what.split(' ')) assert.ok(existsSync(join(ROOT, file)), `COPY ${file}`);
  }
  const [, entry] = /^ENTRYPOINT \["node", (?:"--[^"]+", )*"([^"]+)"\]$/m.exec(last) ?? [];
  assert.ok(existsSync(join(ROOT, entry ?? 'nothing')));
  const workspaces = (
    JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] }
  ).workspaces;
  for (const workspace of workspaces)
    assert.match(text, new RegExp(`^COPY ${workspace}/package.json ${workspace}/$`, 'm'));
});

test('settings in deploy/ › every name is one of README, every value is taken [decisions §6]', () => {
  const known = documented();
  assert.ok(known.has('PORT') && known.has('DATABASE_URL'));
  const example = variables(read('millwright.env.example'));
  const units = ['web', 'worker'].map((role) => read(`systemd/millwright-${role}.service`));
  const inUnits = units.map(
    (text) =>
      Object.assign(
        {},
        ...[...text.matchAll(/^Environment=(.+)$/gm)].map(([, line = '']) =>
          variables(line.replaceAll(' ', '\n')),
        ),
      ) as Record<string, string>,
  );
  const [, image = ''] = /^ENV (.+)$/m.exec(read('Dockerfile')) ?? [];
  const all = [example, ...inUnits, variables(image.replaceAll(' ', '\n'))];
  const ofTheSystem = ['NODE_ENV', 'NODE_COMPILE_CACHE', ...Object.keys(MEMORY_ENVIRONMENT)];
  for (const name of all.flatMap(Object.keys))
    assert.ok(known.has(name) || ofTheSystem.includes(name), `${name} is no setting`);
  for (const [i, text] of units.entries()) {
    const [, line = ''] = /^ExecStart=\S+ (?:--\S+ )*(.+)$/m.exec(text) ?? [];
    const [entry = '', ...argv] = line.split(' ');
    assert.ok(existsSync(join(ROOT, entry)));
    const config = loadConfig({ env: { ...example, ...inUnits[i], DATABASE_URL }, argv });
    assert.equal(config.role, i === 0 ? 'web' : 'worker');
  }
});

test('compose file › files that it names exist, every service restarts, only nginx is reached from outside [design: out of one machine]', () => {
  const text = read('compose.yaml');
  for (const [, file] of text.matchAll(/- \.\/((?:nginx|postgresql)\/[^:]+):/g))
    assert.ok(existsSync(join(DEPLOY, file as string)), file);
  assert.deepEqual(
    [...text.matchAll(/^ {2}(\w+):\n(?: {4}.*\n|\n)*?(?= {2}\w|\S)/gm)]
      .filter(([block]) => /^ {4}ports:/m.test(block))
      .map(([, name]) => name),
    ['nginx'],
  );
  assert.equal(text.match(/restart: unless-stopped/g)?.length, 3);
});

test('systemd units › systemd-analyze verify › says nothing [design: out of one machine]', {
  skip: missing('systemd-analyze'),
}, () => {
  for (const unit of ['web.service', 'worker.service', 'backup.service', 'backup.timer']) {
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', join(DEPLOY, `systemd/millwright-${unit}`)],
      {
        encoding: 'utf8',
      },
    );
    const own = stderr
      .split('\n')
      .filter(
        (line) => line.includes('millwright') && !line.includes('/usr/bin/node is not executable'),
      );
    assert.deepEqual([status === 0 || own.length === 0, own], [true, []]);
  }
});

test('nginx › in front of a node › TLS, addresses as they are, a refused node is asked elsewhere, a POST never twice [design: out of one machine]', {
  skip: missing('nginx') || missing('openssl'),
}, async (t) => {
  const place = folder(t);
  const seen: { method: string; url: string; headers: Record<string, unknown> }[] = [];
  const node = createServer((asked, answer) => {
    seen.push({ method: asked.method ?? '', url: asked.url ?? '', headers: asked.headers });
    answer.statusCode = asked.url === '/busy' ? 503 : 200;
    answer.end('from the node');
  });
  node.listen(0, '127.0.0.1');
  await once(node, 'listening');
  t.after(() => node.close());
  const [plain, tls] = [await freePort(), await freePort()];
  const address = node.address() as { port: number };
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=shop.example',
      '-days',
      '1',
      '-keyout',
      join(place, 'privkey.pem'),
      '-out',
      join(place, 'fullchain.pem'),
    ],
    { stdio: 'ignore' },
  );
  const shop = read('nginx/millwright.conf')
    .replace(/listen (\[::\]:)?(80|443)\b([^;]*);/g, (_, v6, port, options) =>
      v6 === undefined ? `listen 127.0.0.1:${port === '80' ? plain : tls}${options};` : '',
    )
    // Whose metrics they are is asked by address; here every address is this machine.
    .replace('allow 127.0.0.1;', '')
    .replaceAll(/ \/etc\/ssl\/millwright(\S+);/g, (_, file) => ` "${place}${file}";`);
  // The same node twice, so that there is a second one to try.
  const upstream = read('nginx/upstream.conf').replace(
    'server 127.0.0.1:3000 max_fails=1 fail_timeout=2s;',
    `server 127.0.0.1:${address.port} max_fails=0; server 127.0.0.1:${address.port} max_fails=0;`,
  );
  writeFileSync(
    join(place, 'nginx.conf'),
    `daemon off; pid "${place}/pid"; error_log stderr; worker_processes 1; events {} http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path "${place}/${name}";`).join(' ')}\n${upstream}\n${shop}\n}`,
  );
  const checked = spawnSync('nginx', ['-t', '-p', place, '-c', join(place, 'nginx.conf')], {
    encoding: 'utf8',
  });
  assert.equal(checked.status, 0, checked.stderr);
  const nginx = spawn('nginx', ['-p', place, '-c', join(place, 'nginx.conf')], { stdio: 'ignore' });
  t.after(async () => {
    const gone = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await gone;
  });
  const ask = async (
    path: string,
    method = 'GET',
    headers: Record<string, string> = {},
    servername = 'shop.example',
  ): Promise<number> =>
    await new Promise((resolve, reject) => {
      request(
        {
          host: '127.0.0.1',
          port: tls,
          path,
          method,
          headers: { host: 'shop.example', ...headers },
          rejectUnauthorized: false,
          servername,
        },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        },
      )
        .on('error', reject)
        .end();
    });
  for (let attempt = 0; (await ask('/').catch(() => 0)) !== 200; attempt++) {
    assert.ok(attempt < 50, 'nginx does not answer');
    await sleep(100);
  }
  seen.length = 0;
  assert.equal(
    await ask('/products', 'GET', {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'http',
    }),
    200,
  );
  const headers = seen[0]?.headers ?? {};
  assert.deepEqual(
    [headers['x-forwarded-for'], headers['x-forwarded-proto'], headers.host],
    ['127.0.0.1', 'https', 'shop.example'],
  );
  seen.length = 0;
  assert.equal(await ask('/busy'), 503);
  assert.equal(seen.length, 2);
  seen.length = 0;
  assert.equal(await ask('/busy', 'POST'), 503);
  assert.equal(seen.length, 1);
  assert.equal(await askPlain(plain, 'shop.example'), '301 https://shop.example/cart');
  seen.length = 0;
  for (const path of ['/metrics', '/metrics/', '/metrics?x=1', '/%6detrics/'])
    assert.equal(await ask(path), 403, path);
  // A foreign name is answered by nothing: neither in the handshake, nor in the request, nor without TLS.
  await assert.rejects(ask('/', 'GET', { host: 'evil.example' }, 'evil.example'));
  await assert.rejects(ask('/', 'GET', { host: 'evil.example' }));
  await assert.rejects(ask('/', 'GET', {}, ''));
  await assert.rejects(askPlain(plain, 'evil.example'));
  assert.deepEqual(seen, []);
  const held = await holdConnections(tls, 201);
  t.after(() => {
    for (const socket of held) socket.destroy();
  });
  // nginx counts a connection once it has read the request's head.
  for (let attempt = 0; (await ask('/')) !== 429; attempt++) {
    assert.ok(attempt < 50, 'as many connections as one likes');
    await sleep(100);
  }
});

/** Over plain HTTP, whatever name. */
async function askPlain(port: number, host: string): Promise<string> {
  return await new Promise((resolve, reject) => {
    requestPlain({ host: '127.0.0.1', port, path: '/cart', headers: { host } }, (answer) =>
      resolve(`${answer.resume().statusCode} ${answer.headers.location}`),
    )
      .on('error', reject)
      .end();
  });
}

/** Connections with a request whose answer is not read to its end, since its body does not come. */
async function holdConnections(port: number, count: number): Promise<TLSSocket[]> {
  const sockets = Array.from({ length: count }, () =>
    connect({ host: '127.0.0.1', port, servername: 'shop.example', rejectUnauthorized: false }),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'secureConnect')));
  for (const socket of sockets)
    socket
      .on('error', () => {})
      .write('POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 10\r\n\r\n');
  return sockets;
}

test('postgresql settings › PostgreSQL starts with them › and says the same back [design: out of one machine]', async (t) => {
  const settings = Object.fromEntries(
    [...read('postgresql/millwright.conf').matchAll(/^(\w+) = (.+)$/gm)].map(([, name, value]) => [
      name as string,
      (value as string).replace(/^'(.*)'$/, '$1'),
    ]),
  );
  assert.ok(Object.keys(settings).length > 20);
  assert.deepEqual([settings.fsync, settings.synchronous_commit], ['on', 'on']);
  // Its sockets are the test's own.
  const { listen_addresses: _, ...wanted } = settings;
  const quiet = { debug() {}, info() {}, warn() {}, error() {} };
  const dataDir = folder(t);
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, settings: wanted });
  const ends: (() => Promise<unknown>)[] = [() => postgres.stop()];
  t.after(async () => {
    for (const end of ends) await end();
    rmSync(postgres.home, { recursive: true, force: true });
  });
  const { pool, close } = openDatabase(postgres.url);
  // Before PostgreSQL itself, which waits for those who are connected.
  ends.unshift(close);
  for (const [name, value] of Object.entries(wanted)) {
    // Those of TCP are shown as they are for this connection, which is none.
    const { rows } = await pool.query<{ shown: string }>(
      "select case when name like 'tcp%' then reset_val else current_setting(name) end as shown from pg_settings where lower(name) = $1",
      [name],
    );
    assert.equal(rows[0]?.shown, value, name);
  }
});
