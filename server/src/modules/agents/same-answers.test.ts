// The same answers everywhere: generated questions find the same products in the same order on a page, as Markdown, by REST, by MCP and by UCP.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ensureBundles } from '../../../../scripts/bundles.ts';
import { testApp } from '../../../testing/index.ts';
import { sampleSize } from '../../../testing/sample.ts';
import { warmSearch } from './testing/warm-search.ts';

await ensureBundles(async (_label, work) => work());
const { app, pool } = await testApp({ after }, { demo: true, pages: true });
before(() => warmSearch(app));
const COUNT = 20;

const inOrder = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

/** The same questions in each run. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** As people ask: whole names, some of their words, numbers, slips of the finger, a manufacturer and a size. */
async function questions(n: number): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; mpn: string; manufacturer: string }>(
    `select t.name, p.mpn, m.name as manufacturer from product p join manufacturer m on m.id = p.manufacturer_id
     join product_text t on t.product_id = p.id and t.locale = 'en' where p.published order by p.id`,
  );
  const below = generator(111);
  return Array.from({ length: n }, (_, index) => {
    const { name, mpn, manufacturer } = rows[below(rows.length)] as (typeof rows)[number];
    const words = name.split(/\s+/);
    const some = words.filter(() => below(3) > 0).join(' ') || name;
    const at = 1 + below(Math.max(1, some.length - 1));
    const forms = [
      name,
      some,
      mpn,
      `${manufacturer} ${words.slice(0, 2).join(' ')}`,
      some.slice(0, at) + some.slice(at + 1),
      `${words[0]} ${1 + below(40)} mm`,
    ];
    return forms[index % forms.length] as string;
  });
}

type Shown = {
  ids: number[] /** The category whose page the text opened: its products, in the order of a category. */;
  isLanding: boolean;
};

async function shownOn(text: string, ending: '' | '.md'): Promise<Shown> {
  let url = `/products${ending}?query=${encodeURIComponent(text)}`;
  for (let hops = 0; hops < 3; hops++) {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    if (answer.statusCode >= 300 && answer.statusCode < 400) {
      url = String(answer.headers.location);
      continue;
    }
    assert.equal(answer.statusCode, 200, text);
    const pattern =
      ending === '' ? /class="quick" href="\/product\/(\d+)\//g : /\]\([^)]*\/product\/(\d+)\//g;
    const ids = [...answer.body.matchAll(pattern)].map(([, id]) => Number(id));
    return { ids, isLanding: !url.startsWith(`/products${ending}?query=`) };
  }
  throw new Error(`led round and round: ${text}`);
}

async function postJson(url: string, payload: object) {
  const headers = {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  };
  const { statusCode, body } = await app.inject({ method: 'POST', url, headers, payload });
  assert.equal(statusCode, 200, body);
  // Answers of the revision before are an event stream of one event.
  return JSON.parse(body.startsWith('{') ? body : (/^data: (.*)$/m.exec(body)?.[1] ?? ''));
}

test('agents › generated questions › the same products in the same order on the page, as Markdown, by REST, MCP and UCP [§7.3 search]', async () => {
  let found = 0;
  for (const text of await questions(sampleSize(60, 200))) {
    const rest = await postJson('/api/search', { query: text, count: COUNT });
    const ids = rest.products.map(({ id }: { id: number }) => id);
    const mcp = await postJson('/mcp', {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_parts', arguments: { text, count: COUNT } },
    });
    const { parts, total } = mcp.result.structuredContent;
    const ucp = await postJson('/ucp/catalog/search', {
      query: text,
      pagination: { limit: COUNT },
    });
    assert.equal(total, rest.totalProductCount, text);
    assert.deepEqual(
      parts.map(({ id }: { id: number }) => id),
      ids,
      `MCP: ${text}`,
    );
    assert.deepEqual(
      ucp.products.map(({ id }: { id: string }) => Number(id)),
      ids,
      `UCP: ${text}`,
    );
    // An empty list offers something else on the page.
    if (total === 0) continue;
    found += 1;
    const page = await shownOn(text, '');
    assert.deepEqual(await shownOn(text, '.md'), page, `Markdown: ${text}`);
    if (!page.isLanding) assert.deepEqual(page.ids, ids, `page: ${text}`);
    else if (total <= COUNT) assert.deepEqual(inOrder(page.ids), inOrder(ids), `category: ${text}`);
  }
  assert.ok(found > 30, `only ${found} questions found anything`);
});
