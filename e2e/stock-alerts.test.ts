// Stock alert journeys: requested on a part without stock, notified when it is back, stopped by the link of the mail; with and without scripts.
import assert from 'node:assert/strict';
import type { Locale } from '@millwright/contracts';
import { sql } from 'kysely';
import { notifyReturns } from '../server/src/modules/stock-alerts/index.ts';
import { aCtx } from '../server/testing/factories.ts';
import { OUT_OF_STOCK, PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';

const { shop, journey } = openJourneys();

for (const [locale, scripts] of [
  ['en', true],
  ['ar', false],
] as [Locale, boolean][])
  journey(
    `notify › ${locale}, ${scripts ? 'with' : 'without'} scripts › only without stock; refused, asked, told once, stopped [§2.7 notify] [§5 notify form, §8 notify]`,
    { locale, scripts },
    async (page) => {
      const email = `waits-${locale}@example.com`;
      const there = await pickGood(shop, PLAIN);
      await page.open(`/product/${there.id}/${there.slug}`);
      assert.equal(await page.button('stockAlert.send').count(), 0);
      const good = await pickGood(shop, OUT_OF_STOCK, locale);
      await page.open(`/product/${good.id}/${good.slug}`);
      page.faults.expectStatus(422);
      await page.field('stockAlert.email').fill(email);
      await page.field('stockAlert.phone').fill('12');
      await page.button('stockAlert.send').click();
      await page.isAt(`/product/${good.id}/notify`);
      assert.equal(await page.field('stockAlert.email').inputValue(), email);
      await page.field('stockAlert.phone').fill('+91 98400 12345');
      await page.button('stockAlert.send').click();
      await page.isAt(`/product/${good.id}/${good.slug}`);
      await page.seesMessage(page.t('stockAlert.done'));

      await shop.db
        .insertInto('stock_movement')
        .values({ product_id: good.id, delta: 7, reason: 'correction' })
        .execute();
      await sql`update stock set on_hand = on_hand + 7 where product_id = ${good.id}`.execute(
        shop.db,
      );
      const system = { ...aCtx(shop.db), origin: shop.url, actor: { kind: 'system' } } as const;
      await Promise.all([notifyReturns(system), notifyReturns(system)]);
      const mails = await shop.db
        .selectFrom('email_outbox')
        .selectAll()
        .where('recipient', '=', email)
        .execute();
      assert.equal(mails.length, 1);
      const link = /http\S+\/stock-alert\/stop\?token=[\w-]{43}/.exec(
        mails[0]?.body_text ?? '',
      )?.[0] as string;
      await page.tab.goto(link);
      await page.sees(new RegExp(email));
      await page.button('stockAlert.stop').click();
      await page.doesNotSee(page.button('stockAlert.stop'));
      await page.sees(new RegExp(email));
    },
  );
