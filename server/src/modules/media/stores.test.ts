// Tests of file stores: the same on the database and on a real object store: served, private, in parts, rolled back, removed.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import sharp from 'sharp';
import { aCtx, aCustomer, sendForm, type TestApp, testApp } from '../../../testing/index.ts';
import { testObjectStore, withoutObjectStore } from '../../../testing/object-store.ts';
import { assertProblem } from '../../../testing/problems.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/index.ts';
import {
  DATABASE_FILES,
  eachOf,
  type FileStore,
  openS3Files,
  type S3Settings,
} from '../../platform/files/index.ts';
import { cleanUpObjects, moveFiles } from './media.jobs.ts';
import {
  findPicture,
  type MediaFile,
  storeDocument,
  storePhoto,
  storeVideos,
} from './media.service.ts';
import {
  findPrivateFile,
  putPrivateFile,
  removePrivateFiles,
  storePrivateFile,
} from './private-file.service.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };
const PDF = { kind: 'pdf', contentType: 'application/pdf' } as const;
const AT_ONCE = { unnamedSeconds: 0, removalSeconds: 0 };
const picture = (colour: string) =>
  sharp({ create: { width: 500, height: 300, channels: 3, background: colour } })
    .png()
    .toBuffer();

type Place = {
  shop: TestApp;
  files: FileStore;
  ctx: Ctx;
  keys(): Promise<string[]>;
  settings: S3Settings | undefined;
};
const store = withoutObjectStore ? undefined : await testObjectStore({ after });
// Made before the first test, not in it: they end with the file.
const places = {
  database: await aPlace('database'),
  s3: store === undefined ? undefined : await aPlace('s3'),
};
const placeOf = (kind: FileStore['kind']): Place => places[kind] as Place;

async function aPlace(kind: FileStore['kind']): Promise<Place> {
  const settings = kind === 's3' ? await store?.aBucket() : undefined;
  const files = settings === undefined ? DATABASE_FILES : await openS3Files(settings, log);
  after(() => files.close());
  const shop = await testApp({ after }, { files });
  const keys = async () => (settings === undefined ? [] : ((await store?.keys(settings)) ?? []));
  return { shop, files, ctx: { ...aCtx(shop.db), files }, keys, settings };
}

/** What the rows name is what the store holds, and nothing else. */
async function nothingIsLeftOver({ shop, ctx, keys }: Place): Promise<void> {
  await cleanUpObjects(ctx, AT_ONCE);
  const { rows } = await shop.pool.query(
    'select object_key as key from media_file where object_key is not null union all select object_key from private_file where object_key is not null',
  );
  assert.deepEqual((await keys()).sort(), rows.map(({ key }) => key).sort());
}

for (const kind of ['database', 's3'] as const) {
  const skip = kind === 's3' && withoutObjectStore;

  test(`files in the ${kind} › a photo and a document are stored, twice › served as stored, kept once, and where they shall lie [§7.8]`, {
    skip,
  }, async () => {
    const place = placeOf(kind);
    const { shop, ctx } = place;
    const bytes = await picture('#123456');
    const { name, sizes } = await storePhoto(ctx, bytes);
    await storePhoto(ctx, bytes);
    const sheet = randomBytes(50_000);
    const document = await storeDocument(ctx, sheet, 'sheet');
    await storeDocument(ctx, sheet, 'sheet');
    for (const size of sizes) {
      const { statusCode, headers, rawPayload } = await shop.app.inject(
        `/productimages/${size.name}`,
      );
      assert.deepEqual(
        [statusCode, headers['cache-control']],
        [200, 'public, max-age=31536000, immutable'],
      );
      assert.equal((await sharp(rawPayload).metadata()).width, size.width);
    }
    const preview = await shop.app.inject(`/productimages/${name.replace('.webp', '.png')}`);
    assert.deepEqual([preview.statusCode, preview.headers['content-type']], [200, 'image/png']);
    assert.ok((await shop.app.inject(`/api/products/documents/${document}`)).statusCode < 500);
    const { rows } = await shop.pool.query(
      'select count(*)::int as n, count(bytes)::int as here from media_file where name = any($1)',
      [[...sizes.map((size) => size.name), document]],
    );
    assert.deepEqual(rows[0], { n: 7, here: kind === 'database' ? 7 : 0 });
    await nothingIsLeftOver(place);
  });

  test(`files in the ${kind} › a certificate › its owner has it back as an attachment; a stranger, a visitor and its key as an address get nothing [promises P31]`, {
    skip,
  }, async () => {
    const { shop } = placeOf(kind);
    const [owner, stranger] = [await aCustomer(shop.db), await aCustomer(shop.db)];
    const bytes = await picture('#00ff00');
    const path = `/api/saveCustomerdigital/${owner.id}?type=vatdocument`;
    const sent = await sendForm(
      shop,
      path,
      [{ name: 'file', fileName: 'scan.png', type: 'image/png', bytes }],
      { authtoken: owner.token },
    );
    assert.equal(sent.status, 200);
    const get = (token?: string) =>
      shop.app.inject({
        url: '/api/customerdetail/certificates/vatdocument',
        ...(token ? { headers: { authtoken: token } } : {}),
      });
    const own = await get(owner.token);
    assert.deepEqual(
      [
        own.statusCode,
        own.headers['content-type'],
        own.headers['cache-control'],
        own.rawPayload.length,
      ],
      [200, 'image/png', 'private, no-store', sent.body.size],
    );
    assert.match(String(own.headers['content-disposition']), /^attachment/);
    assert.equal((await get(stranger.token)).statusCode, 404);
    assert.equal((await get()).statusCode, 401);
    const { rows } = await shop.pool.query(
      'select name, object_key from private_file order by created_at desc limit 1',
    );
    for (const name of [rows[0].name, rows[0].object_key ?? rows[0].name]) {
      const open = await shop.app.inject(`/productimages/${encodeURIComponent(name)}`);
      assert.equal(open.headers['content-type'], 'image/svg+xml', 'the default picture');
      assert.notEqual(open.rawPayload.length, own.rawPayload.length);
    }
  });

  test(`files in the ${kind} › a film and parts of it › the bytes that were asked for [§7.8]`, {
    skip,
  }, async () => {
    const { shop, ctx } = placeOf(kind);
    const film = randomBytes(300_000);
    const name = `turning-${kind}.webm`;
    await storeVideos(shop.db, [{ name, bytes: film }]);
    await moveFiles(ctx);
    const get = (range?: string) =>
      shop.app.inject({ url: `/productvideos/${name}`, ...(range ? { headers: { range } } : {}) });
    assert.ok((await get()).rawPayload.equals(film));
    for (const [range, first, last] of [
      ['bytes=0-0', 0, 0],
      ['bytes=1000-249999', 1_000, 249_999],
      ['bytes=299000-', 299_000, 299_999],
      ['bytes=-5', 299_995, 299_999],
    ] as const) {
      const part = await get(range);
      assert.deepEqual(
        [part.statusCode, part.headers['content-range']],
        [206, `bytes ${first}-${last}/300000`],
      );
      assert.ok(part.rawPayload.equals(film.subarray(first, last + 1)), range);
    }
    assert.equal((await get('bytes=300000-')).statusCode, 416);
  });

  test(`files in the ${kind} › an upload is rolled back, another removed › neither row nor bytes are left; a third stays [promises P16]`, {
    skip,
  }, async () => {
    const place = placeOf(kind);
    const { ctx, shop } = place;
    const put = (text: string) => putPrivateFile(ctx, { ...PDF, bytes: Buffer.from(text) });
    const broken = await put('broken');
    await assert.rejects(
      inTransaction(shop.db, async (tx) => {
        await storePrivateFile(tx, broken);
        throw new Error('something else failed');
      }),
      /something else failed/,
    );
    const [gone, stays] = await Promise.all([put('gone'), put('stays')]);
    const names = await inTransaction(shop.db, async (tx) => [
      await storePrivateFile(tx, gone),
      await storePrivateFile(tx, stays),
    ]);
    const before = (await place.keys()).length;
    assert.equal(await cleanUpObjects(ctx), 0, 'nothing before its time');
    assert.equal((await place.keys()).length, before);
    await inTransaction(shop.db, async (tx) => await removePrivateFiles(tx, names.slice(0, 1)));
    assert.equal(await findPrivateFile(ctx, names[0] as string), undefined);
    await nothingIsLeftOver(place);
    assert.equal(String((await findPrivateFile(ctx, names[1] as string))?.bytes), 'stays');
  });

  test(`files in the ${kind} › many, 25 at a time › each is found as it was sent [promises P16]`, {
    skip,
  }, async () => {
    const { ctx, shop } = placeOf(kind);
    const sent = Array.from({ length: kind === 's3' ? 50 : 200 }, (_, i) =>
      Buffer.concat([Buffer.from(`${i} `), randomBytes(5_000)]),
    );
    const names: string[] = [];
    const found: (MediaFile | undefined)[] = [];
    await eachOf(
      [...sent.entries()],
      async ([i, bytes]) => {
        const put = await putPrivateFile(ctx, { ...PDF, bytes });
        names[i] = await inTransaction(shop.db, async (tx) => await storePrivateFile(tx, put));
      },
      25,
    );
    await eachOf(
      [...names.entries()],
      async ([i, name]) => {
        found[i] = await findPrivateFile(ctx, name);
      },
      25,
    );
    for (const [i, file] of found.entries())
      assert.ok(file?.bytes.equals(sent[i] as Buffer), `file ${i}`);
  });
}

const skip = withoutObjectStore;

test('moveFiles › pictures and private files in the database, the store switched on › all are carried, read the same before, meanwhile and after; a second time nothing [decisions §6]', {
  skip,
}, async (t) => {
  const shop = await testApp(t);
  const before = { ...aCtx(shop.db), files: DATABASE_FILES };
  const photo = await storePhoto(before, await picture('#abcdef'));
  const secret = await inTransaction(shop.db, async (tx) =>
    storePrivateFile(tx, await putPrivateFile(before, { ...PDF, bytes: Buffer.from('secret') })),
  );
  const settings = (await store?.aBucket()) as S3Settings;
  const files = await openS3Files(settings, log);
  t.after(() => files.close());
  const ctx = { ...before, files };
  const read = async () => [
    String((await findPrivateFile(ctx, secret))?.bytes),
    (await findPicture(ctx, photo.name))?.bytes.toString('base64'),
  ];
  const were = await read();
  const inDatabase = async () =>
    (
      await shop.pool.query(
        'select (select count(bytes) from media_file)::int + (select count(bytes) from private_file)::int as n',
      )
    ).rows[0].n;
  const all = await inDatabase();
  assert.equal(await moveFiles(ctx, 0), 0, 'a run without time does nothing');
  const [one, two] = await Promise.all([moveFiles(ctx), moveFiles(ctx)]);
  assert.deepEqual([one + two, await inDatabase(), await read()], [all, 0, were]);
  assert.equal(await moveFiles(ctx), 0);
  await nothingIsLeftOver({
    shop,
    files,
    ctx,
    keys: async () => (await store?.keys(settings)) ?? [],
    settings,
  });
  assert.equal(
    (await store?.keys(settings))?.length,
    all,
    'those of the run that came second are removed',
  );
});

test('moveFiles › the store does not give back what it was given › nothing is cleared in the database [decisions §6]', {
  skip,
}, async (t) => {
  const shop = await testApp(t);
  const settings = (await store?.aBucket()) as S3Settings;
  const real = await openS3Files(settings, log);
  t.after(() => real.close());
  const careless: FileStore = {
    ...real,
    async put(db, bytes) {
      const stored = await real.put(db, bytes);
      await store?.write(settings, stored.object_key as string, Buffer.alloc(bytes.length));
      return stored;
    },
  };
  const ctx = { ...aCtx(shop.db), files: careless };
  await storeVideos(shop.db, [{ name: 'a.webm', bytes: Buffer.from('a film') }]);
  await assert.rejects(moveFiles(ctx), { code: 'temporarily-unavailable' });
  const { rows } = await shop.pool.query('select bytes, object_key from media_file');
  assert.deepEqual([String(rows[0].bytes), rows[0].object_key], ['a film', null]);
});

test('clean-up › a row names the object, or a backup reads › the store keeps it [decisions §6]', {
  skip,
}, async () => {
  const place = placeOf('s3');
  const { ctx, shop } = place;
  const put = await putPrivateFile(ctx, { ...PDF, bytes: Buffer.from('named') });
  const name = await inTransaction(shop.db, async (tx) => await storePrivateFile(tx, put));
  const key = put.stored.object_key as string;
  await assert.rejects(
    sql`delete from stored_object where key = ${key}`.execute(shop.db),
    /private_file_object/,
  );
  const backup = await shop.pool.connect();
  const { BACKUP_LOCK } = await import('../../platform/files/index.ts');
  await backup.query('select pg_advisory_lock_shared($1)', [BACKUP_LOCK]);
  await inTransaction(shop.db, async (tx) => await removePrivateFiles(tx, [name]));
  await cleanUpObjects(ctx, AT_ONCE);
  assert.ok((await place.keys()).includes(key));
  await backup.query('select pg_advisory_unlock_shared($1)', [BACKUP_LOCK]);
  backup.release();
  await cleanUpObjects(ctx, AT_ONCE);
  assert.equal((await place.keys()).includes(key), false);
});

test('the store is away › pictures, certificates and uploads say 503 and when to come back, no row is written; the rest of the shop goes on [promises P6]', {
  skip,
}, async () => {
  const place = placeOf('s3');
  const { shop, ctx } = place;
  const owner = await aCustomer(shop.db);
  const { name } = await storePhoto(ctx, await picture('#777777'));
  const bytes = await picture('#778899');
  const send = () =>
    sendForm(
      shop,
      `/api/saveCustomerdigital/${owner.id}?type=crdocument`,
      [{ name: 'file', fileName: 'a.png', type: 'image/png', bytes }],
      {
        authtoken: owner.token,
      },
    );
  assert.equal((await send()).status, 200);
  const rows = async () =>
    (await shop.pool.query('select count(*)::int as n from private_file')).rows[0].n;
  const before = await rows();
  await store?.away();
  const away = [
    await shop.call('GET', `/productimages/${name}`),
    await shop.call('GET', '/api/customerdetail/certificates/crdocument', { token: owner.token }),
    await send(),
  ];
  for (const answer of away) {
    assertProblem(answer, { status: 503, code: 'temporarily-unavailable' });
    assert.ok(Number(answer.headers['retry-after']) > 0);
  }
  assert.equal(await rows(), before);
  assert.equal(
    (await shop.call('GET', '/api/customerdetail/accountSummary', { token: owner.token })).status,
    200,
  );
  assert.equal((await shop.call('GET', '/readyz')).status, 200);
  assert.equal(await cleanUpObjects(ctx, AT_ONCE), 0);
  await store?.back();
  assert.equal((await shop.call('GET', `/productimages/${name}`)).status, 200);
  assert.equal((await send()).status, 200);
  await nothingIsLeftOver(place);
});
