// Lexicon journeys of the back office: a zero-result search is taught and found, a term of the program is switched off, a change is undone.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { writeZeroResults } from '../server/src/modules/search/index.ts';
import { openJourneys } from './journey.ts';
import { part, pick } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

const find = async (
  query: string,
): Promise<{ totalProductCount: number; reading: { notUnderstood: string[] } | null }> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${shop.url}/api/search`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query }),
  });
  return (await answer.json()) as Awaited<ReturnType<typeof find>>;
};

/** A picture of the screen, where a folder for them is named. */
const look = async (tab: Page, name: string): Promise<void> => {
  const folder = process.env.LEXICON_PICTURES;
  if (folder !== undefined) await tab.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

const SCREENS = [
  { locale: 'en', width: 1440 },
  { locale: 'ru', width: 1440 },
  { locale: 'ar', width: 1440 },
  { locale: 'en', width: 390 },
  { locale: 'ar', width: 390 },
] as const;

journey(
  'lexicon › a zero-result search, taught, tried without and with it, saved › the row says what it finds now, and the search does [house §6]',
  { width: 1440 },
  async ({ tab }) => {
    assert.equal((await find('quokkafix M8')).reading?.notUnderstood.includes('quokkafix'), true);
    await writeZeroResults(shop.db);
    await openBackoffice(tab, shop, 'catalogue-manager');
    await tab.goto(`${shop.url}/admin#/zero-searches`);
    const row = tab.getByRole('row').filter({ hasText: 'quokkafix' });
    await row.getByRole('button', { name: 'Teach', exact: true }).click();
    await tab.getByText('This search found nothing:').waitFor();
    await tab.getByRole('radio', { name: 'Means a family with properties' }).check();
    await pick(tab, 'Families (any of them)', 'Hex nuts');
    await pick(tab, 'Add an attribute', 'Thread');
    await pick(tab, 'Thread', 'M10');
    const trial = part(tab, 'What would this find?');
    await trial.getByRole('button', { name: 'Try it' }).click();
    const before = trial.getByRole('region', { name: 'Without this entry' });
    const after = trial.getByRole('region', { name: 'With this entry' });
    await before.getByText('quokkafix').waitFor();
    await before.getByText('Not understood').waitFor();
    await after.getByText(/^Family/).waitFor();
    assert.equal(
      (await shop.pool.query('select from search_lexicon_entry')).rowCount,
      0,
      'nothing is saved yet',
    );
    await look(tab, 'teach-en-1440');
    await tab.getByRole('button', { name: 'Save', exact: true }).click();
    await tab.getByText('It finds something now.').waitFor();
    assert.ok((await find('quokkafix')).totalProductCount > 0);
    await look(tab, 'zero-en-1440');
    await row.getByRole('button', { name: 'Forget' }).click();
    await row.waitFor({ state: 'detached' });
  },
);

journey(
  'lexicon › a term of the program › found by its meaning, tried, switched off, undone; what changed since is a conflict [house §6]',
  { width: 1280 },
  async (page) => {
    const { tab } = page;
    assert.deepEqual((await find('kindly hex bolt')).reading?.notUnderstood, []);
    await openBackoffice(tab, shop, 'catalogue-manager');
    await tab.goto(`${shop.url}/admin#/lexicon`);
    await tab.getByPlaceholder('Term or meaning').fill('kindly');
    await tab.getByRole('link', { name: 'kindly', exact: true }).first().click();
    await tab.getByRole('button', { name: 'Try it' }).click();
    await tab.getByRole('region', { name: 'As it is' }).waitFor();
    await tab.getByRole('button', { name: 'Switch off' }).click();
    await tab.getByText('Staff switched this term off.').waitFor();
    assert.deepEqual((await find('kindly hex bolt')).reading?.notUnderstood, ['kindly']);
    await tab.goto(`${shop.url}/admin#/lexicon-changes`);
    await tab.getByText('Switch the program’s meaning off').first().waitFor();
    await look(tab, 'changes-en-1280');
    // A colleague has changed it since.
    await shop.pool.query(
      "update search_lexicon_entry set terms = terms || '{kindly now}', version = version + 1 where kind = 'off'",
    );
    const undo = async () => {
      await tab.getByRole('button', { name: 'Undo', exact: true }).first().click();
      await tab.getByRole('button', { name: 'Confirm' }).click();
    };
    page.faults.expectStatus(409);
    await undo();
    await tab.getByText('This change can’t be undone').waitFor();
    await shop.pool.query(
      "update search_lexicon_entry set terms = '{kindly}', version = version - 1 where kind = 'off'",
    );
    await undo();
    await tab.getByText('Taken back').first().waitFor();
    assert.deepEqual((await find('kindly hex bolt')).reading?.notUnderstood, []);
  },
);

for (const { locale, width } of SCREENS)
  journey(
    `lexicon › list, form and trial in ${locale} at ${width} › nothing beside the screen [house §6]`,
    { width, locale },
    async ({ tab }) => {
      await openBackoffice(tab, shop, 'catalogue-manager', locale);
      const row = tab.locator('main a[href*="#/lexicon/program-"]').first();
      const isWithin = async (): Promise<void> =>
        assert.ok(await tab.evaluate('document.documentElement.scrollWidth <= innerWidth'));
      await tab.goto(
        `${shop.url}/admin#/lexicon?${new URLSearchParams({ filter: '{"q":"din"}', displayedFilters: '{}' })}`,
      );
      await row.waitFor();
      await look(tab, `list-${locale}-${width}`);
      await isWithin();
      await row.click();
      await tab.locator('[aria-labelledby=lexicon-trial] button').click();
      await tab.locator('[aria-labelledby=lexicon-trial] h3').first().waitFor();
      await look(tab, `term-${locale}-${width}`);
      await isWithin();
      await tab.goto(`${shop.url}/admin#/lexicon/create`);
      await tab.locator('input[name=kind][value=family-property]').check();
      await tab.locator('#lexicon-properties').waitFor();
      await look(tab, `form-${locale}-${width}`);
      await isWithin();
    },
  );
