// Tests of the parity of pages and calls: whatever a page can do a machine can do by /api/v1, and the other way round. [decisions 0114]
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { V1_CALLS, type V1Call } from '@millwright/contracts';
import { CALLS_WITHOUT_PAGE, PAGE_CALLS, READING_FORMS, USE_CASE_CALLS } from './page-calls.ts';

const APP = import.meta.dirname;
type PageSource = { name: string; writes: boolean };
type Calls = readonly Pick<V1Call, 'name' | 'method' | 'access'>[];

/** Sources of the pages, not those that tests and previews are made of. */
function sourcesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^dev\//.test(file))
    .map((file) => join(root, file));
}

/** Rows of the table of routes, each with whether its page takes forms. Pages hold JSX, so their text is read instead. */
function pagesOf(routes: string): PageSource[] {
  const files = new Map(
    [...routes.matchAll(/import (?:\* as (\w+)|\{ (\w+) \}) from '(\.\/storefront\/[^']+)'/g)].map(
      ([, all, one, file]) => [all ?? one, file as string],
    ),
  );
  return [...routes.matchAll(/name: '(\w+)',\s+pattern: '[^']+',\s+page: (\w+)/g)].map(
    ([, name = '', page = '']) => {
      const file = files.get(page);
      assert.ok(file, `${name}: where is its page?`);
      const source = readFileSync(join(APP, file), 'utf8');
      const writes = /export (?:async )?function post\b|export (?:const )?\{[^}]*\bpost\b[^}]*\}/;
      return { name, writes: writes.test(source) };
    },
  );
}

/** `module.useCase` of every call of a service. */
function useCasesOf(source: string): string[] {
  const direct = [...source.matchAll(/\bservices\.(\w+)\s*\.(\w+)/g)];
  const taken = [...source.matchAll(/const \{ ([\w, ]+) \} = (?:request\.)?services;/g)].flatMap(
    ([, names = '']) =>
      names
        .split(', ')
        .flatMap((module) => [
          ...source.matchAll(new RegExp(`(?<![.\\w])(${module})\\.(\\w+)\\(`, 'g')),
        ]),
  );
  return [...direct, ...taken].map(([, module, useCase]) => `${module}.${useCase}`);
}

type Side = { pages: readonly PageSource[]; useCases: Iterable<string>; calls: Calls };

/** One sentence for everything that is on one side only. */
function differences({ pages, useCases, calls }: Side): string[] {
  const known = new Map(calls.map((call) => [call.name as string, call]));
  const named = new Set(Object.values(PAGE_CALLS).flatMap((partner) => namesIn(partner)));
  const asked = new Set(useCases);
  return [
    ...pages.flatMap(({ name }) => (name in PAGE_CALLS ? [] : [`page ${name}: no calls`])),
    ...Object.keys(PAGE_CALLS).flatMap((name) =>
      pages.some((page) => page.name === name) ? [] : [`page ${name}: there is none`],
    ),
    ...pages.flatMap(({ name, writes }) => {
      const partner = PAGE_CALLS[name] ?? '';
      const changes = namesIn(partner).some((call) => known.get(call)?.method !== 'GET');
      return writes && !changes && typeof partner !== 'string' && !READING_FORMS.includes(name)
        ? [`page ${name}: it takes a form, and none of its calls changes anything`]
        : [];
    }),
    ...[...asked].flatMap((useCase) =>
      useCase in USE_CASE_CALLS ? [] : [`use case ${useCase}: no calls`],
    ),
    ...Object.keys(USE_CASE_CALLS).flatMap((useCase) =>
      asked.has(useCase) ? [] : [`use case ${useCase}: no page asks for it`],
    ),
    ...[...Object.entries(PAGE_CALLS), ...Object.entries(USE_CASE_CALLS)].flatMap(
      ([row, partner]) =>
        namesIn(partner).flatMap((call) =>
          known.has(call) ? [] : [`${row}: there is no call ${call}`],
        ),
    ),
    ...calls.flatMap(({ name, access }) =>
      access === 'client' || named.has(name) || name in CALLS_WITHOUT_PAGE
        ? []
        : [`call ${name}: no page`],
    ),
    ...Object.keys(CALLS_WITHOUT_PAGE).flatMap((name) =>
      known.has(name) && !named.has(name) ? [] : [`call ${name}: it has a page, or is not there`],
    ),
  ];
}

const namesIn = (partner: readonly string[] | string): readonly string[] =>
  typeof partner === 'string' ? [] : partner;

const SIDES: Side = {
  pages: pagesOf(readFileSync(join(APP, 'routes.ts'), 'utf8')),
  useCases: sourcesOf(APP).flatMap((file) => useCasesOf(readFileSync(file, 'utf8'))),
  calls: Object.values(V1_CALLS),
};

test('pages and calls › both tables › nothing is on one side only [decisions 0114]', () => {
  assert.ok(SIDES.pages.length > 60 && SIDES.pages.filter(({ writes }) => writes).length > 25);
  assert.deepEqual(differences(SIDES), []);
});

test('pages and calls › a page, a use case, a call more or less › each is told [decisions 0114]', () => {
  const { pages, useCases, calls } = SIDES;
  const told = (changed: Partial<Side>) => differences({ ...SIDES, ...changed });
  assert.deepEqual(told({ pages: [...pages, { name: 'auction', writes: true }] }), [
    'page auction: no calls',
  ]);
  assert.deepEqual(told({ pages: pages.filter(({ name }) => name !== 'faq') }), [
    'page faq: there is none',
  ]);
  assert.deepEqual(
    told({ pages: pages.map((page) => (page.name === 'faq' ? { ...page, writes: true } : page)) }),
    ['page faq: it takes a form, and none of its calls changes anything'],
  );
  assert.deepEqual(told({ useCases: [...useCases, 'cart.burn'] }), [
    'use case cart.burn: no calls',
  ]);
  const auction = { name: 'auctions.list', method: 'GET', access: 'public' } as const;
  assert.deepEqual(told({ calls: [...calls, auction] }), ['call auctions.list: no page']);
  assert.deepEqual(told({ calls: [...calls, { ...auction, access: 'client' }] }), []);
  assert.deepEqual(told({ calls: calls.filter(({ name }) => name !== 'needs.respond') }), [
    'needResponse: there is no call needs.respond',
    'leads.sendEnquiry: there is no call needs.respond',
  ]);
});

test('pages and calls › the readers of sources › see forms and use cases however they are written [decisions 0114]', () => {
  assert.deepEqual(
    useCasesOf(
      'services.cart\n.getCart(ctx); const { wishlist, orders } = services; await wishlist.createList(ctx); orders.getOrder(ctx); x.orders.other(1)',
    ),
    ['cart.getCart', 'wishlist.createList', 'orders.getOrder'],
  );
  const writing = SIDES.pages.filter(({ writes }) => writes).map(({ name }) => name);
  for (const name of ['home', 'contactUs', 'postRequirement', 'becomeASeller', 'quote', 'lots'])
    assert.ok(writing.includes(name), name);
});
