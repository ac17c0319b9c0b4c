// Suggestion journeys: by keyboard, part number first, nothing before the third letter.
import assert from 'node:assert/strict';
import { pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';

const { shop, journey } = openJourneys();

journey(
  'suggestions › a part number however it is spelt › that part comes first and Enter opens it [§2.5 search]',
  {},
  async (page) => {
    const bearing = await pickGood(shop, "p.mpn = '6205-2RS'");
    await page.open('/');
    await page.tab.keyboard.press('/');
    await page.tab.keyboard.type('6205 2rs');
    const first = page.suggestions.first();
    await first.filter({ hasText: '6205-2RS' }).waitFor();
    await page.tab.keyboard.press('ArrowDown');
    await page
      .at('option', /6205-2RS/)
      .and(page.tab.locator('[aria-selected=true]'))
      .waitFor();
    assert.equal(
      await page.search.getAttribute('aria-activedescendant'),
      await first.getAttribute('id'),
    );
    await page.goes(
      () => page.tab.keyboard.press('Enter'),
      `/product/${bearing.id}/${bearing.slug}`,
    );
    await page.seesHeading(bearing.name);
  },
);

journey(
  'suggestions › arrows walk past the last and come back to the text › Enter searches for it [§2.5 search, §2.1 search results]',
  {},
  async (page) => {
    await page.open('/');
    await page.search.pressSequentially('hex key');
    // The list of the whole text: on a slow machine that of its beginning comes first.
    await page.at('option', page.t('search.allResults', { text: 'hex key' })).waitFor();
    const count = await page.suggestions.count();
    await page.tab.keyboard.press('ArrowUp');
    await page
      .at('option', page.t('search.allResults', { text: 'hex key' }))
      .and(page.tab.locator('[aria-selected=true]'))
      .waitFor();
    await page.tab.keyboard.press('ArrowDown');
    assert.equal(await page.search.getAttribute('aria-activedescendant'), null);
    assert.ok(count > 1 && count <= 11, `${count} suggestions`);
    await page.goes(
      () => page.tab.keyboard.press('Enter'),
      /^\/products\b.*[?&](query|asked)=hex[ +]key/,
    );
    assert.equal(await page.search.inputValue(), 'hex key');
  },
);

journey(
  'suggestions › Escape or a click outside › closed, and the text is still there [§2.5 search, §4 search drop-down]',
  {},
  async (page) => {
    await page.open('/');
    await page.search.pressSequentially('bearing');
    await page.suggestions.first().waitFor();
    await page.tab.keyboard.press('Escape');
    await page.doesNotSee(page.suggestions);
    assert.equal(await page.search.inputValue(), 'bearing');
    await page.tab.keyboard.press('ArrowDown');
    await page.suggestions.first().waitFor();
    await page.tab.getByRole('contentinfo').click({ position: { x: 5, y: 5 } });
    await page.doesNotSee(page.suggestions);
  },
);

journey(
  'suggestions › a cleared field, an answer that fails, an option that is opened › no list of an earlier text stays [§2.5 search, §8 suggestions]',
  {},
  async (page) => {
    await page.open('/');
    await page.search.pressSequentially('bearing');
    await page.suggestions.first().waitFor();
    await page.tab.keyboard.press('ArrowDown');
    await page.tab.locator('[role=option][aria-selected=true]').waitFor();
    // More letters: Enter opens nothing that was found for less.
    await page.tab.keyboard.type('s');
    assert.equal(await page.search.getAttribute('aria-activedescendant'), null);
    await page.search.fill('');
    assert.equal(await page.suggestions.count(), 0);
    await page.search.pressSequentially('bearing');
    await page.suggestions.first().waitFor();
    page.faults.expectStatus(503);
    await page.tab.route(/\/suggest\?/, (route) => route.fulfill({ status: 503, body: '' }));
    await page.tab.keyboard.type(' x');
    await page.doesNotSee(page.suggestions);
    await page.tab.unroute(/\/suggest\?/);
    await page.search.fill('bearings');
    await page.suggestions.first().waitFor();
    await page.suggestions.first().click();
    await page.tab.waitForURL((url) => url.pathname !== '/');
    await page.tab.goBack();
    await page.doesNotSee(page.suggestions);
  },
);

journey(
  'suggestions › on a telephone, something that is not sold › no word is broken, and the field has room for the text [§2.5 search]',
  { width: 390 },
  async (page) => {
    await page.open('/');
    await page.search.click();
    await page.search.pressSequentially('air compressor');
    const option = page.at('option', new RegExp(page.t('suggest.unsold'))).first();
    const name = await option.locator('span:nth-child(2)').boundingBox();
    const kind = await option.locator('small').boundingBox();
    assert.ok(name !== null && kind !== null && kind.y >= name.y + name.height - 1);
    assert.ok(name.height < 30, `a line of ${name.height} px`);
    assert.ok(((await page.search.boundingBox())?.width ?? 0) > 170);
  },
);

journey(
  'suggestions › two letters and a space › nothing is asked or shown [§5 search, §9 suggestions]',
  {},
  async (page) => {
    await page.open('/');
    const asked: string[] = [];
    page.tab.on('request', (request) => {
      if (new URL(request.url()).pathname === '/suggest') asked.push(request.url());
    });
    await page.search.pressSequentially('be ');
    assert.equal(await page.suggestions.count(), 0);
    const answer = page.tab.waitForResponse(/\/suggest\?/);
    await page.search.pressSequentially('a');
    await answer;
    assert.equal(asked.length, 1);
  },
);

journey(
  'search › empty text, then a real one › stays where it is; Enter and the button lead to the results [§5 search submit]',
  {},
  async (page) => {
    await page.open('/');
    await page.search.focus();
    // The first touch fetches the script that holds an empty search back.
    await page.tab.waitForLoadState('networkidle');
    await page.search.fill('   ');
    await page.tab.keyboard.press('Enter');
    await page.at('button', page.t('search.submit')).click();
    await page.isAt('/');
    await page.search.fill('hex key');
    await page.goes(
      () => page.at('button', page.t('search.submit')).click(),
      /^\/products\b.*[?&](query|asked)=hex[ +]key/,
    );
    await page.search.fill('hex nut');
    await page.goes(
      () => page.tab.keyboard.press('Enter'),
      /^\/products\b.*[?&](query|asked)=hex[ +]nut/,
    );
  },
);

journey(
  'suggestions › the server fails › nothing is said, and the search itself goes on [§8 suggestion failure]',
  {},
  async (page) => {
    page.faults.expectStatus(500);
    await page.open('/');
    await page.tab.route('**/suggest?*', (route) => route.fulfill({ status: 500, body: 'broken' }));
    const answer = page.tab.waitForResponse(/\/suggest\?/);
    await page.search.pressSequentially('bearing');
    await answer;
    assert.equal(await page.suggestions.count(), 0);
    assert.equal((await page.messages.innerText()).trim(), '');
    await page.goes(
      () => page.tab.keyboard.press('Enter'),
      /^\/products\b.*[?&](query|asked)=bearing/,
    );
    assert.ok((await page.total()) > 0);
  },
);

journey('search › scope SKU › only part numbers are searched [§2.5 search]', {}, async (page) => {
  await page.open('/');
  await page.tab.getByLabel(page.t('search.scope')).selectOption({ label: page.t('scope.sku') });
  await page.search.fill('62052RS');
  await page.goes(() => page.tab.keyboard.press('Enter'), /^\/products\?.*scope=sku/);
  await page
    .at('link', /6205-2RS/, page.main)
    .first()
    .waitFor();
});
