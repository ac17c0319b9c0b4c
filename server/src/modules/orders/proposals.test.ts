// Tests of order proposals: a change that costs more waits for the buyer, who accepts or declines; staff withdraw, replace or record consent; it lapses after its last day. And of partial cancellation by the buyer.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  aCtx,
  aCustomer,
  aProduct,
  asStaff,
  setOnHand,
  testApp,
  violations,
} from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { expireProposals } from './index.ts';
import { anOrderManager } from './test-order-admin.ts';

const shop = await testApp({ after });
const { db } = shop;
const { admin, anOrder, stockOf, mailsTo } = await anOrderManager(shop);
const orders = services.orders;
await db.updateTable('company').set({ staff_email: 'staff@millwright.example' }).execute();
const DAY = 86_400_000;
const inDays = (days: number) => ({ now: () => new Date(Date.now() + days * DAY) });
const staffMails = async (about: string) =>
  (
    await db
      .selectFrom('email_outbox')
      .select(['template', 'subject', 'body_text'])
      .where('about', '=', about)
      .where('recipient', '=', 'staff@millwright.example')
      .orderBy('id')
      .execute()
  ).slice(1);

/** An order of four pieces at 100.00, and a proposal of six with freight of 500.00. */
async function aProposal(more: { answerDays?: number } = {}) {
  const order = await anOrder([{ stock: 10, quantity: 4, price: 10_000 }]);
  const [productId = 0] = order.products;
  const wanted = { lines: [{ productId, quantity: 6 }], freight: 50_000, ...more };
  const shown = await orders.changeOrderContents(admin, order.id, { version: 0, ...wanted });
  const proposal = shown.proposals.at(-1);
  assert.ok(proposal !== undefined);
  const answer = (accept: boolean, words = '', ctx = order.buyer) =>
    orders.answerProposal(ctx, order.publicId, {
      proposalId: proposal.id,
      accept,
      answer: words,
    });
  return { ...order, productId, proposal, shown, answer };
}

test('changeOrderContents › a higher total › proposed: nothing of the order, its stock or its sums changes, the buyer is asked by mail and sees both sides [decisions 0105]', async () => {
  const { id, shown, proposal, placed, productId, email, buyer, publicId } = await aProposal();
  assert.deepEqual(
    [shown.version, shown.total.base, shown.lines[0]?.quantity, shown.edits.length],
    [0, placed.total.base, 4, 0],
  );
  assert.equal(await stockOf(productId), 6);
  // 6 x 100.00 and freight 500.00, 18 % of both.
  assert.deepEqual(
    [proposal.state, proposal.total, proposal.freight, proposal.taxes],
    [
      'open',
      { from: 47_200, to: 129_800 },
      { from: null, to: 50_000, collected: false },
      { from: 7_200, to: 19_800 },
    ],
  );
  assert.deepEqual(proposal.lines, [
    {
      productId,
      sku: shown.lines[0]?.sku,
      name: 'Valve',
      quantity: { from: 4, to: 6 },
      unitPrice: { from: 10_000, to: 10_000 },
      subtotal: { from: 40_000, to: 60_000 },
    },
  ]);
  const mail = (await mailsTo(email)).at(-1);
  assert.equal(mail?.template, 'order-proposal');
  assert.match(
    mail?.body_text ?? '',
    /4 → 6 × [\s\S]*₹500\.00[\s\S]*₹472\.00[\s\S]*₹1,298\.00[\s\S]*answer by/,
  );
  const seen = await orders.getOrder(buyer, publicId);
  assert.deepEqual([seen.proposal?.state, seen.canReduce], ['open', false]);
  await assert.rejects(orders.changeOrderStatus(admin, { id }, { to: 'Confirmed' }), {
    code: 'order-proposal-open',
  });
});

test('changeOrderContents › the same or less, or consent with a note › done at once; a proposal that is open is replaced [decisions 0105]', async () => {
  const { id, productId, answer } = await aProposal();
  const less = { version: 0, lines: [{ productId, quantity: 3 }], freight: 0 };
  const done = await orders.changeOrderContents(admin, id, less);
  assert.deepEqual([done.version, done.proposals[0]?.state], [1, 'replaced']);
  await assert.rejects(answer(true), { code: 'order-proposal-closed' });
  const more = { version: 1, lines: [{ productId, quantity: 5 }], freight: 0 };
  const agreed = await orders.changeOrderContents(admin, id, {
    ...more,
    consent: ' Mr Rao, by telephone at noon ',
  });
  assert.deepEqual(
    [agreed.version, agreed.lines[0]?.quantity, agreed.edits[1]?.consent, await stockOf(productId)],
    [2, 5, 'Mr Rao, by telephone at noon', 5],
  );
});

test('answerProposal › accepted › applied as shown, once; both are told; the order can be confirmed and its invoice says the new sums [decisions 0105]', async () => {
  const { id, productId, proposal, answer, email, publicId } = await aProposal();
  const accepted = await answer(true, ' Yes, please ');
  assert.deepEqual(
    [accepted.total.base, accepted.freight?.base, accepted.lines[0]?.quantity],
    [proposal.total.to, 50_000, 6],
  );
  assert.equal(await stockOf(productId), 4);
  assert.deepEqual(
    [accepted.proposal?.state, accepted.proposal?.answer, accepted.changes.length],
    ['accepted', 'Yes, please', 1],
  );
  const again = await answer(true);
  assert.equal(again.changes.length, 1);
  await assert.rejects(answer(false), { code: 'order-proposal-closed' });
  assert.deepEqual(
    (await mailsTo(email)).slice(-2).map((mail) => mail.template),
    ['order-proposal', 'order-proposal-accepted'],
  );
  const [told, ...others] = await staffMails(publicId);
  assert.deepEqual([told?.template, others.length], ['order-proposal-staff', 0]);
  assert.match(told?.subject ?? '', /^Change of order \S+ accepted: /);
  assert.match(told?.body_text ?? '', /accepted[\s\S]*Yes, please/);
  assert.doesNotMatch(told?.body_text ?? '', /Please answer/);
  const confirmed = await orders.changeOrderStatus(admin, { id }, { to: 'Confirmed' });
  assert.equal(confirmed.total.base, proposal.total.to);
});

test('answerProposal › declined › the order stays, and another proposal may follow [decisions 0105]', async () => {
  const { id, productId, placed, answer, publicId } = await aProposal();
  const declined = await answer(false, 'Too dear');
  assert.deepEqual(
    [declined.total.base, declined.proposal?.state, declined.canReduce, await stockOf(productId)],
    [placed.total.base, 'declined', true, 6],
  );
  assert.match((await staffMails(publicId))[0]?.body_text ?? '', /declined[\s\S]*Too dear/);
  await assert.rejects(answer(true), { code: 'order-proposal-closed' });
  const next = await orders.changeOrderContents(admin, id, {
    version: 0,
    lines: [{ productId, quantity: 5 }],
    freight: 0,
  });
  assert.deepEqual(
    next.proposals.map((each) => each.state),
    ['declined', 'open'],
  );
});

test('answerProposal › another customer, a visitor, an unknown number, words without end › refused, nothing changes [decisions 0105]', async () => {
  const { answer, buyer, publicId, id } = await aProposal();
  const stranger = await aCustomer(db);
  await assert.rejects(answer(true, '', stranger.ctx), { code: 'order-not-found' });
  await assert.rejects(answer(true, '', aCtx(db)), { code: 'login-required' });
  await assert.rejects(answer(true, 'x'.repeat(501)), { code: 'invalid-request' });
  await assert.rejects(
    orders.answerProposal(buyer, publicId, { proposalId: 0, accept: true, answer: '' }),
    { code: 'order-proposal-not-found' },
  );
  assert.equal((await orders.getAdminOrder(admin, id)).proposals[0]?.state, 'open');
});

test('answerProposal › sold out meanwhile › stock-not-enough with what is left; order and proposal stay, and less can still be declined [decisions 0105]', async () => {
  const { productId, placed, answer, buyer, publicId } = await aProposal();
  await setOnHand(db, productId, 1);
  await assert.rejects(answer(true), (problem: { code: string; text(locale: string): string }) => {
    assert.equal(problem.code, 'stock-not-enough');
    assert.match(problem.text('en'), /5/);
    return true;
  });
  const seen = await orders.getOrder(buyer, publicId);
  assert.deepEqual(
    [seen.total.base, seen.proposal?.state, await stockOf(productId)],
    [placed.total.base, 'open', 1],
  );
  assert.equal((await answer(false)).proposal?.state, 'declined');
});

test('answerProposal › on the last day, and after it › taken, refused; then it lapses once, and both are told [decisions 0105]', async () => {
  const punctual = await aProposal({ answerDays: 2 });
  assert.equal(
    (await punctual.answer(true, '', { ...punctual.buyer, clock: inDays(2) })).proposal?.state,
    'accepted',
  );
  const { answer, buyer, placed, email, publicId, id } = await aProposal({ answerDays: 2 });
  await assert.rejects(answer(true, '', { ...buyer, clock: inDays(3) }), {
    code: 'order-proposal-closed',
  });
  const system = { ...aCtx(db), actor: { kind: 'system' } } as const;
  const late = { ...system, clock: inDays(3) };
  await expireProposals({ ...system, clock: inDays(2) });
  assert.equal((await orders.getAdminOrder(admin, id)).proposals[0]?.state, 'open');
  await expireProposals(late);
  assert.equal(await expireProposals(late), 0);
  const seen = await orders.getOrder(buyer, publicId);
  assert.deepEqual([seen.total.base, seen.proposal?.state], [placed.total.base, 'lapsed']);
  assert.equal((await mailsTo(email)).at(-1)?.template, 'order-proposal-over');
  const [told] = await staffMails(publicId);
  assert.match(told?.subject ?? '', /not answered in time: /);
  assert.doesNotMatch(told?.body_text ?? '', /Please answer/);
  await assert.rejects(expireProposals(aCtx(db)));
});

test('staff › withdraw, and record consent with a note › the buyer is told; the log names who; other roles may neither [decisions 0105]', async () => {
  const call = await asStaff(shop, 'order-manager');
  const reader = await asStaff(shop, 'catalogue-manager');
  const path = ({ id, proposal }: { id: number; proposal: { id: number } }) =>
    `/orders/${id}/proposals/${proposal.id}`;
  const first = await aProposal();
  assert.equal((await reader('POST', `${path(first)}/withdraw`, {})).body.code, 'right-missing');
  const withdrawn = await call('POST', `${path(first)}/withdraw`, {});
  assert.equal(withdrawn.body.proposals[0].state, 'withdrawn');
  assert.equal((await mailsTo(first.email)).at(-1)?.template, 'order-proposal-over');
  assert.equal(
    (await call('POST', `${path(first)}/withdraw`, {})).body.code,
    'order-proposal-closed',
  );
  const second = await aProposal();
  const note = { note: 'Ms Iyer, by telephone' };
  assert.equal((await reader('POST', `${path(second)}/consent`, note)).body.code, 'right-missing');
  const without = await call('POST', `${path(second)}/consent`, { note: ' ' });
  assert.deepEqual([without.status, without.body.errors[0].pointer], [400, '/note']);
  const { body } = await call('POST', `${path(second)}/consent`, note);
  assert.deepEqual(
    [body.total.base, body.proposals[0].state, body.proposals[0].answer, body.edits[0].consent],
    [second.proposal.total.to, 'accepted', note.note, note.note],
  );
  assert.equal((await mailsTo(second.email)).at(-1)?.template, 'order-changed');
  const log = await db
    .selectFrom('audit_log')
    .select('who')
    .where('subject', '=', 'order')
    .where('subject_id', '=', String(second.id))
    .where('table_name', '=', 'order_proposal')
    .where('operation', '=', 'update')
    .execute();
  assert.deepEqual(log, [{ who: `staff:${call.id}` }]);
  assert.equal(
    (await call('POST', `/orders/${second.id}/proposals/${first.proposal.id}/consent`, note)).body
      .code,
    'order-proposal-not-found',
  );
});

test('changeOrderContents › proposed with more than there is, or days out of range › refused, the field named [decisions 0105]', async () => {
  const { id, products } = await anOrder([{ stock: 10, quantity: 4 }]);
  const call = await asStaff(shop, 'order-manager');
  const put = (quantity: number, more = {}) =>
    call('PUT', `/orders/${id}/contents`, {
      version: 0,
      lines: [{ productId: products[0], quantity }],
      freight: 0,
      ...more,
    });
  const short = (await put(11)).body;
  assert.deepEqual(
    [short.code, short.errors[0].pointer],
    ['stock-not-enough', `/lines/${products[0]}`],
  );
  for (const answerDays of [0, 61])
    assert.equal((await put(6, { answerDays })).body.errors[0].pointer, '/answerDays');
});

test('cancelOrder › while a proposal is open › cancelled, all stock back, the proposal declined; by staff withdrawn [decisions 0105]', async () => {
  const { buyer, publicId, productId, answer } = await aProposal();
  await orders.cancelOrder(buyer, publicId);
  const seen = await orders.getOrder(buyer, publicId);
  assert.deepEqual([seen.proposal?.state, await stockOf(productId)], ['declined', 10]);
  await assert.rejects(answer(true), { code: 'order-not-editable' });
  const other = await aProposal();
  await orders.changeOrderStatus(admin, { id: other.id }, { to: 'Cancelled' });
  const shown = await orders.getAdminOrder(admin, other.id);
  assert.equal(shown.proposals[0]?.state, 'withdrawn');
});

test('reduceOrder › fewer pieces and a line off › prices stay, taxes and stock follow, both are told; the same again changes nothing [decisions 0105]', async () => {
  const { buyer, publicId, products, email } = await anOrder([
    { stock: 10, quantity: 4, price: 10_000 },
    { stock: 10, quantity: 2, price: 5_000 },
  ]);
  const [first = 0, second = 0] = products;
  const wanted = [
    { productId: first, quantity: 3 },
    { productId: second, quantity: 0 },
  ];
  const left = await orders.reduceOrder(buyer, publicId, wanted);
  assert.deepEqual(
    [left.lines.length, left.subtotal.base, left.total.base, left.freight],
    [1, 30_000, 35_400, null],
  );
  assert.deepEqual([await stockOf(first), await stockOf(second)], [7, 10]);
  assert.equal((await mailsTo(email)).at(-1)?.template, 'order-reduced');
  assert.match((await staffMails(publicId))[0]?.body_text ?? '', /4 → 3 × [\s\S]*2 → 0 × /);
  const again = await orders.reduceOrder(buyer, publicId, [{ productId: first, quantity: 3 }]);
  assert.equal(again.changes.length, 1);
});

test('reduceOrder › more, nothing left, no number, another’s, another part, confirmed, a proposal open › refused [decisions 0105]', async () => {
  const { id, buyer, publicId, products } = await anOrder([{ stock: 10, quantity: 4 }]);
  const [productId = 0] = products;
  const to = (quantity: number, product = productId, ctx = buyer) =>
    orders.reduceOrder(ctx, publicId, [{ productId: product, quantity }]);
  await assert.rejects(to(5), { code: 'order-only-less' });
  await assert.rejects(to(0), { code: 'order-empty' });
  for (const wrong of [Number.NaN, -1, 1.5])
    await assert.rejects(
      to(wrong),
      (problem: { code: string; fields: { pointer: string }[]; text(locale: string): string }) => {
        assert.deepEqual(
          [problem.code, problem.fields.map((each) => each.pointer)],
          ['order-pieces-not-understood', [`/lines/${productId}`]],
        );
        assert.match(problem.text('en'), /^How many pieces of “.+” shall stay.* from 0 to 4;/);
        return true;
      },
    );
  await assert.rejects(to(1, await aProduct(db)), { code: 'invalid-request' });
  await assert.rejects(to(1, productId, (await aCustomer(db)).ctx), { code: 'order-not-found' });
  const open = await aProposal();
  await assert.rejects(
    orders.reduceOrder(open.buyer, open.publicId, [{ productId: open.productId, quantity: 1 }]),
    { code: 'order-proposal-open' },
  );
  await orders.changeOrderContents(admin, id, {
    version: 0,
    lines: [{ productId, quantity: 4 }],
    freight: 0,
  });
  await orders.changeOrderStatus(admin, { id }, { to: 'Confirmed' });
  await assert.rejects(to(1), { code: 'order-not-editable' });
});

test('order proposals › after all of the above › the data is whole [decisions 0105]', async () => {
  assert.deepEqual(await violations(db), []);
});
