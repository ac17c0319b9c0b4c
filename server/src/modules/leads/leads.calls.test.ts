// Lead calls of the specification.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  CARRIERS,
  GOOD_FILES,
  GOOD_LISTS,
  HOSTILE_FILES,
  type TestFile,
} from '../../../testing/hostile-files.ts';
import { aCustomer, asStaff, type FormPart, sendForm, testApp } from '../../../testing/index.ts';
import { assertProblem } from '../../../testing/problems.ts';

const shop = await testApp({ after });
const { call, db } = shop;
const staff = await asStaff(shop);
let count = 0;
const anAddress = (): string => `form-${process.pid}-${++count}@example.com`;
const leadOf = (reference: string) =>
  db.selectFrom('lead').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
const textParts = (fields: Record<string, string>): FormPart[] =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));
const request = (more: Record<string, string> = {}) =>
  textParts({
    firstName: 'Asha',
    companyName: 'Nellore Pumps',
    emailId: anAddress(),
    phoneNumber: '+914428271234',
    description: `Seals ${count}`,
    ...more,
  });
const part = ({ name, type, bytes }: TestFile): FormPart => ({
  name: 'document',
  fileName: name,
  type,
  bytes,
});
const files = async () =>
  Number(
    (
      await db
        .selectFrom('private_file')
        .select((fn) => fn.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
const leads = async () =>
  Number(
    (
      await db
        .selectFrom('lead')
        .select((fn) => fn.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

for (const [path, kind, tag] of [
  ['/seller', 'seller', '[§7.7 seller]'],
  ['/postrequirement', 'request', '[§7.7 postrequirement]'],
] as const) {
  test(`POST ${path} › six fields, the document optional, bare and under /api › Request sent successfully ${tag} [§3 seller and requirement, §8 requirement]`, async () => {
    for (const url of [`/api${path}?lang=en&store=DEFAULT`, path]) {
      const emailId = anAddress();
      const { status, body } = await sendForm(
        shop,
        url,
        request({ emailId, description: 'Shaft seals' }),
      );
      assert.deepEqual([status, body.message], [200, 'Request sent successfully']);
      const lead = await leadOf(body.reference);
      assert.deepEqual(
        [lead.kind, lead.name, lead.company, lead.email, lead.phone, lead.message, lead.file_name],
        [kind, 'Asha', 'Nellore Pumps', emailId, '+914428271234', 'Shaft seals', null],
      );
    }
    const arabic = await sendForm(shop, `/api${path}?lang=ar`, request());
    assert.equal(arabic.body.message, 'تم إرسال الطلب بنجاح');
  });

  test(`POST ${path} › fields missing or wrong › the message of each, nothing stored [§8 requirement, §5 requirement and seller form]`, async () => {
    const before = await leads();
    const nothing = assertProblem(await sendForm(shop, `/api${path}`, []), {
      code: 'invalid-request',
    });
    assert.deepEqual(
      nothing.errors.map(({ pointer, defaultMessage }) => [pointer, defaultMessage]),
      ['/firstName', '/companyName', '/emailId', '/phoneNumber', '/description'].map((pointer) => [
        pointer,
        'This field is required.',
      ]),
    );
    const wrong = await sendForm(shop, `/api${path}`, request({ emailId: 'x', phoneNumber: '1' }));
    assert.deepEqual(
      wrong.body.errors.map((error: { defaultMessage: string }) => error.defaultMessage),
      ['Please enter a valid email address.', 'Please enter a valid phone number.'],
    );
    assertProblem(
      await sendForm(shop, `/api${path}`, [...request(), { name: 'state', value: 'won' }]),
      { code: 'invalid-request' },
    );
    assert.equal(await leads(), before);
  });

  test(`POST ${path} › a good file of each kind › kept as what it is, pictures made anew [§3 seller and requirement] [promises P16]`, async () => {
    for (const file of GOOD_FILES) {
      const { status, body } = await sendForm(shop, `/api${path}`, [...request(), part(file)]);
      assert.equal(status, 200, file.about);
      const { file_name, file_label } = await leadOf(body.reference);
      assert.equal(file_label, file.name);
      assert.match(file_name ?? '', /^[0-9a-f]{32}\.(pdf|png|jpg|webp)$/);
    }
    for (const file of CARRIERS) {
      const { status, body } = await sendForm(shop, `/api${path}`, [...request(), part(file)]);
      assert.equal(status, 200, file.about);
      const { file_name, file_label } = await leadOf(body.reference);
      assert.ok(file_label.length <= 120 && !/[/\u202e]/.test(file_label), file.about);
      const { bytes } = await db
        .selectFrom('private_file')
        .select('bytes')
        .where('name', '=', file_name)
        .executeTakeFirstOrThrow();
      for (const trace of ['<script', '<?php', 'PK\u0003\u0004'])
        assert.equal(bytes?.includes(trace), false, file.about);
    }
  });

  test(`POST ${path} › a list as workbook or CSV › kept as it was sent; staff get it as an attachment that no browser guesses at [§3 seller and requirement] [promises P16, P18]`, async () => {
    for (const file of GOOD_LISTS) {
      const { status, body } = await sendForm(shop, `/api${path}`, [...request(), part(file)]);
      assert.equal(status, 200, file.about);
      const { id, file_name, file_label } = await leadOf(body.reference);
      assert.equal(file_label, file.name);
      const ending = file.name.split('.').at(-1)?.toLowerCase();
      assert.match(file_name ?? '', new RegExp(`^[0-9a-f]{32}\\.${ending}$`));
      const { bytes } = await db
        .selectFrom('private_file')
        .select('bytes')
        .where('name', '=', file_name)
        .executeTakeFirstOrThrow();
      assert.ok(bytes?.equals(file.bytes), file.about);
      const { status: given, headers } = await staff('GET', `/leads/${id}/document`);
      assert.deepEqual(
        [
          given,
          headers['content-disposition'],
          headers['x-content-type-options'],
          headers['content-security-policy'],
        ],
        [
          200,
          `attachment; filename="lead-${id}.${ending}"`,
          'nosniff',
          "default-src 'none'; sandbox",
        ],
      );
    }
  });

  test(`POST ${path} › a wrong telephone and a wrong file › both are named in one answer, and nothing of it is kept [§5 requirement and seller form]`, async () => {
    const before = await files();
    const wrong = { about: '', name: 'macros.xlsm', type: '', bytes: Buffer.from('PK') };
    const { errors, ...body } = assertProblem(
      await sendForm(shop, `/api${path}`, [...request({ phoneNumber: '12' }), part(wrong)]),
      {
        code: 'invalid-request',
      },
    );
    assert.deepEqual(
      errors.map(({ pointer, code }) => [pointer, code]),
      [
        ['/phoneNumber', 'phone-not-valid'],
        ['/document', 'file-type-not-taken'],
      ],
    );
    const good = await sendForm(shop, `/api${path}`, [
      ...request({ phoneNumber: '12' }),
      part(GOOD_LISTS[0] as TestFile),
    ]);
    assert.equal('pendingUploads' in body || 'pendingUploads' in good.body, false);
    assert.equal(await files(), before);
    // The token of a page is no part of the call.
    assertProblem(
      await sendForm(shop, `/api${path}`, [
        ...request(),
        { name: 'documentPending', value: 'A'.repeat(43) },
      ]),
      {
        code: 'invalid-request',
      },
    );
  });

  test(`POST ${path} › the hostile files › each refused at its field in words, none kept, no lead [promises P16]`, async () => {
    const [before, leadsBefore] = [await files(), await leads()];
    for (const file of HOSTILE_FILES) {
      const answer = await sendForm(shop, `/api${path}`, [...request(), part(file)]);
      const { errors } = assertProblem(answer, { status: 400, code: 'invalid-request' });
      assert.ok(errors.length > 0, file.about);
      if (!file.name.includes('\0')) assert.equal(errors[0]?.pointer, '/document', file.about);
    }
    const large = await sendForm(shop, `/api${path}`, [
      ...request(),
      part({
        about: '',
        name: 'a.png',
        type: 'image/png',
        bytes: Buffer.alloc(10 * 1_048_576 + 1),
      }),
    ]);
    assert.match(
      large.body.errors[0].defaultMessage,
      /^“\u2068.+\u2069” is too large: a file may have 10 MiB at most\. Make it smaller/,
    );
    assert.deepEqual([await files(), await leads()], [before, leadsBefore]);
  });
}

test('POST /contactus › a message, bare and under /api › Sent message successfully. [§7.7 contactus, §8 contact, §3 enquiry]', async () => {
  for (const url of ['/api/contactus?lang=en&store=DEFAULT', '/contactus']) {
    const body = { name: 'Asha', emailId: anAddress(), subject: 'Delivery', comment: 'When?' };
    const answer = await call('POST', url, { body });
    assert.deepEqual([answer.status, answer.body.message], [200, 'Sent message successfully.']);
    const lead = await leadOf(answer.body.reference);
    assert.deepEqual(
      [lead.kind, lead.name, lead.email, lead.subject, lead.message],
      ['contact', 'Asha', body.emailId, 'Delivery', 'When?'],
    );
  }
  for (const wrong of [
    { subject: '' },
    { emailId: 'x' },
    { comment: ' ' },
    { name: '' },
    { owner: 1 },
  ]) {
    const body = {
      name: 'Asha',
      emailId: anAddress(),
      subject: 'Delivery',
      comment: 'When?',
      ...wrong,
    };
    assertProblem(await call('POST', '/api/contactus', { body }), { code: 'invalid-request' });
  }
});

test('POST /lotrequest › an enquiry on a lot, a response to a need › Submitted successfully., each as what it is [§7.7 lotrequest, §8 lot request]', async () => {
  for (const [subject, kind] of [
    ['Lot Sale - Ball bearings', 'enquiry'],
    ['Our Needs - Seamless pipe', 'response'],
    ['احتياجاتنا - أنبوب', 'response'],
  ]) {
    for (const url of ['/api/lotrequest?lang=en&store=DEFAULT', '/lotrequest']) {
      const body = { name: 'Asha', emailId: anAddress(), subject, comment: 'What is its price?' };
      const answer = await call('POST', url, { body });
      assert.deepEqual([answer.status, answer.body.message], [200, 'Submitted successfully.']);
      const lead = await leadOf(answer.body.reference);
      assert.deepEqual([lead.kind, lead.subject], [kind, subject]);
    }
  }
  const message = { name: 'Asha', emailId: anAddress(), subject: 'x', comment: 'y' };
  assertProblem(await call('POST', '/api/lotrequest', { body: { ...message, lotId: 60_000 } }), {
    code: 'lot-not-found',
  });
  assertProblem(await call('POST', '/api/lotrequest', { body: { ...message, needId: 60_000 } }), {
    code: 'need-not-found',
  });
  assertProblem(
    await call('POST', '/api/lotrequest', { body: { ...message, lotId: 1, needId: 1 } }),
    { code: 'invalid-request' },
  );
});

test('a file of a request › its sender downloads it, as an attachment that cannot run; nobody else knows of it [promises P17]', async () => {
  const [owner, stranger] = [await aCustomer(db), await aCustomer(db)];
  const [, png] = GOOD_FILES as [TestFile, TestFile];
  const { body } = await sendForm(shop, '/api/postrequirement', [...request(), part(png)], {
    authtoken: owner.token,
  });
  const get = (token?: string) =>
    call('GET', `/api/requests/${body.reference}/document`, { token });
  const own = await get(owner.token);
  assert.deepEqual(
    [
      own.status,
      own.headers['content-type'],
      own.headers['content-disposition'],
      own.headers['x-content-type-options'],
      own.headers['content-security-policy'],
    ],
    [
      200,
      'image/png',
      'attachment; filename="request-document.png"',
      'nosniff',
      "default-src 'none'; sandbox",
    ],
  );
  assert.deepEqual([(await get(stranger.token)).status, (await get()).status], [404, 401]);
  const { file_name } = await leadOf(body.reference);
  assert.doesNotMatch(
    String((await call('GET', `/productimages/${file_name}`)).headers['content-type']),
    /png/,
  );
});
