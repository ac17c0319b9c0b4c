// Import helpers of tests: through the calls of the back office, with the work done at once instead of in a job.
import assert from 'node:assert/strict';
import type { ImportDetails, ImportKind, ImportMapping } from '@millwright/contracts';
import { sql } from 'kysely';
import { aCtx, type StaffCall, type TestApp } from '../../../testing/index.ts';
import type { Ctx } from '../../platform/context.ts';
import { fetchImportImages } from './images.jobs.ts';
import { workOnImport } from './imports.jobs.ts';

export async function upload(
  admin: StaffCall,
  kind: ImportKind,
  file: string | Buffer,
  fileName = 'file.csv',
) {
  return await admin<ImportDetails & { code?: string }>(
    'POST',
    `/imports?kind=${kind}&fileName=${fileName}`,
    Buffer.from(file),
    {
      'content-type': 'application/octet-stream',
    },
  );
}

/** Until nothing is left to do; a slice of no time does one batch. */
export async function work({ db }: TestApp, id: number, sliceMs = 60_000): Promise<void> {
  const ctx: Ctx = { ...aCtx(db), actor: { kind: 'system' } };
  for (let turn = 0; turn < 100; turn++) {
    await workOnImport(ctx, id, sliceMs);
    const { rows } = await sql<{
      state: string;
    }>`select state from import where id = ${id}`.execute(db);
    if (!['checking', 'applying', 'undoing'].includes(rows[0]?.state ?? '')) return;
  }
  throw new Error('the work does not end');
}

/** Uploaded, mapped as guessed (or as said), checked. */
export async function checked(
  shop: TestApp,
  admin: StaffCall,
  kind: ImportKind,
  file: string | Buffer,
  mapping: Partial<ImportMapping> = {},
): Promise<ImportDetails> {
  const sent = await upload(admin, kind, file);
  assert.equal(sent.status, 200, JSON.stringify(sent.body));
  const asked = await admin('POST', `/imports/${sent.body.id}/check`, {
    ...sent.body.mapping,
    ...mapping,
  });
  assert.equal(asked.status, 200, JSON.stringify(asked.body));
  await work(shop, sent.body.id);
  return (await admin<ImportDetails>('GET', `/imports/${sent.body.id}`)).body;
}

export async function applied(
  shop: TestApp,
  admin: StaffCall,
  id: number,
  onFaults: 'skip' | 'refuse' = 'skip',
): Promise<ImportDetails> {
  const asked = await admin('POST', `/imports/${id}/apply`, { onFaults });
  assert.equal(asked.status, 200, JSON.stringify(asked.body));
  await work(shop, id);
  return (await admin<ImportDetails>('GET', `/imports/${id}`)).body;
}

export async function undone(shop: TestApp, admin: StaffCall, id: number): Promise<ImportDetails> {
  const asked = await admin('POST', `/imports/${id}/undo`, {});
  assert.equal(asked.status, 200, JSON.stringify(asked.body));
  await work(shop, id);
  return (await admin<ImportDetails>('GET', `/imports/${id}`)).body;
}

/** An archive of pictures, beside the file of an import or alone. */
export async function sendArchive(
  admin: StaffCall,
  path: string,
  bytes: Buffer,
  fileName = 'photos.zip',
) {
  return await admin<ImportDetails & { code?: string; message?: string }>(
    'POST',
    `${path}?fileName=${fileName}`,
    bytes,
    { 'content-type': 'application/octet-stream' },
  );
}

/** Checked with the mapping that it has. */
export async function recheck(shop: TestApp, admin: StaffCall, id: number): Promise<ImportDetails> {
  const { body } = await admin<ImportDetails>('GET', `/imports/${id}`);
  const asked = await admin('POST', `/imports/${id}/check`, body.mapping);
  assert.equal(asked.status, 200, JSON.stringify(asked.body));
  await work(shop, id);
  return (await admin<ImportDetails>('GET', `/imports/${id}`)).body;
}

/** Once its pictures were taken. */
export async function taken({ db }: TestApp, admin: StaffCall, id: number): Promise<ImportDetails> {
  await fetchImportImages({ ...aCtx(db), actor: { kind: 'system' } }, id, new Set());
  return (await admin<ImportDetails>('GET', `/imports/${id}`)).body;
}
