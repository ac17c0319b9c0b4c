// Tests of the content editor.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { aCtx, aStaff, asStaff, cookieOf, sendForm, testApp } from '../../../testing/index.ts';
import { service, storeFirstContent } from './index.ts';

const shop = await testApp({ after });
await storeFirstContent(shop.db);
const editor = await asStaff(shop, 'content-editor');
const ctx = aCtx(shop.db);
const three = (text: string) => ({ en: text, ru: `${text} ru`, ar: `${text} ar` });
const account = await aStaff(shop.db, 'content-editor');
const logon = await shop.call('POST', '/api/admin/session', {
  body: { email: account.email, password: account.password },
});
const session = {
  cookie: cookieOf(logon.headers['set-cookie']),
  'x-form-token': logon.body.formToken as string,
};
const upload = (bytes: Buffer) =>
  sendForm(
    shop,
    '/api/admin/content-pictures',
    [{ name: 'picture', fileName: 'slide.jpg', type: 'image/jpeg', bytes }],
    session,
  );
const formOf = ({ id: _, ...form }: Record<string, unknown>) => form as any;

test('content › a post with blocks › written as a draft, published, changed, removed; the shop follows at once [back office content]', async () => {
  const [known] = (await editor('GET', '/content/posts')).body.rows;
  const draft = {
    ...formOf(known),
    title: three('Chains'),
    published: false,
    publishedOn: '2026-11-20',
    blocks: [
      { kind: 'heading', body: three('Why') },
      { kind: 'item', body: { en: 'One', ru: '', ar: '' } },
    ],
    version: '',
  };
  const added = await editor('POST', '/content/posts', draft);
  assert.equal(added.status, 200, JSON.stringify(added.body));
  await assert.rejects(service.getPost(ctx, added.body.id));
  const published = await editor('PUT', `/content/posts/${added.body.id}`, {
    ...formOf(added.body),
    published: true,
  });
  assert.equal(published.status, 200, JSON.stringify(published.body));
  const shown = await service.getPost({ ...ctx, locale: 'ru' }, added.body.id);
  assert.deepEqual(
    [shown.title, shown.blocks],
    [
      'Chains ru',
      [
        { kind: 'heading', text: 'Why ru' },
        { kind: 'list', items: ['One'] },
      ],
    ],
  );
  const late = await editor('PUT', `/content/posts/${added.body.id}`, formOf(added.body));
  assert.equal(late.body.code, 'record-changed');
  assert.equal((await editor('DELETE', `/content/posts/${added.body.id}`)).status, 200);
  await assert.rejects(service.getPost(ctx, added.body.id));
  const { rows } = await shop.pool.query(
    "select distinct subject from audit_log where staff_id = $1 and subject in ('post', 'page')",
    [editor.id],
  );
  assert.ok(rows.some((row) => row.subject === 'post'));
});

test('content › a static page › changed with its day; none is added or removed [back office content]', async () => {
  const { body } = await editor('GET', '/content/pages/about-us');
  const saved = await editor('PUT', '/content/pages/about-us', {
    ...formOf(body),
    title: three('Who we are'),
  });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  assert.equal((await service.getPage(ctx, 'about-us')).title, 'Who we are');
  assert.equal((await editor('DELETE', '/content/pages/about-us')).status, 405);
});

test('content › a slide with an uploaded picture, a link that leaves the shop › shown on the home page; refused at its field [back office content]', async () => {
  const photo = await sharp({
    create: { width: 900, height: 500, channels: 3, background: '#884422' },
  })
    .jpeg()
    .toBuffer();
  const answer = await upload(photo);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  assert.match(answer.body.name, /-840\.webp$/);
  const slide = {
    place: 'slideshow',
    position: 0,
    title: three('Chains now'),
    text: three('All sizes'),
    link: '/products/chains',
    linkLabel: three('See'),
    image: answer.body.name,
    published: true,
    version: '',
  };
  const wrong = await editor('POST', '/content/banners', {
    ...slide,
    link: 'https://elsewhere.example',
    image: 'none.svg',
    title: { ...three('x'), en: ' ' },
  });
  assert.deepEqual(wrong.body.errors.map((error: { pointer: string }) => error.pointer).sort(), [
    '/image',
    '/link',
    '/title/en',
  ]);
  const added = await editor('POST', '/content/banners', slide);
  assert.equal(added.status, 200, JSON.stringify(added.body));
  assert.ok(
    (await service.getHome(ctx)).slides.some(
      ({ title, image }) => title === 'Chains now' && image === answer.body.name,
    ),
  );
  assert.equal((await upload(Buffer.from('no picture'))).status, 415);
});
