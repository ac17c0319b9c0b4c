// List journey of a query that is read: chips of what was understood, the nearest size, what is left out and what is not sold.
import assert from 'node:assert/strict';
import { openJourneys } from './journey.ts';

const { journey } = openJourneys();

journey(
  'list › a query that is read › chips that are taken away, the nearest size, what is not understood and what is not sold [§2.1 search results]',
  {},
  async (page) => {
    await page.open('/products?query=m10x48+hex+bolt+qqzzx');
    await page.sees(page.t('list.notUnderstood', { words: '“qqzzx”' }));
    const chips = page.main.getByRole('list', { name: page.t('list.understood') });
    assert.deepEqual((await chips.getByRole('listitem').allInnerTexts()).slice(0, 2), [
      'Hex bolts',
      'Thread: M10',
    ]);
    await page.main.getByText('There is no “48” here. Nearest: 50, 45, 55, 40 mm.').waitFor();
    await page.main.getByText('Length: 50, 45, 55, 40 mm').waitFor();
    assert.ok((await page.products.count()) > 2);
    await chips
      .getByRole('link', { name: page.t('list.removeWords', { name: 'Thread: M10' }) })
      .click();
    await page.isAt(/query=x48\+hex|query=x48%20hex/);
    await page.sees('Results for “x48 hex bolt qqzzx”');
    assert.equal(
      await page.tab.locator('#search input[name=query], input[name=query]').first().inputValue(),
      'x48 hex bolt qqzzx',
    );
    // M8 x 25 is sold, in another class.
    await page.open('/products?query=csk+allen+m8x25+10.9');
    await page.sees('“25” is not sold together with all the rest. Nearest: 20, 30 mm.');
    await page.open('/products?query=micrometer');
    await page.sees(page.t('list.notSoldNear', { name: 'micrometer' }));
    await page.open('/products?query=skf+6205-2rs');
    await page.sees(page.t('list.foreignManufacturer', { manufacturer: 'SKF' }));
    assert.match(await page.products.first().innerText(), /6205-2RS/);
  },
);
