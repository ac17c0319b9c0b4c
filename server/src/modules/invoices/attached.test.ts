// Tests of invoice and credit note mails: the PDF is attached in the reader's language, unless it is too large for mail servers.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, test } from 'node:test';
import { testApp, testSmtp } from '../../../testing/index.ts';
import { createMailer, type Mailer } from '../../platform/mail/index.ts';
import { mailWorker } from '../notifications/index.ts';
import { INVOICE_ATTACHMENT, invoiceAttachment, settleInvoices } from './index.ts';
import { change, mixedOrder, systemCtx } from './test-orders.ts';

const shop = await testApp({ after });
const smtp = await testSmtp({ after });
const mailer = (await createMailer(smtp.url)) as Mailer;
after(() => mailer.close());

async function sendOf(
  orderId: string,
  template: string,
  sources = { [INVOICE_ATTACHMENT]: invoiceAttachment },
): Promise<string> {
  const { id } = await shop.db
    .selectFrom('email_outbox')
    .select('id')
    .where('about', '=', orderId)
    .where('template', '=', template)
    .executeTakeFirstOrThrow();
  const before = smtp.received.length;
  await mailWorker(mailer, sources).work(systemCtx(shop), { id });
  assert.equal(smtp.received.length, before + 1);
  return smtp.received.at(-1)?.source ?? '';
}

test('mail › invoice and credit note of an order › the stored PDF of its language goes with it, the link stays [decisions §8 Order states]', async () => {
  const { order } = await mixedOrder(shop, { locale: 'ru' });
  await change(shop, order.id, 'Confirmed');
  await settleInvoices(systemCtx(shop), order.id);
  await change(shop, order.id, 'Cancelled');
  await settleInvoices(systemCtx(shop), order.id);
  for (const kind of ['invoice', 'credit-note'] as const) {
    const source = await sendOf(order.orderId, kind);
    const part =
      /Content-Type: application\/pdf; name=([^\r\n]+)[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(
        source,
      );
    assert.match(part?.[1] ?? '', new RegExp(`^"?${kind}-MWC?-\\d\\d-\\d\\d-\\d{6}-ru\\.pdf`));
    const sent = createHash('sha256')
      .update(Buffer.from(part?.[2] ?? '', 'base64'))
      .digest('hex');
    const stored = await shop.db
      .selectFrom('invoice_file')
      .innerJoin('invoice', 'invoice.id', 'invoice_file.invoice_id')
      .select('sha256')
      .where('order_id', '=', order.id)
      .where('kind', '=', kind)
      .where('invoice_file.locale', '=', 'ru')
      .executeTakeFirstOrThrow();
    assert.equal(sent, stored.sha256.toString('hex'));
    const { body_text } = await shop.db
      .selectFrom('email_outbox')
      .select('body_text')
      .where('about', '=', order.orderId)
      .where('template', '=', kind)
      .executeTakeFirstOrThrow();
    assert.ok(body_text.includes(`/ru/account/order/${order.orderId}`));
  }
});

test('mail › a document that no server would take › the mail goes without it [decisions §8 Order states]', async () => {
  const { order } = await mixedOrder(shop);
  await change(shop, order.id, 'Confirmed');
  await settleInvoices(systemCtx(shop), order.id);
  const huge = {
    filename: 'huge.pdf',
    contentType: 'application/pdf',
    content: Buffer.alloc(8 * 1024 * 1024),
  };
  const source = await sendOf(order.orderId, 'invoice', { [INVOICE_ATTACHMENT]: async () => huge });
  assert.doesNotMatch(source, /huge\.pdf/);
  assert.match(source, new RegExp(order.orderId));
});
