// Tests of lot editing: the shop shows lots and their categories at once, and each change is logged and can be undone.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { AdminLot } from '@millwright/contracts';
import sharp from 'sharp';
import {
  aCtx,
  aCustomer,
  aProduct,
  aStaff,
  asStaff,
  cookieOf,
  sendForm,
  testApp,
  violations,
} from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { lotsOf, sent, three } from './test-lots.ts';

const shop = await testApp({ after });
const { db, call, cartOf } = shop;
const catalogueManager = await asStaff(shop, 'catalogue-manager');
const admin = await asStaff(shop, 'administrator');
const { aCategory, aDraft, aLotOf, inShop } = lotsOf(shop, catalogueManager);

test('back office lots › a new one › a draft nowhere, offered at once, its price the sum of its parts, withdrawn gone [back office lots]', async () => {
  const { lot } = await aLotOf({}, false);
  assert.deepEqual(
    [lot.state, lot.price, lot.partsTotal, lot.available, lot.slug],
    ['draft', 5_500, 5_500, 2, lot.slug],
  );
  assert.equal(await inShop(lot), 'lot-gone');
  const shown = await catalogueManager<AdminLot>('POST', `/lots/${lot.id}/offer`, {
    offered: true,
  });
  assert.deepEqual([shown.body.state, await inShop(lot)], ['offered', 'Pallet of bolts x2']);
  const found = await call('POST', '/api/search', {
    body: { query: String(lot.id), searchBy: 'lotsale' },
  });
  assert.equal(found.body.totalProductCount, 2, 'its parts are found by it');
  const second = await aLotOf({}, false);
  assert.notEqual(second.lot.slug, lot.slug, 'the same name twice has two addresses');
  const ended = await catalogueManager<AdminLot>('POST', `/lots/${lot.id}/offer`, {
    offered: false,
  });
  assert.deepEqual(
    [ended.body.state, ended.body.endedAt !== null, await inShop(lot)],
    ['ended', true, 'lot-gone'],
  );
  assert.deepEqual(await violations(db), []);
});

test('back office lots › names, prices and parts are changed › shop and search follow; over what somebody else saved it is refused [back office lots]', async () => {
  const { lot, bolt, nut } = await aLotOf();
  const washer = await aProduct(db, { name: 'Washer', stock: 100, price: 200 });
  const items = [
    { productId: bolt, quantity: 2 },
    { productId: washer, quantity: 50 },
  ];
  const changed = await catalogueManager<AdminLot>(
    'PUT',
    `/lots/${lot.id}`,
    sent(lot, {
      names: three('Bolts and washers'),
      items,
      price: null,
      discountPrice: 9_000,
      ownPrices: { USD: 11_000 },
    }),
  );
  assert.equal(changed.status, 200, JSON.stringify(changed.body));
  assert.deepEqual(
    [changed.body.price, changed.body.available, changed.body.ownPrices],
    [12_000, 2, { USD: 11_000 }],
  );
  assert.equal(await inShop(lot), 'Bolts and washers x2');
  const { body } = await call('POST', '/api/search', {
    body: { query: String(lot.id), searchBy: 'lotsale', count: 50 },
  });
  assert.deepEqual(
    body.products.map((product: { id: number }) => product.id).sort(),
    [bolt, washer].sort(),
    `${nut} left it`,
  );
  assert.equal(
    (await services.catalog.getProduct({ ...aCtx(db), locale: 'ru' }, lot.productId)).name,
    'Bolts and washers ru',
  );
  assert.equal(
    (await catalogueManager('PUT', `/lots/${lot.id}`, sent(lot))).body.code,
    'record-changed',
  );
  assert.equal((await catalogueManager('GET', '/lots/999999')).body.code, 'lot-not-found');
});

test('back office lots › entries that cannot be › are refused at the entry [back office lots]', async () => {
  const { lot } = await aLotOf();
  const { body, bolt } = await aDraft({
    names: { en: ' ', ru: 'x', ar: '' },
    hsn: '12',
    images: ['none.webp'],
    discountPrice: 5_500,
  });
  const pointers = async (more: object) =>
    (await catalogueManager('POST', '/lots', { ...body, ...more })).body.errors
      .map((error: { pointer: string }) => error.pointer)
      .sort();
  assert.deepEqual(await pointers({ items: [] }), ['/hsn', '/items', '/names/en']);
  const fine = { names: three('x'), hsn: '' };
  assert.deepEqual(
    await pointers({
      ...fine,
      categoryId: 9_999,
      items: [
        { productId: lot.productId, quantity: 1 },
        { productId: bolt, quantity: 6 },
      ],
    }),
    ['/categoryId', '/images/0', '/items/0/productId'],
  );
  assert.deepEqual(await pointers({ ...fine, images: [] }), ['/discountPrice']);
  assert.deepEqual(
    await pointers({
      ...fine,
      images: [],
      items: [
        { productId: bolt, quantity: 1 },
        { productId: bolt, quantity: 1 },
      ],
    }),
    ['/items/1/productId'],
  );
});

test('back office lots › a picture › made anew, shown by the lot and by the product that sells it; the first one leads [back office lots] [§7.8 lot images]', async () => {
  const account = await aStaff(db, 'catalogue-manager');
  const logon = await call('POST', '/api/admin/session', {
    body: { email: account.email, password: account.password },
  });
  const session = {
    cookie: cookieOf(logon.headers['set-cookie']),
    'x-form-token': logon.body.formToken as string,
  };
  const upload = async (colour: string) => {
    const bytes = await sharp({
      create: { width: 900, height: 600, channels: 3, background: colour },
    })
      .jpeg()
      .toBuffer();
    return await sendForm(
      shop,
      '/api/admin/lot-pictures',
      [{ name: 'picture', fileName: 'pallet.jpg', type: 'image/jpeg', bytes }],
      session,
    );
  };
  const [front, side] = [
    (await upload('#224466')).body.name as string,
    (await upload('#664422')).body.name as string,
  ];
  const { lot } = await aLotOf({ images: [front, side] });
  assert.equal((await services.lots.getLot(aCtx(db), lot.id)).image, front);
  assert.equal(
    (await call('GET', `/api/lotimages/${front}`)).headers['content-type'],
    'image/webp',
  );
  const turned = await catalogueManager<AdminLot>(
    'PUT',
    `/lots/${lot.id}`,
    sent(lot, { images: [side, front] }),
  );
  assert.equal(turned.status, 200, JSON.stringify(turned.body));
  const product = await services.catalog.getProduct(aCtx(db), lot.productId);
  assert.deepEqual(
    [product.image, product.images.map((image) => image.name)],
    [side, [side, front]],
  );
  const wrong = await sendForm(
    shop,
    '/api/admin/lot-pictures',
    [{ name: 'picture', fileName: 'x.jpg', type: 'image/jpeg', bytes: Buffer.from('no') }],
    session,
  );
  assert.deepEqual([wrong.status, wrong.body.errors[0].pointer], [400, '/picture']);
});

test('back office lots › history › says what was changed, and takes it back; not what an order counts by [back office lots]', async () => {
  const { lot, bolt } = await aLotOf();
  const dearer = await catalogueManager<AdminLot>(
    'PUT',
    `/lots/${lot.id}`,
    sent(lot, { discountPrice: 5_000 }),
  );
  const changes = async () => (await catalogueManager('GET', `/lots/${lot.id}/changes`)).body.rows;
  const [last] = await changes();
  assert.deepEqual(
    last.lines.map((line: { field: string; before: string; after: string }) => [
      line.field,
      line.before,
      line.after,
    ]),
    [['discount_base', '40.00', '50.00']],
  );
  assert.equal((await catalogueManager('POST', `/lot-changes/${last.id}/undo`)).status, 200);
  const back = (await catalogueManager<AdminLot>('GET', `/lots/${lot.id}`)).body;
  assert.equal(back.discountPrice, 4_000);
  const refilled = await catalogueManager<AdminLot>(
    'PUT',
    `/lots/${lot.id}`,
    sent(back, { items: [{ productId: bolt, quantity: 1 }] }),
  );
  assert.equal(refilled.status, 200, `${dearer.status} ${JSON.stringify(refilled.body)}`);
  const { token } = await aCustomer(db);
  const placed = await call(
    'POST',
    `/api/order/commitOrder?cartCode=${await cartOf([{ productId: lot.productId, quantity: 1 }], token)}`,
    {
      token,
    },
  );
  assert.equal(placed.status, 200, JSON.stringify(placed.body));
  const [filling] = await changes();
  assert.equal(
    (await catalogueManager('POST', `/lot-changes/${filling.id}/undo`)).body.code,
    'lot-contents-fixed',
  );
});

test('back office lots › limits › answer offers by themselves, kept by who may answer leads [back office lots]', async () => {
  const { lot } = await aLotOf();
  assert.deepEqual((await admin('GET', `/lots/${lot.id}/limits`)).body, {
    acceptBp: null,
    declineBp: null,
  });
  const kept = await admin('PUT', `/lots/${lot.id}/limits`, { acceptBp: 9_500, declineBp: 7_000 });
  assert.deepEqual(kept.body, { acceptBp: 9_500, declineBp: 7_000 });
  assert.equal(
    (await admin('PUT', `/lots/${lot.id}/limits`, { acceptBp: 7_000, declineBp: 9_000 })).body.code,
    'offer-limits-not-valid',
  );
  assert.equal(
    (await catalogueManager('GET', `/lots/${lot.id}/limits`)).body.code,
    'right-missing',
  );
});

test('back office lot categories › added, renamed, put in order, removed when empty [back office lots]', async () => {
  const { lot } = await aLotOf();
  const id = await aCategory();
  const { body: category } = await catalogueManager('GET', `/lot-categories/${id}`);
  const { names: _, name: _n, lots: _l, offered: _o, id: _i, ...rest } = category;
  const renamed = await catalogueManager('PUT', `/lot-categories/${id}`, {
    ...rest,
    names: { en: 'Motors', ru: '', ar: 'محركات' },
    position: 0,
  });
  assert.deepEqual(
    [renamed.status, renamed.body.names],
    [200, { en: 'Motors', ru: 'Motors', ar: 'محركات' }],
    JSON.stringify(renamed.body),
  );
  const twice = await catalogueManager('POST', '/lot-categories', {
    ...rest,
    names: three('Other'),
  });
  assert.deepEqual([twice.status, twice.body.errors[0].pointer], [409, '/slug']);
  assert.ok(
    (await catalogueManager('GET', '/lot-categories?count=200')).body.rows.some(
      (row: { id: number; offered: number }) => row.id === lot.categoryId && row.offered === 1,
    ),
  );
  assert.deepEqual(
    [
      (await catalogueManager('DELETE', `/lot-categories/${lot.categoryId}`)).body.code,
      (await catalogueManager('DELETE', `/lot-categories/${id}`)).status,
    ],
    ['record-in-use', 200],
  );
});
