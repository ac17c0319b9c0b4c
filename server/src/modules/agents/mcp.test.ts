// Tests of the catalogue for agents, driven by the official client of MCP, on the demo catalogue.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { AGENT_TOOLS } from '@millwright/contracts';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { aCustomer, aProduct, testApp } from '../../../testing/index.ts';
import { warmSearch } from './testing/warm-search.ts';

const shop = await testApp({ after }, { demo: true });
let address = '';
before(async () => {
  address = await shop.listen();
  await warmSearch(shop.app);
});

// biome-ignore lint/suspicious/noExplicitAny: answers of any shape are what is looked at
type Fields = Record<string, any>;

async function connected(token?: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit: { headers } }),
  );
  return client;
}

/** The client checks each answer against the tool's own schema. */
async function ask(name: string, input: object, token?: string): Promise<Fields> {
  const client = await connected(token);
  await client.listTools();
  const answer = await client.callTool({ name, arguments: input as Record<string, unknown> });
  await client.close();
  const [content] = answer.content as { type: string; text: string }[];
  const told = JSON.parse(content?.text ?? '') as Fields;
  if (answer.isError !== true) assert.deepEqual(answer.structuredContent, told);
  return { ...told, isError: answer.isError === true };
}

const first = async (text: string): Promise<Fields> =>
  (await ask('search_parts', { text, count: 1 })).parts[0];

test('agents › the list of tools › names and schemas of the table, reading ones marked so', async () => {
  const client = await connected();
  const { tools } = await client.listTools();
  await client.close();
  assert.deepEqual(
    tools.map(({ name }) => name),
    AGENT_TOOLS.map(({ name }) => name),
  );
  for (const tool of tools) {
    assert.equal(tool.inputSchema.type, 'object');
    assert.equal(tool.inputSchema.additionalProperties, false, tool.name);
    assert.equal(tool.annotations?.readOnlyHint, tool.name !== 'request_quote');
  }
});

test('agents › search_parts › the products of the REST search in its order, what was understood, page by page', async () => {
  const text = 'deep groove ball bearing 25x52x15';
  const { body } = await shop.call('POST', '/api/search', { body: { query: text, count: 10 } });
  const answer = await ask('search_parts', { text });
  assert.deepEqual(
    answer.parts.map(({ id }: Fields) => id),
    body.products.map(({ id }: Fields) => id),
  );
  assert.equal(answer.total, body.totalProductCount);
  assert.ok(answer.understood.as.length > 0);
  const page = await ask('search_parts', { text: 'bearing', count: 3 });
  assert.equal(page.next, 3);
  const second = await ask('search_parts', { text: 'bearing', count: 3, start: page.next });
  assert.equal(
    new Set([...page.parts, ...second.parts].map(({ id }: Fields) => id)).size,
    6,
    'no part is on two pages',
  );
});

test('agents › search_parts › ranges of attributes in other units, values and manufacturers narrow as the filters of a list do', async () => {
  const all = await ask('search_parts', { category: 'bearings/deep-groove' });
  const bore = all.filters.attributes.find(
    ({ unit, max }: Fields) => unit === 'mm' && max !== null,
  );
  const range = { attribute: bore.attribute, min: bore.min, max: bore.min };
  const inMillimetres = await ask('search_parts', {
    category: 'bearings/deep-groove',
    attributes: [range],
  });
  const inInches = await ask('search_parts', {
    category: 'bearings/deep-groove',
    attributes: [
      { ...range, min: (bore.min - 0.01) / 25.4, max: (bore.min + 0.01) / 25.4, unit: 'in' },
    ],
  });
  assert.ok(inMillimetres.total > 0 && inMillimetres.total < all.total);
  assert.equal(inInches.total, inMillimetres.total);
  const value = bore.values[0];
  const byValue = await ask('search_parts', {
    category: 'bearings/deep-groove',
    attributes: [{ attribute: bore.attribute, values: [value.value] }],
  });
  assert.equal(byValue.total, value.count);
  const manufacturer = all.filters.manufacturers[0];
  const byName = await ask('search_parts', {
    category: 'bearings/deep-groove',
    manufacturers: [manufacturer.name],
  });
  assert.equal(byName.total, manufacturer.count);
});

test('agents › get_part › the facts of the REST search by id, texts of third parties under `untrusted` alone', async () => {
  const found = await first('deep groove ball bearing 6205');
  const { body } = await shop.call('POST', '/api/search', {
    body: { searchBy: 'productId', query: String(found.id) },
  });
  const [wire] = body.products as [Fields];
  const part = await ask('get_part', { part: found.id });
  assert.deepEqual(
    [part.sku, part.mpn, part.name, part.manufacturer.name, part.stock, part.gtin],
    [wire.sku, wire.splSku, wire.name, wire.manufacturer, wire.productquantity, wire.gtin],
  );
  assert.equal(Number(part.price.amount), wire.discountprice ?? wire.price);
  assert.equal(part.attributes.length, wire.prodattributes.length);
  assert.equal(part.expectedDelivery, wire.expectedDelivery);
  const v1 = (await shop.call('GET', `/api/v1/products/${found.id}`)).body;
  assert.deepEqual(
    [part.attributes, part.orderQuantity, part.price],
    [v1.attributes, v1.orderQuantity, v1.price],
  );
  const { untrusted, ...ours } = part;
  assert.equal(untrusted.description, wire.description);
  assert.ok(wire.description.length > 20);
  assert.ok(!JSON.stringify(ours).includes(JSON.stringify(wire.description).slice(1, -1)));
  assert.deepEqual((await ask('get_part', { part: part.sku })).id, part.id);
});

test('agents › a number that several parts have › rejected with the ids to choose from', async () => {
  const { rows } = await shop.pool.query(
    `select m.mpn, array_agg(m.id) as ids from product m where m.published group by m.mpn having count(*) = 2 order by m.mpn limit 1`,
  );
  const { mpn, ids } = rows[0] as { mpn: string; ids: number[] };
  const answer = await ask('get_part', { part: mpn });
  assert.equal(answer.isError, true);
  assert.equal(answer.code, 'part-number-ambiguous');
  for (const id of ids) assert.match(answer.detail, new RegExp(`id ${id} =`));
  assert.equal(answer.errors[0].pointer, '/part');
});

test('agents › a number that nothing resembles › said, without an empty list of choices', async () => {
  const answer = await ask('get_part', { part: 'QQZZ-00-XKCD-99' });
  assert.equal(answer.code, 'part-number-not-sold');
  assert.match(answer.detail, /QQZZ-00-XKCD-99/);
});

test('agents › compare_parts › every attribute of each, those that differ first', async () => {
  const { parts } = await ask('search_parts', { category: 'bearings/deep-groove', count: 3 });
  const ids = parts.map(({ id }: Fields) => id);
  const answer = await ask('compare_parts', { parts: ids });
  assert.deepEqual(
    answer.parts.map(({ id }: Fields) => id),
    ids,
  );
  const same = answer.attributes.map(({ isSame }: Fields) => isSame);
  assert.deepEqual(
    same,
    [...same].sort((a, b) => Number(a) - Number(b)),
  );
  for (const { values } of answer.attributes) assert.equal(values.length, 3);
});

test('agents › find_substitutes › those of the page, with what differs', async () => {
  const found = await first('deep groove ball bearing 6205-2RS');
  const answer = await ask('find_substitutes', { part: found.id });
  const detail = await ask('get_part', { part: found.id });
  assert.ok(answer.substitutes.length > 0);
  assert.deepEqual(
    answer.substitutes.map(({ part }: Fields) => part.id),
    detail.substitutes.map(({ id }: Fields) => id),
  );
});

test('agents › match_list › the lines of the quick order, with the sum of those that can be ordered', async () => {
  const part = await first('deep groove ball bearing 6205');
  const { minimum } = part.orderQuantity;
  const lines = [`${part.sku} x ${minimum}`, 'no-such-number-9911 x 2'];
  const { body } = await shop.call('POST', '/api/quickorder', { body: { lines } });
  const answer = await ask('match_list', { lines });
  assert.deepEqual(
    answer.lines.map(({ status, quantity }: Fields) => ({ status, quantity })),
    body.lines.map(({ status, quantity }: Fields) => ({ status, quantity })),
  );
  assert.equal(answer.lines[0].part.id, part.id);
  assert.equal(answer.total.amount, (Number(part.price.amount) * minimum).toFixed(2));
});

test('agents › check_stock › enough, too much, and none', async () => {
  const some = await aProduct(shop.db, { stock: 5 });
  const none = await aProduct(shop.db, { stock: 0 });
  const { parts } = await ask('check_stock', {
    parts: [{ part: some, quantity: 5 }, { part: some, quantity: 6 }, { part: none }],
  });
  assert.deepEqual(
    parts.map(({ isEnough, stock }: Fields) => [isEnough, stock]),
    [
      [true, 5],
      [false, 5],
      [false, 0],
    ],
  );
  assert.equal(parts[0].problem, null);
  assert.match(parts[1].problem, /5/);
  assert.equal(parts[2].expectedDelivery, null);
});

test('agents › check_stock › one part of several is unknown › is said beside the others', async () => {
  const some = await aProduct(shop.db, { stock: 5 });
  const { parts } = await ask('check_stock', {
    parts: [{ part: 'no-such-part-0' }, { part: 2_000_000_000, quantity: 3 }, { part: some }],
  });
  assert.deepEqual(
    parts.map(({ asked, part, isEnough }: Fields) => [asked, part?.id, isEnough]),
    [
      ['no-such-part-0', undefined, false],
      ['2000000000', undefined, false],
      [String(some), some, true],
    ],
  );
  assert.match(parts[0].problem, /no-such-part-0/);
  assert.ok(parts[1].problem !== null);
});

test('agents › request_quote › without a token refused; a customer’s is one lead, however often it is sent', async () => {
  const part = await aProduct(shop.db);
  const items = [{ part, quantity: 3 }];
  const refused = await ask('request_quote', { items });
  assert.equal(refused.code, 'customer-token-required');
  const { token, id } = await aCustomer(shop.db);
  const input = { items, note: 'By June', companyName: 'Mill Ltd', phoneNumber: '+919876543210' };
  const sent = await ask('request_quote', input, token);
  assert.equal(sent.isError, false, JSON.stringify(sent));
  assert.equal((await ask('request_quote', input, token)).reference, sent.reference);
  const { rows } = await shop.pool.query(
    'select kind, message, reference from lead where customer_id = $1',
    [id],
  );
  assert.equal(rows.length, 1);
  assert.equal(rows[0].reference, sent.reference);
  assert.match(rows[0].message, /^3 x SKU-.*\n\nBy June$/);
});

test('agents › language and currency › are arguments; one that the shop does not sell in is rejected', async () => {
  const found = await first('bearing');
  const russian = await ask('get_part', { part: found.id, language: 'ru', currency: 'USD' });
  assert.match(russian.name, /\p{Script=Cyrillic}/u);
  assert.equal(russian.price.currency, 'USD');
  assert.match(russian.url, /\/ru\/product\//);
  assert.equal((await ask('get_part', { part: found.id })).price.currency, 'INR');
  const foreign = await ask('get_part', { part: found.id, currency: 'JMD' });
  assert.equal(foreign.errors[0].pointer, '/currency');
  const wrong = await ask('get_part', { part: 999_999_999, language: 'ru' });
  assert.match(wrong.detail, /\p{Script=Cyrillic}/u);
});

test('agents › what the shop does not sell, a size that it lacks › said in a note, in the language of the call', async () => {
  const seal = await ask('search_parts', { text: 'oil seal 30x52x7 viton' });
  assert.match(seal.note, /^Not sold in this shop: /);
  const siemens = await ask('search_parts', { text: 'Siemens MCB 16A C 3 pole', language: 'ru' });
  assert.match(siemens.note, /Siemens здесь не продаётся/);
  assert.equal((await ask('search_parts', { text: 'hex bolt M10' })).note, null);
});

test('agents › wrong input › a tool error that names field and reason', async () => {
  const named = async (tool: string, input: object) =>
    (await ask(tool, input)).errors.map(({ code, pointer }: Fields) => [code, pointer]);
  assert.deepEqual(await named('get_part', {}), [['field-required', '/part']]);
  assert.deepEqual(await named('search_parts', { colour: 1 }), [['unknown-field', '/colour']]);
  assert.deepEqual(await named('search_parts', { count: 51 }), [['number-too-large', '/count']]);
  assert.deepEqual(
    await named('search_parts', {
      category: 'bearings/deep-groove',
      attributes: [
        { attribute: 'series', values: ['62', '63'] },
        { attribute: 'no-such', min: 1 },
      ],
    }),
    [['filter-not-understood', '/attributes/1']],
  );
  assert.deepEqual(await named('compare_parts', { parts: [1] }), [['list-too-short', '/parts']]);
});
