// Crawl of the back office: every call as every role, and every list and record as an own role of each single area, with existing records; no answer may hold a canary of a subject that the role may not read.
import {
  ADMIN_CALLS,
  type AdminCall,
  type Area,
  GRANTABLE_RIGHTS,
  mayStaff,
  plainRights,
  ROLES,
  type StaffRole,
} from '@millwright/contracts';
import { z } from 'zod';
import { asStaff, type StaffCall, type TestApp } from '../server/testing/index.ts';
import { type Marks, plantAdmin } from './planted-admin.ts';

export type BackOfficeCrawl = {
  failures: string[];
  asked: number;
  /** Areas of which the administrator found a canary: one that no role can find shows nothing. */
  met: Set<Area>;
  /** Lists and records that the administrator was denied: they were not crawled. */
  notWalked: string[];
};

export async function crawlBackOffice(shop: TestApp): Promise<BackOfficeCrawl> {
  const { marks, ids } = await plantAdmin(shop);
  const walk: BackOfficeCrawl = { failures: [], asked: 0, met: new Set(), notWalked: [] };
  const calls: AdminCall[] = Object.values(ADMIN_CALLS);
  const reads = calls.filter(({ right, method }) => right !== 'login' && method === 'GET');
  const writes = calls.filter(({ right, method }) => right !== 'login' && method !== 'GET');
  const callers: Caller[] = await Promise.all(
    ROLES.map(async (role) => ({ role, ask: await asStaff(shop, role) })),
  );
  // Built-in roles read areas that belong together; an own role may read one without the other.
  const owners: Caller[] = await Promise.all(
    GRANTABLE_RIGHTS.filter((right) => right.endsWith(':write') || right === 'settings:read').map(
      async (right, n) => {
        const rights = plainRights([right]);
        return { role: { id: n + 1, rights }, ask: await asStaff(shop, rights) };
      },
    ),
  );
  for (const { role, ask } of [...callers, ...owners]) {
    for (const call of reads) {
      const path = pathOf(call, ids);
      const answer = await ask('GET', path);
      look(walk, marks, role, `GET ${path}`, answer.body);
      if (role === 'administrator' && answer.status !== 200)
        walk.notWalked.push(`${path} ${answer.status}`);
      if (answer.status === 200 && role !== 'administrator')
        await probe(walk, marks, role, ask, call, path, ids);
    }
  }
  // Rejections may quote input; successful calls answer the record.
  for (const { role, ask } of callers.filter((caller) => caller.role !== 'administrator'))
    for (const call of writes.toSorted(
      (a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
    )) {
      const path = pathOf(call, ids);
      const body =
        call.body === undefined || call.takesFiles === true || call.takesBytes !== undefined
          ? undefined
          : sampleOf(call.body);
      look(walk, marks, role, `${call.method} ${path}`, (await ask(call.method, path, body)).body);
    }
  return walk;
}

type Caller = { role: StaffRole; ask: StaffCall };

function nameOf(role: StaffRole): string {
  return typeof role === 'string' ? role : role.rights.join('+');
}

function look(
  walk: BackOfficeCrawl,
  marks: Marks,
  role: StaffRole,
  what: string,
  body: unknown,
): void {
  walk.asked += 1;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  for (const [area, words] of Object.entries(marks) as [Area, Set<string>][]) {
    const found = [...words].filter((word) => text.includes(word));
    if (found.length === 0) continue;
    if (role === 'administrator') walk.met.add(area);
    if (!mayStaff(role, `${area}:read`))
      walk.failures.push(`${nameOf(role)}: ${what}: ${area}: ${found.join(', ')}`);
  }
}

/** A list that finds by what the role may not read tells it, word by word. */
async function probe(
  walk: BackOfficeCrawl,
  marks: Marks,
  role: StaffRole,
  ask: StaffCall,
  call: AdminCall,
  path: string,
  ids: Record<string, string>,
) {
  const filters = Object.keys(call.query?.shape ?? {});
  const questions = (Object.entries(marks) as [Area, Set<string>][])
    .filter(([area]) => !mayStaff(role, `${area}:read`))
    .flatMap(([area, words]) =>
      filters
        .filter((name) => ['q', 'recipient', 'found'].includes(name))
        .flatMap((name) => [...words].map((word) => ({ area, name, word }))),
    );
  // Of whom an order, a lead, an offer or a quote is, it says itself.
  if (
    filters.includes('customerId') &&
    !/orders|leads|negotiations|quotes/.test(path) &&
    !mayStaff(role, 'customers:read')
  )
    questions.push({ area: 'customers', name: 'customerId', word: ids.customers ?? '' });
  for (const { area, name, word } of questions) {
    const { status, body } = await ask(
      'GET',
      `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(word)}`,
    );
    walk.asked += 1;
    if (status === 200 && (body.total ?? 0) > 0)
      walk.failures.push(`${nameOf(role)}: GET ${path}: ${area} are found by ${name}=${word}`);
  }
}

/** Addresses that ask for more than a number. */
const QUERIES: Readonly<Record<string, (ids: Record<string, string>) => string>> = {
  listCatalogueChanges: ({ products }) => `?subject=product&subjectId=${products}`,
  printBinLabels: ({ products }) => `?ids=${products}`,
  listBatchDocuments: ({ orders }) => `?ids=${orders}&kind=invoice`,
  printBatchDocuments: ({ orders }) => `?ids=${orders}&kind=invoice`,
  getLotLimits: () => '',
  findQuoteGoods: () => '?q=part',
  listSavedViews: () => '?list=orders',
  explainSearch: () => '?q=part&language=en',
};
/** Records that every shop has. */
const PROGRAM_RECORDS: Readonly<Record<string, string>> = { lexicon: 'program-1' };
const PLACES: Readonly<Record<string, string>> = {
  kind: 'products',
  type: 'vatdocument',
  ordinal: '1',
  queue: 'mail',
  change: 'none',
};

function pathOf({ name, path }: AdminCall, ids: Record<string, string>): string {
  const [, first = '', second = ''] = path.split('/');
  const record = ids[first] ?? ids[`${first}/${second}`] ?? PROGRAM_RECORDS[first] ?? '1';
  const filled = path.replace(/:(\w+)/g, (_, place: string) =>
    place === 'id'
      ? record
      : name.includes('OrderDocument') && place === 'kind'
        ? 'invoice'
        : (PLACES[place] ?? '1'),
  );
  return filled + (QUERIES[name]?.(ids) ?? '');
}

/** The least that such a body may be. */
function sampleOf(schema: z.ZodType): unknown {
  return sampled(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
}

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
  minLength?: number;
};

function sampled(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return sampled(schema.anyOf[0] as Schema);
  if (schema.type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, sampled(schema.properties?.[name] ?? {})]),
    );
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sampled(schema.items ?? {}));
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  return 'a'.repeat(Math.max(8, schema.minLength ?? 0));
}
