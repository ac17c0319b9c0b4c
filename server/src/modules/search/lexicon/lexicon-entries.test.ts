// Tests of lexicon entries: what staff may and may not write, that the next search knows it, undo with its conflict, terms of the program.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { LexiconRow, LexiconTrial } from '@millwright/contracts';
import { aProduct, asStaff, testApp } from '../../../../testing/index.ts';
import { rebuildIndex } from '../index.ts';

const shop = await testApp({ after });
const manager = await asStaff(shop, 'catalogue-manager');
const colleague = await asStaff(shop, 'administrator');
const orders = await asStaff(shop, 'order-manager');

const FORM = {
  terms: [] as string[],
  locale: null,
  kind: 'family',
  categories: [] as number[],
  properties: [] as object[],
  standsFor: null as string | null,
};
const form = (given: Partial<typeof FORM>) => ({ ...FORM, ...given });
/** Codes and pointers of a rejection. */
const wrong = (answer: {
  status: number;
  body: { errors: { code: string; pointer: string }[] };
}) => [answer.status, ...answer.body.errors.map(({ code, pointer }) => `${pointer} ${code}`)];
const find = async (query: string): Promise<number> =>
  (await shop.call('POST', '/api/search', { body: { query } })).body.totalProductCount;
const facts = async (sql: string) => (await shop.pool.query(sql)).rows[0];

const washer = await aProduct(shop.db, { name: 'Plain washer M8' });
await aProduct(shop.db, { name: 'Deep groove ball bearing' });
const { category_id: family, sku } = await facts(
  `select category_id, sku from product where id = ${washer}`,
);
await shop.pool.query(
  "insert into attribute (slug, name, kind, position) values ('numbat-colour', '{\"en\": \"Numbat colour\"}', 'text', 900)",
);
const { id: colour } = await facts("select id from attribute where slug = 'numbat-colour'");
await shop.pool.query(
  `insert into attribute_value (attribute_id, ordinal, slug, label) values (${colour}, 1, 'teal', '{"en": "Teal", "ru": "Бирюзовый", "ar": "أزرق مخضر"}'), (${colour}, 2, 'ochre', '{"en": "Ochre"}')`,
);
await shop.pool.query(
  `insert into product_attribute (product_id, attribute_id, ordinal) values (${washer}, ${colour}, 1)`,
);
await rebuildIndex(shop.db);

test('lexicon › a word for a family with a property, changed, removed › each next search knows it, and roles without the right do not write [house §6]', async () => {
  assert.equal(await find('quokkaring'), 0);
  const entry = form({
    terms: [' quokkaring ', 'quokka  ring'],
    kind: 'family-property',
    categories: [family],
    properties: [{ attributeId: colour, values: ['teal'] }],
  });
  assert.equal((await orders('POST', '/lexicon', entry)).status, 403);
  const made = await manager<LexiconRow>('POST', '/lexicon', entry);
  assert.deepEqual(
    [made.status, made.body.terms, made.body.state, made.body.version],
    [200, ['quokkaring', 'quokka ring'], 'bound', 1],
  );
  assert.match(made.body.means, / · Numbat colour: Teal$/);
  const { body } = await shop.call('POST', '/api/search', { body: { query: 'quokkaring' } });
  assert.equal(body.totalProductCount, 1);
  assert.deepEqual(
    body.reading.constraints.map(({ kind }: { kind: string }) => kind),
    ['category', 'attribute'],
  );
  assert.equal(
    (await orders<LexiconRow>('GET', `/lexicon/${made.body.id}?lang=ru`)).body.properties[0]
      ?.values[0]?.text,
    'Бирюзовый',
  );
  const { version } = made.body;
  const ochre = {
    ...entry,
    properties: [{ attributeId: colour, values: ['ochre'] }],
    kind: 'property',
    version,
  };
  assert.equal((await manager('PUT', `/lexicon/${made.body.id}`, ochre)).status, 200);
  assert.equal(
    (await shop.call('POST', '/api/search', { body: { query: 'quokkaring' } })).body.reading.relaxed
      .length,
    0,
  );
  assert.equal(
    (await manager('PUT', `/lexicon/${made.body.id}`, ochre)).body.code,
    'record-changed',
  );
  assert.equal((await manager('DELETE', `/lexicon/${made.body.id}`)).status, 200);
  assert.equal(await find('quokkaring'), 0);
  assert.equal((await manager('DELETE', `/lexicon/${made.body.id}`)).body.code, 'record-not-found');
});

test('lexicon › spelling, ignored word, manufacturer, not sold › each is read as what it is [house §6]', async () => {
  const add = async (given: Partial<typeof FORM>) =>
    assert.equal(
      (await manager('POST', '/lexicon', form(given))).status,
      200,
      JSON.stringify(given),
    );
  await add({ terms: ['wibblebearing'], kind: 'spelling', standsFor: 'ball bearing' });
  assert.equal(await find('wibblebearing'), 1);
  await add({ terms: ['numbatly'], kind: 'ignore' });
  assert.equal(await find('numbatly washer'), 1);
  const readingOf = async (query: string) =>
    (await shop.call('POST', '/api/search', { body: { query } })).body.reading;
  await add({
    terms: ['dunnart'],
    kind: 'manufacturer',
    standsFor: 'Dunnart AG',
    categories: [family],
  });
  assert.equal((await readingOf('dunnart')).foreignManufacturer, 'Dunnart AG');
  await add({ terms: ['bilby press'], kind: 'unsold', categories: [family] });
  assert.equal((await readingOf('bilby press')).notSold, 'bilby press');
  // A misspelt word of staff is corrected to it.
  assert.equal(await find('wibblebearin'), 1);
});

test('lexicon › wrong entries › each is said at its field with its reason, and nothing is written [house §6]', async () => {
  const before = await facts(
    'select count(*)::int as n, (select lexicon from search_version) as version from search_lexicon_entry',
  );
  const refused = async (given: Partial<typeof FORM>) =>
    wrong(await manager('POST', '/lexicon', form(given)));
  assert.deepEqual(await refused({ kind: 'ignore' }), [400, '/terms field-required']);
  assert.deepEqual(await refused({ terms: ['the of'], kind: 'ignore' }), [
    400,
    '/terms lexicon-term-empty',
  ]);
  assert.deepEqual(
    await refused({ terms: ['one two three four five six seven'], kind: 'ignore' }),
    [400, '/terms lexicon-term-too-long'],
  );
  assert.deepEqual(
    await refused({ terms: [sku.toLowerCase().replaceAll('-', ' ')], kind: 'ignore' }),
    [400, '/terms lexicon-term-part-number'],
  );
  assert.deepEqual(await refused({ terms: ['Numbatly'], kind: 'ignore' }), [
    400,
    '/terms lexicon-term-taken',
  ]);
  assert.deepEqual(await refused({ terms: ['quoll'] }), [400, '/categories field-required']);
  assert.deepEqual(await refused({ terms: ['quoll'], categories: [2_000_000] }), [
    400,
    '/categories lexicon-not-in-catalogue',
  ]);
  const property = (attributeId: number, values: string[]) =>
    refused({ terms: ['quoll'], kind: 'property', properties: [{ attributeId, values }] });
  assert.deepEqual(await property(colour, ['mauve']), [
    400,
    '/properties/0/values lexicon-not-in-catalogue',
  ]);
  assert.deepEqual(await property(colour, []), [400, '/properties/0/values field-required']);
  assert.deepEqual(await property(2_000_000, ['teal']), [
    400,
    '/properties/0/attributeId lexicon-not-in-catalogue',
  ]);
  assert.deepEqual(await refused({ terms: ['quoll'], kind: 'spelling', standsFor: 'zyzzyvazz' }), [
    400,
    '/standsFor lexicon-spelling-unknown',
  ]);
  assert.deepEqual(await refused({ terms: ['washer'], kind: 'spelling', standsFor: 'Washer' }), [
    400,
    '/standsFor lexicon-spelling-unknown',
  ]);
  assert.deepEqual(await refused({ terms: ['zyzzyvazz'], kind: 'off' }), [
    400,
    '/terms lexicon-off-unknown',
  ]);
  assert.deepEqual(
    await facts(
      'select count(*)::int as n, (select lexicon from search_version) as version from search_lexicon_entry',
    ),
    before,
  );
});

test('lexicon › two entries with one term at the same moment › one is written [race: house §6]', async () => {
  const answers = await Promise.all(
    [manager, colleague].map((by) =>
      by('POST', '/lexicon', form({ terms: ['potoroo'], kind: 'ignore' })),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 400]);
});

test('lexicon › a term of the program › found by term and meaning, with its state; replaced and switched off by staff [house §6]', async () => {
  const [term] = (
    await orders<{ rows: LexiconRow[] }>('GET', '/lexicon?q=anyone%20know&source=program&count=1')
  ).body.rows;
  assert.equal(term, undefined);
  const noise = (
    await orders<{ rows: LexiconRow[] }>('GET', '/lexicon?q=kindly&source=program&kind=ignore')
  ).body.rows;
  assert.deepEqual(
    [noise[0]?.terms, noise[0]?.state, noise[0]?.locale],
    [['kindly'], 'bound', 'en'],
  );
  // The empty shop of the test has none of the program's families.
  const lost = (
    await orders<{ rows: LexiconRow[]; total: number }>(
      'GET',
      '/lexicon?q=nyloc%20nut&source=program&state=unbound',
    )
  ).body;
  assert.equal(lost.rows[0]?.terms[0], 'nyloc nut');
  assert.ok(lost.rows[0]?.missing.includes('standard=din-985'), JSON.stringify(lost.rows[0]));
  assert.ok(
    (await orders<{ total: number }>('GET', '/lexicon?source=program')).body.total > 60_000,
  );
  assert.equal(
    (await orders<{ total: number }>('GET', '/lexicon?source=program&locale=ar')).body.total <
      30_000,
    true,
  );
  assert.equal(await find('kindly washer'), 1);
  assert.equal(
    (await manager('POST', '/lexicon', form({ terms: ['kindly'], kind: 'off' }))).status,
    200,
  );
  const off = (await orders<LexiconRow>('GET', `/lexicon/${noise[0]?.id}`)).body;
  assert.equal(off.state, 'off');
  const { body } = await shop.call('POST', '/api/search', { body: { query: 'kindly washer' } });
  assert.deepEqual([body.totalProductCount, body.reading?.notUnderstood], [1, ['kindly']]);
  const answer = await manager('PUT', '/lexicon/program-1', {
    ...form({ terms: ['x'], kind: 'ignore' }),
    version: 0,
  });
  assert.equal(answer.status, 400);
});

test('lexicon › tried before it is saved › answers without and with it side by side; nothing is written or counted [house §6]', async () => {
  const rows = async () =>
    await facts(
      'select (select count(*) from search_lexicon_entry) as entries, (select lexicon from search_version) as version, (select count(*) from search_zero_result) as zero',
    );
  const before = await rows();
  const entry = form({ terms: ['wombatring'], categories: [family] });
  const tried = await orders<{ trials: LexiconTrial[] }>('POST', '/lexicon/try', {
    queries: ['wombatring', 'wombatring teal'],
    entry,
    replaces: null,
  });
  assert.equal(tried.status, 200, JSON.stringify(tried.body));
  const [first, second] = tried.body.trials;
  assert.deepEqual([first?.without.total, first?.without.notUnderstood], [0, ['wombatring']]);
  assert.equal(first?.with.family.length, 1);
  assert.ok(first?.with.products.some(({ id }) => id === washer));
  assert.deepEqual(
    [second?.with.total, second?.with.constraints.map(({ label }) => label)],
    [1, ['Teal']],
  );
  assert.equal(await find('wombatring'), 0);
  assert.deepEqual(await rows(), before);
  // As it is, and as if it were not there.
  const known = (await orders<{ rows: LexiconRow[] }>('GET', '/lexicon?q=numbatly')).body.rows[0]
    ?.id;
  const asItIs = await orders<{ trials: LexiconTrial[] }>('POST', '/lexicon/try', {
    queries: ['numbatly washer'],
    entry: null,
    replaces: known,
  });
  assert.deepEqual(
    [asItIs.body.trials[0]?.without.notUnderstood, asItIs.body.trials[0]?.with.notUnderstood],
    [['numbatly'], []],
  );
  assert.deepEqual(
    wrong(
      await orders('POST', '/lexicon/try', {
        queries: ['x'],
        entry: form({ terms: ['quoll'] }),
        replaces: null,
      }),
    ),
    [400, '/entry/categories field-required'],
  );
});

test('lexicon › undo of a removal, a creation, a change › as before, recorded itself; changed since, or its term taken, is a conflict [house §6]', async () => {
  type Changes = {
    rows: {
      id: string;
      who: string;
      undone: boolean;
      lines: { field: string; of: string; before: string | null; after: string | null }[];
    }[];
    total: number;
  };
  const changes = async (id: string) =>
    (await orders<Changes>('GET', `/lexicon-changes?entryId=${id}`)).body;
  const undo = async (id: string | undefined, by = manager) =>
    await by('POST', `/lexicon-changes/${id}/undo`);
  const made = (
    await manager<LexiconRow>(
      'POST',
      '/lexicon',
      form({ terms: ['bettong'], categories: [family] }),
    )
  ).body;
  assert.ok((await find('bettong')) > 0);
  const wider = {
    ...form({ terms: ['bettong', 'bettong ring'], categories: [family] }),
    version: 1,
  };
  await manager('PUT', `/lexicon/${made.id}`, wider);
  const [change, creation] = (await changes(made.id)).rows;
  assert.deepEqual(change?.lines, [
    {
      table: 'search_lexicon_entry',
      field: 'terms',
      of: 'bettong',
      before: 'bettong',
      after: 'bettong, bettong ring',
    },
  ]);
  assert.deepEqual(
    creation?.lines.map(({ field }) => field),
    ['terms', 'kind', 'means'],
  );
  assert.equal((await undo(change?.id, orders)).status, 403);
  // The creation was changed since: although the row holds all that it held then.
  assert.equal((await undo(creation?.id)).body.code, 'change-not-undoable');
  assert.equal((await undo(change?.id, colleague)).status, 200);
  assert.deepEqual((await orders<LexiconRow>('GET', `/lexicon/${made.id}`)).body.terms, [
    'bettong',
  ]);
  assert.equal((await undo(change?.id)).body.code, 'change-not-undoable', 'a second time');
  assert.equal((await changes(made.id)).total, 3, 'the undo is a change');
  assert.equal((await manager('DELETE', `/lexicon/${made.id}`)).status, 200);
  assert.equal(await find('bettong'), 0);
  const [removal] = (await changes(made.id)).rows;
  const twin = (
    await colleague<LexiconRow>('POST', '/lexicon', form({ terms: ['bettong'], kind: 'ignore' }))
  ).body;
  assert.equal(
    (await undo(removal?.id)).body.code,
    'change-not-undoable',
    'its term is another entry’s now',
  );
  const [creationOfTwin] = (await changes(twin.id)).rows;
  assert.equal((await undo(creationOfTwin?.id)).status, 200);
  assert.equal((await undo(removal?.id)).status, 200);
  assert.ok((await find('bettong')) > 0);
  const { n } = await facts(
    `select count(*)::int as n from audit_log where subject = 'lexicon-entry' and subject_id = '${made.id}'`,
  );
  assert.equal(n, 5);
});
