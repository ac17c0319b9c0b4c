// Tests of the example quote for previews of mails: as it was sent, without its link, for roles that may read quotes.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { asStaff, testApp } from '../../../testing/index.ts';
import { services } from '../../services.ts';
import { anInput, aQuote, staff } from './test-quotes.ts';

const shop = await testApp({ after });
const ASK = { locale: 'en', subject: '', intro: '', footer: '' };

test('mail preview › a quote that was sent › its lines, sums and number as in the mail, and never the link that lets its reader claim it [back office mails]', async () => {
  const { buyer, number } = await aQuote(shop.db);
  const { rows } = await shop.pool.query(
    "select subject, body_text from email_outbox where recipient = $1 and template = 'quote-sent'",
    [buyer.email],
  );
  const admin = await asStaff(shop);
  const { body } = await admin('POST', '/mail-templates/quote-sent/preview', ASK);
  assert.deepEqual([body.about, body.subject], [number, rows[0].subject]);
  const withoutLinks = (text: string): string => text.replace(/https?:\S+/g, '');
  assert.equal(withoutLinks(body.text), withoutLinks(rows[0].body_text));

  // To somebody without an account: the link holds a secret.
  const input = await anInput(shop.db);
  const own = await services.quotes.createQuote(
    staff(shop.db),
    { email: 'asha@workshop.example', name: 'Asha' },
    input,
  );
  await services.quotes.sendQuote(staff(shop.db), own);
  const again = await admin('POST', '/mail-templates/quote-sent/preview', ASK);
  assert.equal(again.body.about, own);
  assert.doesNotMatch(again.body.text + again.body.html, /token=/);
});

test('mail preview › a role that may not read quotes › made-up values [back office mails]', async () => {
  await aQuote(shop.db);
  const editor = await asStaff(shop, 'content-editor');
  const { status, body } = await editor('POST', '/mail-templates/quote-sent/preview', ASK);
  assert.deepEqual([status, body.about], [200, '']);
  assert.doesNotMatch(body.html, /Bearing/);
});
