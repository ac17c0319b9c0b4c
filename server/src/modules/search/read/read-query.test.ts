// Readings of queries: family, roles of numbers, equivalents, what is not sold and what is given up, against the demo's names.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testDatabase } from '../../../../testing/index.ts';
import { normalise } from '../analysis/normalise.rules.ts';
import { checkedDictionary, currentDictionary } from '../lexicon/dictionary.ts';
import { isFault, parseMeaning } from '../lexicon/meaning.rules.ts';
import { relaxedReadings } from '../plan/relax-reading.rules.ts';
import { readQuery } from './read-query.rules.ts';

const { db } = await testDatabase({ after }, { demo: true });
const dictionary = await currentDictionary(db);

const read = (text: string) => readQuery(normalise(text), dictionary);
/** Tokens of each constraint, as a filter would send them. */
const constraintsOf = (text: string): string[][] =>
  read(text).constraints.map(({ facets }) => facets.map((facet) => dictionary.entries.get(facet)?.token ?? String(facet)));

for (const [text, wanted] of [
  ['hex bolt m10x50', [['fasteners/hex-bolts'], ['thread=m10', 'length=50']]],
  ['50 mm hex bolt m10', [['fasteners/hex-bolts'], ['thread=m10', 'length=50']]],
  ['болт шестигранный м10х50', [['fasteners/hex-bolts'], ['thread=m10', 'length=50']]],
  ['nyloc nut m8', [['fasteners/nuts'], ['standard=din-985', 'thread=m8']]],
  ['bearing for 25 mm shaft', [['bearings'], ['inner-diameter=25']]],
  ['spanner for m12 bolt', [['hand-tools/spanners'], ['across-flats=18', 'across-flats=19']]],
  ['drill bit for m8 tap', [['cutting-tools/drills'], ['nominal-diameter=6.8']]],
  ['2 hp 1440 rpm motor', [['electric-motors'], ['power=1.5', 'poles=4']]],
  ['gland for 12mm cable', [['electrical/glands'], ['cable-to=12']]],
  ['class 150 ball valves', [['valves/ball-valves/flanged-ball-valves'], ['pressure-class=class-150']]],
  [
    'gate valve dn 300 carbon steel flanged end',
    [['valves/gate-valves'], ['connection=flanged', 'nominal-size=300', 'body-material=cast-steel']],
  ],
  ['85-140mm internal circlip plier', [['hand-tools/pliers/circlip-pliers-internal'], ['ring-from=85', 'ring-to=140']]],
  ['подшипник конический 7211', [['bearings/tapered-roller'], ['series=302', 'inner-diameter=55']]],
  ['33.05x1.78 mm oring', [['seals'], ['inner-diameter=33.05', 'cross-section=1.78']]],
  ['motor 40hp shaft 55 mm', [['electric-motors'], ['power=30', 'shaft-diameter=55']]],
  ['roller bearing brass cage 40x80', [['bearings/cylindrical-roller'], ['cage=brass']]],
  ['4 بول قاطع', [['electrical/circuit-breakers'], ['poles=4']]],
] as const) {
  test(`readQuery › ${text} › family and sizes in their roles [house §6]`, () => {
    const [family = [], ...rest] = constraintsOf(text);
    assert.deepEqual(family, wanted[0]);
    for (const token of wanted[1]) assert.ok(rest.flat().includes(token), `${token} of ${JSON.stringify(rest)}`);
  });
}

test('readQuery › not sold, foreign manufacturer, quantity, noise › each is told apart [house §6]', () => {
  assert.notEqual(read('micrometer 0-25').notSold, null);
  assert.equal(read('skf 6205-2rs').foreignManufacturer, 'SKF');
  const order = read('need 50 nos m8 hex nut best price');
  assert.equal(order.quantity, 50);
  assert.deepEqual([...order.words, ...order.notUnderstood], []);
  assert.equal(read('flange bolt m10x25').notSold, null);
});

test('readQuery › a key beside the brand KEI, a gate beside Gates › the word of the language [house §6]', () => {
  assert.equal(read('parallel key 8x7x40').foreignManufacturer, null);
  assert.equal(read('kei cable').foreignManufacturer, 'KEI');
});

test('readQuery › a synonym of staff that stands for a word of the trade › means what that means [house §6]', async () => {
  await db
    .insertInto('search_synonym')
    .values({ phrases: ['buzzlewhirr', 'болгарка'], one_way: true })
    .execute();
  const taught = await checkedDictionary(db, dictionary);
  const tokens = readQuery(normalise('buzzlewhirr 125'), taught).constraints.map(({ facets }) => taught.entries.get(facets[0] ?? 0)?.token);
  assert.match(tokens[0] ?? '', /^power-tools\/grinders/);
  assert.deepEqual(constraintsOf('buzzlewhirr 125')[0]?.[0]?.startsWith('power-tools/grinders') ?? false, false);
});

test('relaxedReadings › what is given up › looks before sizes, sizes before the family [house §6]', () => {
  const relaxed = relaxedReadings(read('o-ring 20x3 viton black'));
  const order = relaxed.slice(1).map(({ givenUp }) => givenUp.constraints.map(({ words }) => words));
  assert.deepEqual(relaxed[0]?.givenUp, { constraints: [], words: [] });
  assert.deepEqual(
    order.find((given) => given.length > 0),
    ['black'],
  );
  const last = relaxed.at(-1)?.reading.constraints.map(({ kind }) => kind);
  assert.deepEqual(last, ['category']);
});

test('parseMeaning › each kind of token, and what is none › told [house §6]', () => {
  const meaning = parseMeaning('@fasteners/nuts standard=din-985 ~finish=zinc-plated role:length unit:mm');
  assert.ok(!isFault(meaning));
  assert.deepEqual(meaning.categories, ['fasteners/nuts']);
  assert.deepEqual(
    meaning.properties.map(({ isWish }) => isWish),
    [false, true],
  );
  assert.deepEqual(parseMeaning('@a what'), { token: 'what' });
  const brand = parseMeaning('foreign:Atlas Copco @power-tools');
  assert.ok(!isFault(brand) && brand.foreignManufacturer === 'Atlas Copco' && brand.categories[0] === 'power-tools');
});
