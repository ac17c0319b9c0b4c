// Open-work journeys of the back office: cards of the first page lead to the work they count, zero-result searches, newsletter readers, jobs that can be stopped.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { writeZeroResults } from '../server/src/modules/search/index.ts';
import { JOB_SCHEMA } from '../server/src/platform/jobs/queue.ts';
import { linkInMail } from './admin.ts';
import { openJourneys } from './journey.ts';
import { listHolds } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

journey(
  'overview › every card of open work › leads to the list of exactly these [back office dashboard]',
  { width: 1440 },
  async ({ tab }) => {
    // One of each at least.
    await shop.pool.query(
      "update review set state = 'waiting' where id = (select max(id) from review)",
    );
    await shop.pool.query(
      "update email_outbox set state = 'failed' where id = (select max(id) from email_outbox)",
    );
    await shop.pool.query(
      `update ${JOB_SCHEMA}.job set state = 'failed', completed_on = now() where id = (select id from ${JOB_SCHEMA}.job order by created_on desc limit 1)`,
    );
    await shop.pool.query(
      'insert into reorder_point (product_id, point) select product_id, on_hand from stock order by product_id limit 1',
    );
    await openBackoffice(tab, shop, 'administrator');
    const cards = tab.getByRole('list', { name: 'Open work' }).getByRole('listitem');
    await cards.first().waitFor();
    const kinds = await cards.evaluateAll((all) =>
      all.map((card) => card.getAttribute('data-work')),
    );
    assert.deepEqual(kinds.toSorted(), [
      'jobs-failed',
      'leads-without-owner',
      'mails-failed',
      'orders-pending',
      'products-to-reorder',
      'returns-requested',
      'reviews-waiting',
    ]);
    for (const kind of kinds) {
      await tab.goto(`${shop.url}/admin#/`);
      const counted = Number(
        (await tab.locator(`[data-work=${kind}] p`).first().innerText()).replace(/\D/g, ''),
      );
      await tab.locator(`[data-work=${kind}]`).getByRole('link').click();
      await tab.waitForURL((url) => url.hash.includes('filter='));
      await listHolds(tab, counted);
    }
  },
);

journey(
  'searches without a result › looked for in the shop, twice › on the overview and in the list with how often, forgotten [back office search]',
  { width: 1280 },
  async (page) => {
    page.faults.expectStatus(404);
    await page.open('/products?query=numbattery');
    // Somebody else; a page that one opens again at once is still in the browser.
    await fetch(`${shop.url}/products?query=numbattery`);
    // As the process does every minute.
    await writeZeroResults(shop.db);
    const noted = await shop.pool.query(
      "select count from search_zero_result where text = 'numbattery'",
    );
    assert.equal(noted.rows[0]?.count, 2);
    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'catalogue-manager');
    await backoffice
      .getByRole('table')
      .filter({ hasText: 'numbattery' })
      .getByRole('row', { name: /numbattery 2/ })
      .waitFor();
    await backoffice.locator('a[href="#/zero-searches"]').last().click();
    const row = backoffice.getByRole('row').filter({ hasText: 'numbattery' });
    await row.getByRole('button', { name: 'Forget' }).click();
    await row.waitFor({ state: 'detached' });
    assert.equal(
      (await shop.pool.query("select from search_zero_result where text = 'numbattery'")).rowCount,
      0,
    );
  },
);

journey(
  'newsletter › somebody asks for it, confirms, leaves › the list and its file say where they stand [back office newsletter]',
  { width: 1280 },
  async (page) => {
    const email = 'numbat@example.com';
    const backoffice = await page.tab.context().newPage();
    await openBackoffice(backoffice, shop, 'administrator');
    const standsAs = async (state: string): Promise<void> => {
      await backoffice.goto(
        `${shop.url}/admin#/newsletter?${new URLSearchParams({ filter: JSON.stringify({ q: 'numbat' }), displayedFilters: '{}' })}`,
      );
      // The same address again loads nothing by itself.
      await backoffice.reload();
      await backoffice
        .getByRole('row')
        .filter({ hasText: email })
        .getByRole('cell', { name: state, exact: true })
        .waitFor();
    };
    await page.open('/');
    const footer = page.tab.getByRole('contentinfo');
    await footer.getByLabel(page.t('newsletter.invitation')).fill(email);
    await page.at('button', page.t('newsletter.subscribe'), footer).click();
    await page.seesMessage(page.t('newsletter.sent'));
    await standsAs('Not confirmed yet');
    await page.open(await linkInMail(shop, email));
    await page.button('newsletter.confirm').click();
    await page.sees(page.t('newsletter.confirmed', { email: `\u2066${email}\u2069` }));
    await standsAs('Subscribed');
    const [file] = await Promise.all([
      backoffice.waitForEvent('download'),
      backoffice.getByRole('link', { name: 'CSV' }).click(),
    ]);
    const [, line, ...more] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    assert.match(line as string, /^numbat@example\.com,en,confirmed,/);
    assert.deepEqual(more, []);
  },
);

journey(
  'jobs › one that waits › cancelled, run again, and it waits again [back office jobs]',
  { width: 1280 },
  async ({ tab }) => {
    const { rows } = await shop.pool.query<{ id: string }>(
      `update ${JOB_SCHEMA}.job set state = 'created', data = '{"quokka": 4711}', completed_on = null where id = (
         select id from ${JOB_SCHEMA}.job where name = 'mail' order by created_on desc limit 1) returning id`,
    );
    assert.equal(rows.length, 1);
    await openBackoffice(tab, shop, 'administrator');
    await tab.goto(
      `${shop.url}/admin#/jobs?${new URLSearchParams({ filter: '{"queue":"mail"}', displayedFilters: '{}' })}`,
    );
    const row = tab.getByRole('row').filter({ hasText: '4711' });
    await row.getByRole('button', { name: 'Cancel' }).click();
    await row.getByText('Cancelled', { exact: true }).waitFor();
    await row.getByRole('button', { name: 'Run again' }).click();
    await row.getByText(/^Waiting/).waitFor();
    const state = (
      await shop.pool.query(`select state::text from ${JOB_SCHEMA}.job where id = $1`, [
        rows[0]?.id,
      ])
    ).rows[0]?.state;
    assert.match(state, /created|retry/);
  },
);
