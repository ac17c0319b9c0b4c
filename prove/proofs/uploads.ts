// Hostile uploads: every hostile file through every route that takes one: none is stored, and a stored file is only what it claims to be.
import { sql } from 'kysely';
import type { Answer } from '../../server/testing/app.ts';
import {
  CARRIERS,
  GOOD_FILES,
  HOSTILE_FILES,
  type TestFile,
} from '../../server/testing/hostile-files.ts';
import { asStaff, type TestApp } from '../../server/testing/index.ts';
import { type ApiDocument, type Operation, operationsOf } from '../api-document.ts';
import { aLife, anAttackedShop, givenBy, type Life } from '../attacked.ts';
import { filledRequest } from '../filled-requests.ts';
import { formsOf } from '../page-forms.ts';
import type { Context, Outcome, Proof } from '../proof.ts';

/** What must stand in no file that was kept. */
const ACTIVE = [
  '<script',
  '<?php',
  '<svg',
  'x.html',
  '/JavaScript',
  '/JS ',
  '/Launch',
  '/EmbeddedFile',
  'MZ\u0090',
];
const FORMS = [
  '/post-your-request',
  '/become-a-seller',
  '/account/profile',
  '/quick-order',
  '/our-needs/response',
  '/enquiry',
];
/** They read tables and lists, which are no picture; what they take is checked as a whole before anything of it is written. */
const READERS = /import|quickorder|quick-order/i;

type Way = { about: string; send(file: TestFile): Promise<Answer> };

async function run(context: Context): Promise<Outcome> {
  const shop = await anAttackedShop(context, { pages: true });
  const life = await aLife(shop);
  const ways = [...(await callsWithFiles(shop, life)), ...(await formsWithFiles(shop, life))];
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  let taken = 0;
  let keptFiles = await kept(shop);
  const send = async (
    { about, send }: Way,
    file: TestFile,
  ): Promise<{ answer: Answer; more: Kept[] }> => {
    const answer = await send(file);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500) failures.push(`${about}: ${file.about}: ${answer.status}`);
    const now = await kept(shop);
    const more = now.filter(({ name }) => !keptFiles.some((before) => before.name === name));
    keptFiles = now;
    return { answer, more };
  };
  for (const way of ways) {
    let good = 0;
    for (const file of GOOD_FILES) good += (await send(way, file)).more.length > 0 ? 1 : 0;
    if (good > 0) taken += 1;
    for (const file of HOSTILE_FILES) {
      const { answer, more } = await send(way, file);
      if (more.length > 0)
        failures.push(
          `${way.about}: ${file.about} is kept as ${more.map(({ name }) => name).join(', ')} (${answer.status})`,
        );
    }
    for (const file of CARRIERS) {
      const { more } = await send(way, file);
      for (const { name, bytes } of more) {
        const found = ACTIVE.find((word) => bytes.includes(Buffer.from(word, 'latin1')));
        if (found !== undefined)
          failures.push(`${way.about}: ${file.about}: ${name} holds ${found}`);
        if (/[^a-z0-9._-]|\.\./.test(name))
          failures.push(`${way.about}: ${file.about}: kept under the name ${name}`);
      }
    }
    if (context.without !== null && failures.length > 0) break;
  }
  if (context.without === null && taken < 4)
    failures.push(`only ${taken} ways took a good file: the proof saw too little`);
  return {
    figures: {
      'ways in / that keep good files': `${ways.length} / ${taken}`,
      'files sent through each, good / hostile / good with something inside': `${GOOD_FILES.length} / ${HOSTILE_FILES.length} / ${CARRIERS.length}`,
      'answers by status': [...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, n]) => `${n} × ${status}`)
        .join(', '),
    },
    failures: failures.slice(0, 30),
  };
}

async function callsWithFiles(shop: TestApp, life: Life): Promise<Way[]> {
  const document = (await shop.call<ApiDocument>('GET', '/api/openapi.json')).body;
  const admin = await asStaff(shop);
  // What the staff hangs a picture on is the product, whatever it calls it.
  const given = { ...givenBy(life), id: Number(life.ids.product), type: 'vatdocument' };
  return operationsOf(document)
    .filter(({ type, name }) => type === 'multipart/form-data' && !READERS.test(name))
    .map((operation: Operation) => ({
      about: `${operation.method} ${operation.path}`,
      async send(file) {
        const { method, url, form } = filledRequest(
          operation,
          (_, kind) => TEXTS[kind],
          given,
          file,
        );
        const headers = { 'content-type': form?.type ?? '' };
        return url.startsWith('/api/admin/')
          ? await admin(method, url.slice('/api/admin'.length), form?.payload, headers)
          : await shop.call(method, url, {
              body: form?.payload,
              token: life.customer.token,
              headers,
            });
      },
    }));
}

const TEXTS = {
  text: 'Seals',
  email: 'somebody@example.com',
  phone: '+914428271234',
  tax: '',
  password: '',
  link: '',
  postal: '600002',
};

/** Forms of pages, with the token of the session that loads them. */
async function formsWithFiles(shop: TestApp, life: Life): Promise<Way[]> {
  const ways: Way[] = [];
  const headers = { accept: 'text/html', cookie: `session=${life.customer.token}` };
  for (const path of FORMS.filter((each) => !READERS.test(each))) {
    const page = await shop.call('GET', path, { headers });
    for (const form of formsOf(String(page.body), path).filter(({ hasFiles }) => hasFiles)) {
      ways.push({
        about: `the form of ${path}`,
        async send(file) {
          const parts = form.fields.map(({ name, type, value }) => {
            const isFile = type === 'file';
            const text =
              type === 'email'
                ? 'somebody@example.com'
                : type === 'tel'
                  ? '+914428271234'
                  : value || (type === 'hidden' ? '' : 'Seals');
            const head = isFile
              ? `name="${name}"; filename="${file.name}"\r\nContent-Type: ${file.type}`
              : `name="${name}"`;
            return Buffer.concat([
              Buffer.from(`--of-proofs\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
              isFile ? file.bytes : Buffer.from(text),
              Buffer.from('\r\n'),
            ]);
          });
          const body = Buffer.concat([...parts, Buffer.from('--of-proofs--\r\n')]);
          return await shop.call('POST', form.action, {
            body,
            headers: { ...headers, 'content-type': 'multipart/form-data; boundary=of-proofs' },
          });
        },
      });
    }
  }
  return ways;
}

type Kept = { name: string; bytes: Buffer };

async function kept({ db }: TestApp): Promise<Kept[]> {
  const { rows } =
    await sql<Kept>`select name, bytes from private_file union all select name, bytes from media_file where kind <> 'drawing' order by name`.execute(
      db,
    );
  return rows;
}

export const proof: Proof = {
  name: 'uploads',
  chapter: 'Attacks',
  promise:
    'No way in keeps a file that runs, lies about its kind or is too large to open, and pictures are kept from their pixels alone',
  tag: '[promises P16, P17]',
  tier: 'prove',
  run,
  safeguards: [
    {
      name: 'the content that decides the kind',
      tier: 'prove',
      changes: [
        {
          file: 'modules/media/upload.ts',
          from: '!KINDS[kind].ending.test(file.name) || !isDeclared(kind, file.type)',
          to: 'file.name === String(isDeclared)',
        },
      ],
    },
    {
      name: 'the picture made anew',
      tier: 'prove',
      changes: [
        {
          file: 'modules/media/upload.ts',
          from: 'const bytes = await madeAnew(file.bytes, kind);',
          to: 'const bytes = (await madeAnew(file.bytes, kind)) && file.bytes;',
        },
      ],
    },
  ],
};
