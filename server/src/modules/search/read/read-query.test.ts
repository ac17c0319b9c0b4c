// Readings of queries: family, roles of numbers, equivalents, what is not sold and what is given up, against the demo's names.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testDatabase } from '../../../../testing/index.ts';
import { normalise } from '../analysis/normalise.rules.ts';
import { checkedDictionary, currentDictionary } from '../lexicon/dictionary.ts';
import { isFault, parseMeaning } from '../lexicon/meaning.rules.ts';
import { typeCodesOf } from '../lexicon/type-codes.rules.ts';
import { relaxedReadings } from '../plan/relax-reading.rules.ts';
import { readQuery } from './read-query.rules.ts';
import { rewritten } from './rewrites.rules.ts';

const { db } = await testDatabase({ after }, { demo: true });
const dictionary = await currentDictionary(db);

const read = (text: string) => readQuery(normalise(text), dictionary);
/** Tokens of each constraint, as a filter would send them. */
const constraintsOf = (text: string): string[][] =>
  read(text).constraints.map(({ facets }) =>
    facets.map((facet) => dictionary.entries.get(facet)?.token ?? String(facet)),
  );

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
  [
    'class 150 ball valves',
    [['valves/ball-valves/flanged-ball-valves'], ['pressure-class=class-150']],
  ],
  [
    'gate valve dn 300 carbon steel flanged end',
    [
      ['valves/gate-valves'],
      ['connection=flanged', 'nominal-size=300', 'body-material=cast-steel'],
    ],
  ],
  [
    '85-140mm internal circlip plier',
    [['hand-tools/pliers/circlip-pliers-internal'], ['ring-from=85', 'ring-to=140']],
  ],
  ['подшипник конический 7211', [['bearings/tapered-roller'], ['series=302', 'inner-diameter=55']]],
  ['33.05x1.78 mm oring', [['seals'], ['inner-diameter=33.05', 'cross-section=1.78']]],
  ['motor 40hp shaft 55 mm', [['electric-motors'], ['power=30', 'shaft-diameter=55']]],
  ['roller bearing brass cage 40x80', [['bearings/cylindrical-roller'], ['cage=brass']]],
  ['4 بول قاطع', [['electrical/circuit-breakers'], ['poles=4']]],
  [
    'ball bearing 55x120x29',
    [['bearings/deep-groove'], ['inner-diameter=55', 'outer-diameter=120', 'width=29']],
  ],
  ['bearing 12x28x8', [['bearings'], ['inner-diameter=12', 'outer-diameter=28', 'width=8']]],
  [
    'ball bearing bore 60 od 110',
    [['bearings/deep-groove'], ['inner-diameter=60', 'outer-diameter=110']],
  ],
  ['подшипник шариковый 205', [['bearings/deep-groove'], ['series=62', 'inner-diameter=25']]],
  ['half inch ball valve', [['valves/ball-valves'], ['nominal-size=15']]],
  ['21 half inch socket', [['hand-tools/sockets'], ['square-drive=sq-1-2', 'across-flats=21']]],
  ['1/2 x 2 unc bolt', [['fasteners/socket-cap-screws'], ['thread=1-2-13-unc', 'length=50.8']]],
  ['45 elbow 8 inch', [['piping/fittings/elbows-45'], ['nominal-size=200']]],
  ['reducing tee 2 in x 1-1/4 in', [['piping/fittings/reducing-tees'], ['branch-size=nps-1-1-4']]],
  [
    'ss 316 pipe flange',
    [['piping/asme-flanges', 'piping/en-flanges'], ['material=stainless-316l']],
  ],
  ['5.5 kw motor b5 flange', [['electric-motors'], ['power=5.5', 'mounting=b5']]],
  [
    'hex key',
    [
      [
        'hand-tools/hex-and-torx-keys/hex-keys',
        'hand-tools/hex-and-torx-keys/ball-end-keys',
        'hand-tools/hex-and-torx-keys/hex-keys-inch',
      ],
      [],
    ],
  ],
  ['norbar torque wrench 20 nm', [['hand-tools/torque-wrenches'], []]],
  ['torque wrench 40 - 200 nm', [['hand-tools/torque-wrenches'], ['torque-from=40', 'torque=200']]],
  [
    'circlip pliers 12-25',
    [['hand-tools/pliers/circlip-pliers-internal'], ['ring-from=12', 'ring-to=25']],
  ],
  [
    'internal circlip for 6204',
    [['fasteners/retaining-rings'], ['standard=din-472', 'nominal-diameter=47']],
  ],
  [
    'pz screwdriver pz2',
    [['hand-tools/screwdrivers'], ['screwdriver-tip=pozidriv', 'blade-width=6']],
  ],
  [
    'ring spanner 6/7',
    [['hand-tools/spanners/ring-spanners'], ['across-flats=6', 'second-across-flats=7']],
  ],
  ['m3x3.5 set screw', [['fasteners/set-screws'], ['thread=m3', 'length=3.5']]],
  ['6 amp type b mcb', [['electrical/circuit-breakers'], ['trip-curve=b', 'current=6']]],
  ['schneider ic60n 2 pole 20 amp', [['electrical/circuit-breakers'], ['poles=2', 'current=20']]],
  ['отвод 45 57х3,5', [['piping/fittings/elbows-45'], ['nominal-size=50']]],
  ['болт под ключ 13', [['fasteners/hex-bolts', 'fasteners/flange-bolts'], ['across-flats=13']]],
  ['двигатель 5,5 3000 об', [['electric-motors'], ['power=5.5', 'poles=2']]],
  ['ujkjdrf njhwtdfz 24', [['hand-tools/sockets'], ['across-flats=24']]],
  ['اورنج 40 سمك 3', [['seals'], ['inner-diameter=40', 'cross-section=3']]],
] as const) {
  test(`readQuery › ${text} › family and sizes in their roles [house §6]`, () => {
    const [family = [], ...rest] = constraintsOf(text);
    assert.deepEqual(family, wanted[0]);
    for (const token of wanted[1])
      assert.ok(rest.flat().includes(token), `${token} of ${JSON.stringify(rest)}`);
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

for (const [text, wanted] of [
  ['valve 2 inch ball', ['valves/ball-valves']],
  ['ring 25x3 o', ['seals']],
  ['nut m12 flange', ['fasteners/nuts', 'standard=en-1661', 'thread=m12']],
  ['spanner 17 ring', ['hand-tools/spanners/ring-spanners', 'across-flats=17']],
  ['bearing 30x62 taper', ['bearings/tapered-roller', 'inner-diameter=30', 'outer-diameter=62']],
  ['болт м10х50 с шестигранной головкой', ['fasteners/hex-bolts', 'thread=m10', 'length=50']],
  [
    'винт м6х20 с цилиндрической головкой и внутренним шестигранником',
    ['fasteners/socket-cap-screws', 'thread=m6', 'length=20'],
  ],
  ['шайба 10 пружинная', ['fasteners/washers', 'standard=din-127', 'nominal-diameter=10']],
  ['صامولة m10 نايلون', ['fasteners/nuts', 'standard=din-985', 'thread=m10']],
] as const)
  test(`readQuery › sizes between a noun and what tells its kind › ${text} [house §6]`, () => {
    const tokens = constraintsOf(text).flat();
    for (const token of wanted)
      assert.ok(tokens.includes(token), `${token} of ${tokens.join(' ')}`);
  });

test('readQuery › words behind sizes that belong to a number, to another noun or to a name of their own › stay where they are [house §6]', () => {
  assert.equal(read('bearing 40 mm needle').notSold, 'needle bearing');
  assert.ok(constraintsOf('power contactor 32amp 110vac coil').flat().includes('coil-voltage=110'));
  assert.ok(
    constraintsOf('angular contact bearing 7303 plastic cage').flat().includes('cage=polyamide'),
  );
  assert.ok(constraintsOf('flat head screw m5 star drive').flat().includes('drive=hexalobular'));
  assert.ok(constraintsOf('مفتاح 17 بلدي').flat().includes('across-flats=17'));
});

test('readQuery › a property behind not, without, кроме, غير › the other values of the family; without a family left out and said [house §6]', () => {
  for (const [text, said, other] of [
    ['hex bolt 8.8 not zinc', 'finish=zinc-plated', 'finish=hot-dip-galvanised'],
    ['bolts without zinc m10', 'finish=zinc-plated', 'finish=plain'],
    ['гайка м10 кроме нержавейки', 'material=stainless-a2', 'material=alloy-steel'],
    ['صامولة م10 غير ستانلس', 'material=stainless-a2', 'material=alloy-steel'],
    ['болт м8 не нержавейка', 'material=stainless-a2', 'material=alloy-steel'],
    ['кран шаровый 1 дюйм не латунь', 'body-material=brass', 'body-material=cast-steel'],
    ['подшипник не закрытый 6205', 'seal=shielded', 'seal=open'],
    ['nut m10 not nyloc', 'standard=din-985', 'standard=iso-4032'],
    ['bolt m8 no zinc', 'finish=zinc-plated', 'finish=plain'],
  ] as const) {
    const tokens = constraintsOf(text).flat();
    assert.ok(!tokens.includes(said) && tokens.includes(other), `${text}: ${tokens.join(' ')}`);
  }
  const alone = read('m10 not zinc');
  assert.deepEqual(alone.notUnderstood, ['not zinc']);
  assert.ok(!constraintsOf('m10 not zinc').flat().includes('finish=zinc-plated'));
  // What has no other value is left out and said, never taken for what is wanted.
  for (const text of ['gloves not leather', 'перчатки не кожаные', 'قفازات غير جلدية']) {
    assert.deepEqual(constraintsOf(text), [['ppe/hand-protection']], text);
    assert.equal(read(text).notUnderstood.length, 1, text);
  }
  // A count, and what products are called.
  assert.ok(constraintsOf('10 no zinc plated bolts m8').flat().includes('finish=zinc-plated'));
  assert.equal(read('non sparking hammer').notSold, 'non sparking hammer');
  // Sealed or shielded, not the bare number, which is open.
  assert.equal(read('bearing 6205 not open').key, '');
  // As a phrase of the trade it is a property of its own.
  assert.ok(constraintsOf('6205 without seal').flat().includes('seal=open'));
  assert.ok(constraintsOf('non return valve 2 inch')[0]?.includes('valves/check-valves'));
});

test('readQuery › pieces before the noun or behind a size, a limit that every size keeps › a quantity; no size [house §6]', () => {
  assert.equal(read('200 nuts M10').quantity, 200);
  const bearing = read('dgbb 17mm shaft 47mm od 25nos');
  assert.equal(bearing.quantity, 25);
  assert.ok(constraintsOf('dgbb 17mm shaft 47mm od 25nos').flat().includes('outer-diameter=47'));
  assert.deepEqual(constraintsOf('discs under 3000').slice(1), []);
  const limit = read('hex bolt length under 30 mm').constraints.find(({ words }) =>
    words.startsWith('under'),
  );
  assert.equal(limit?.words, 'under 30mm');
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
  const tokens = readQuery(normalise('buzzlewhirr 125'), taught).constraints.map(
    ({ facets }) => taught.entries.get(facets[0] ?? 0)?.token,
  );
  assert.match(tokens[0] ?? '', /^power-tools\/grinders/);
  assert.deepEqual(
    constraintsOf('buzzlewhirr 125')[0]?.[0]?.startsWith('power-tools/grinders') ?? false,
    false,
  );
});

test('relaxedReadings › what is given up › looks before sizes, sizes before the family [house §6]', () => {
  const relaxed = relaxedReadings(read('o-ring 20x3 viton black'));
  const order = relaxed
    .slice(1)
    .map(({ givenUp }) => givenUp.constraints.map(({ words }) => words));
  assert.deepEqual(relaxed[0]?.givenUp, { constraints: [], words: [] });
  assert.deepEqual(
    order.find((given) => given.length > 0),
    ['black'],
  );
  const last = relaxed.at(-1)?.reading.constraints.map(({ kind }) => kind);
  assert.deepEqual(last, ['category']);
});

test('parseMeaning › each kind of token, and what is none › told [house §6]', () => {
  const meaning = parseMeaning(
    '@fasteners/nuts standard=din-985 ~finish=zinc-plated role:length unit:mm',
  );
  assert.ok(!isFault(meaning));
  assert.deepEqual(meaning.categories, ['fasteners/nuts']);
  assert.deepEqual(
    meaning.properties.map(({ isWish }) => isWish),
    [false, true],
  );
  assert.deepEqual(parseMeaning('@a what'), { token: 'what' });
  const brand = parseMeaning('foreign:Atlas Copco @power-tools');
  assert.ok(
    !isFault(brand) &&
      brand.foreignManufacturer === 'Atlas Copco' &&
      brand.categories[0] === 'power-tools',
  );
});

test('typeCodesOf › a group that is repeated without a bound › refused: a code of forty letters would be tried in every way [promises P37]', () => {
  assert.equal(typeCodesOf('gbh2(?:dre|d|re){0,4}\tBosch\t@power-tools/hammers').length, 1);
  for (const pattern of ['gbh2(?:dre|d|re)*', 'gbh2(?:dre|d|re)+', 'gbh2(?:dre|d){2,}'])
    assert.throws(
      () => typeCodesOf(`${pattern}\tBosch\t@power-tools/hammers`),
      /repeated without a bound/,
      pattern,
    );
});

for (const [query, left] of [
  ['bearing below ₹200', 'bearing inr'],
  ['подшипник дешевле 200 рублей', 'подшипник рублей'],
  ['hex bolt under 20 rupees', 'hex bolt rupees'],
  ['m8 bolt price under 10', 'm8 bolt price'],
  ['bolt m8 under 30 mm', 'bolt m8 under 30 mm'],
] as const)
  test(`rewritten › “${query}” › a price is no size [house §6]`, () =>
    assert.equal(rewritten(query).replace(/\s+/g, ' ').trim(), left));
