// Tests of hostile archives of pictures: rejected whole with the entry and the reason, or told at the row; nothing is lost. [promises P16]
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import type { ImportDetails } from '@millwright/contracts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { asStaff, testApp } from '../../../testing/index.ts';
import { anArchive } from '../../../testing/test-lists.ts';
import { applied, recheck, sendArchive, taken, upload } from './test-imports.ts';

const shop = await testApp({ after });
const admin = await asStaff(shop, 'catalogue-manager');
const { db } = shop;
const RED = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } })
  .jpeg()
  .toBuffer();
const HEAD = 'sku;name_en;price;category;manufacturer;hsn\n';
const line = (sku: string) => `${sku};Zip part ${sku};10;Fasteners;Acme;73181500\n`;

/** One entry whose directory says what the attack needs. */
function forged(
  name: string,
  content: Buffer,
  change: (central: Buffer, local: Buffer) => void,
): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(Buffer.byteLength(name), 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(content.length, 24);
  central.writeUInt16LE(Buffer.byteLength(name), 28);
  change(central, local);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + Buffer.byteLength(name), 12);
  end.writeUInt32LE(30 + Buffer.byteLength(name) + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, central, Buffer.from(name), end]);
}
const asIs = () => undefined;
const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`${i}.jpg`, 'x']));
const zeros = Buffer.alloc(19 * 1024 * 1024);
const twice = (() => {
  const archive = anArchive({ 'aa.jpg': RED, 'ab.jpg': RED });
  return Buffer.from(archive.toString('latin1').replaceAll('ab.jpg', 'aa.jpg'), 'latin1');
})();

for (const [about, bytes, code, names] of [
  ['no archive', Buffer.from('hello'), 'archive-not-readable', ''],
  ['a picture', RED, 'archive-not-readable', ''],
  ['one that is cut off', anArchive({ 'a.jpg': RED }).subarray(0, 200), 'archive-not-readable', ''],
  [
    'a directory that leads beyond the end',
    (() => {
      const bytes = anArchive({ 'a.jpg': RED });
      bytes.writeUInt32LE(0x7fffffff, bytes.length - 6);
      return bytes;
    })(),
    'archive-not-readable',
    '',
  ],
  ['10,000 entries', anArchive(many), 'archive-too-many-entries', '5,?000'],
  ['no pictures', anArchive({ 'a.txt': 'x' }), 'archive-without-pictures', ''],
  [
    'what only says that it is a picture',
    anArchive({ 'a.jpg': '<svg/>' }),
    'archive-without-pictures',
    '',
  ],
  [
    'a path upwards',
    anArchive({ 'a.jpg': RED, '../../etc/passwd': 'x' }),
    'archive-entry-name',
    'etc/passwd',
  ],
  [
    'a path of Windows upwards',
    anArchive({ 'a.jpg': RED, 'b\\..\\..\\c.jpg': RED }),
    'archive-entry-name',
    'c\\.jpg',
  ],
  ['a path from the root', anArchive({ '/etc/a.jpg': RED }), 'archive-entry-name', '/etc/a\\.jpg'],
  ['a drive', anArchive({ 'C:/a.jpg': RED }), 'archive-entry-name', 'C:'],
  [
    'a name without end',
    anArchive({ [`${'n'.repeat(300)}.jpg`]: RED }),
    'archive-entry-name',
    'nnn…',
  ],
  ['a control character', anArchive({ 'a\0.jpg': RED }), 'archive-entry-name', '\ufffd'],
  ['a name twice', twice, 'archive-entry-twice', 'aa\\.jpg'],
  [
    'encryption',
    forged('secret.jpg', RED, (central) => central.writeUInt16LE(1, 8)),
    'archive-entry-encrypted',
    'secret\\.jpg',
  ],
  ['a bomb', forged('bomb.jpg', zeros, asIs), 'archive-entry-bomb', 'bomb\\.jpg'],
  [
    'a picture beyond 20 MiB',
    forged('large.jpg', Buffer.concat([RED, randomBytes(200_000)]), (central) => {
      central.writeUInt32LE(21 * 1024 * 1024, 24);
    }),
    'archive-entry-too-large',
    'large\\.jpg',
  ],
  [
    'an unknown packing',
    forged('odd.jpg', RED, (central) => central.writeUInt16LE(99, 10)),
    'archive-entry-broken',
    'odd\\.jpg',
  ],
  [
    'bytes that do not unpack',
    forged('torn.jpg', RED, (central) => central.writeUInt32LE(3, 20)),
    'archive-entry-broken',
    'torn\\.jpg',
  ],
  [
    'a place of nothing',
    forged('lost.jpg', RED, (central) => central.writeUInt32LE(7, 42)),
    'archive-entry-broken',
    'lost\\.jpg',
  ],
  [
    'an entry longer than all',
    forged('long.jpg', RED, (central) => central.writeUInt32LE(0x7fffffff, 20)),
    'archive-entry-broken',
    'long\\.jpg',
  ],
] as const)
  test(`pictures › ${about} › ${code}, naming it; the archive that was there stays [promises P16] [back office imports]`, async () => {
    const { body } = await upload(admin, 'products', HEAD + line('HOST-1'));
    const kept = await sendArchive(
      admin,
      `/imports/${body.id}/pictures`,
      anArchive({ 'HOST-1.jpg': RED }),
      'kept.zip',
    );
    assert.equal(kept.status, 200);
    const sent = await sendArchive(admin, `/imports/${body.id}/pictures`, bytes);
    assert.deepEqual([sent.status, sent.body.code], [422, code]);
    assert.match(sent.body.message ?? '', new RegExp(names));
    const { body: now } = await admin<ImportDetails>('GET', `/imports/${body.id}`);
    assert.equal(now.archive?.fileName, 'kept.zip');
    const alone = await sendArchive(admin, '/imports/pictures', bytes);
    assert.deepEqual([alone.status, alone.body.code], [422, code]);
    const { rows } = await sql<{ archives: number; uploads: number }>`
      select (select count(*)::int from import_archive where not is_accepted) as archives, (select count(*)::int from import where state = 'uploading') as uploads`.execute(
      db,
    );
    assert.deepEqual(rows, [{ archives: 0, uploads: 0 }], 'nothing is left of it');
  });

test('pictures › a bomb that lies about its size › unpacked to 20 MiB at most, and told at its row [promises P16] [back office imports]', async () => {
  const { body } = await upload(admin, 'products', HEAD + line('LIAR-1'));
  const flood = Buffer.concat([RED, Buffer.alloc(30 * 1024 * 1024)]);
  const sent = await sendArchive(
    admin,
    `/imports/${body.id}/pictures`,
    forged('LIAR-1.jpg', flood, (central) => central.writeUInt32LE(5_000, 24)),
  );
  assert.equal(sent.status, 200, JSON.stringify(sent.body));
  await recheck(shop, admin, body.id);
  await applied(shop, admin, body.id);
  assert.equal((await taken(shop, admin, body.id)).images.failed, 1);
  const { body: faults } = await admin<{ rows: { message: string }[] }>(
    'GET',
    `/imports/${body.id}/faults`,
  );
  assert.match(faults.rows[0]?.message ?? '', /too large/);
});
