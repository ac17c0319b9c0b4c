// Tests of the database probe.
import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import test from 'node:test';
import pg from 'pg';
import { serverUrl } from '../../../testing/server-url.ts';
import { StartError } from '../start-error.ts';
import { probeDatabase } from './probe.ts';

const SERVER = await serverUrl();

async function refused(url: string, sentence: RegExp): Promise<void> {
  await assert.rejects(probeDatabase(url), (error: Error) => {
    assert.ok(error instanceof StartError, error.stack);
    assert.match(error.message, sentence);
    return true;
  });
}

function changed(change: (url: URL) => void): string {
  const url = new URL(SERVER);
  change(url);
  return url.href;
}

test('probeDatabase › a good address › its version', async () => {
  assert.match((await probeDatabase(SERVER)).version, /^(1[5-9]|[2-9]\d)\.\d+$/);
});

test('probeDatabase › a wrong password › the user is named, the password is not', async () => {
  await refused(
    changed((url) => {
      url.password = 's3cret';
    }),
    /^(?!.*s3cret).*user "millwright" may not log in/,
  );
});

test('probeDatabase › a missing database › createdb is suggested', async () => {
  await refused(
    changed((url) => {
      url.pathname = '/absent';
    }),
    /database "absent", which does not exist .*createdb absent/,
  );
});

test('probeDatabase › nobody listens › the server is named', async () => {
  await refused('postgresql://u:p@127.0.0.1:1/x', /127\.0\.0\.1:1, where no PostgreSQL answers/);
});

test('probeDatabase › an unknown host › the host is named', async () => {
  await refused(
    'postgresql://u:p@nowhere.invalid/x',
    /host nowhere\.invalid, which cannot be found/,
  );
});

test('probeDatabase › a missing socket › its path is named', async () => {
  await refused(
    'postgresql://u:p@localhost/x?host=/nonexistent',
    /\/nonexistent, which does not exist/,
  );
});

test('probeDatabase › something else answers › said so in time', async (t) => {
  const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(
    0,
    '127.0.0.1',
  );
  await new Promise((resolve) => web.once('listening', resolve));
  t.after(() => web.close());
  await refused(
    `postgresql://u:p@127.0.0.1:${(web.address() as AddressInfo).port}/x`,
    /DATABASE_URL .*PostgreSQL/,
  );
});

test('probeDatabase › a database that knows Latin letters only › refused with the command for a better one', async () => {
  const name = `t_latin_${process.pid}`;
  const admin = new pg.Client({ connectionString: SERVER });
  await admin.connect();
  try {
    await admin.query(`create database ${name} template template0 encoding 'UTF8' lc_ctype 'C'`);
    const url = changed((target) => {
      target.pathname = `/${name}`;
    });
    await refused(
      url,
      /LC_CTYPE C, in which not every language can be searched; make one with: createdb .*--locale=C\.UTF-8/,
    );
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
});
