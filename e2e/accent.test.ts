// Accent colour journeys: staff choose a yellow, and the shop wears it readably, on every kind of page, until it is taken back.
import assert from 'node:assert/strict';
import { accentStylesheetPath } from '@millwright/contracts';
import type { Locator } from 'playwright-core';
import { PLAIN, pickGood } from './goods.ts';
import { openJourneys } from './journey.ts';
import { axeFindings, DESK, PHONE } from './page-checks.ts';
import { opensWith, save } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();
const YELLOW = '#ffd400';
const sheet = (accent: string): string => `link[href="${accentStylesheetPath(accent)}"]`;

journey(
  'settings › a yellow › sample with measured contrast; buttons have dark text, links a darker shade, axe finds no contrast fault on wide and narrow screens, in the dark; another colour has another address, none has none [decisions 0101]',
  DESK,
  async (page) => {
    const { tab } = page;
    const good = await pickGood(shop, PLAIN);
    await page.open('/');
    assert.equal(await tab.locator('link[href^="/assets/theme/"]').count(), 0);

    const staff = await tab.context().newPage();
    await openBackoffice(staff, shop, 'administrator');
    await staff.goto(`${shop.url}/admin#/settings`);
    const color = staff.getByLabel('Colour of the shop');
    await color.fill('FFD400');
    const looks = staff.getByRole('region', { name: 'How it looks' });
    await looks.locator(`[data-sample=button]`).first().waitFor();
    assert.deepEqual(
      [
        await looks.getAttribute('data-accent'),
        await staff.getByLabel('Choose the colour').inputValue(),
        await colorsOf(looks.locator('[data-sample=button]').first()),
      ],
      [YELLOW, YELLOW, ['rgb(255, 212, 0)', 'rgb(5, 5, 5)']],
    );
    await looks
      .getByText(/Contrast: button .*14\.\d:1/)
      .first()
      .waitFor();
    await looks.getByText('links take a darker shade of it').waitFor();
    await save(staff);

    await opensWith(page, '/', tab.locator(sheet(YELLOW)));
    const { headers } = await fetchOf(`${shop.url}${accentStylesheetPath(YELLOW)}`);
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
    await page.open(`/product/${good.id}/${good.slug}`);
    const buy = page.main.locator('.button.main').first();
    assert.deepEqual(await colorsOf(buy), ['rgb(255, 212, 0)', 'rgb(5, 5, 5)']);
    await buy.click();
    await page.seesMessage(/./);

    const faults: string[] = [];
    for (const path of [
      '/',
      '/products?query=bearing',
      `/product/${good.id}/${good.slug}`,
      '/cart',
    ]) {
      await page.open(path);
      for (const [size, scheme] of [
        [DESK, 'light'],
        [PHONE, 'light'],
        [DESK, 'dark'],
        [PHONE, 'dark'],
      ] as const) {
        await tab.setViewportSize(size);
        await tab.emulateMedia({ colorScheme: scheme });
        faults.push(...(await axeFindings(tab, `${path} ${size.width} ${scheme}`)));
      }
      await tab.setViewportSize(DESK);
      await tab.emulateMedia({ colorScheme: 'light' });
    }
    assert.deepEqual(faults, []);

    await color.fill('#7b1fa2');
    await save(staff);
    await opensWith(page, '/', tab.locator(sheet('#7b1fa2')));
    assert.equal(await tab.locator(sheet(YELLOW)).count(), 0);
    await staff.getByRole('button', { name: 'Back to the program’s colours' }).click();
    await save(staff);
    await opensWith(page, '/', tab.locator('link[href^="/assets/theme/"]'), 'none');
  },
);

/** Its ground and its text. */
async function colorsOf(place: Locator): Promise<(string | undefined)[]> {
  return await place.evaluate((element) => {
    const style = element.ownerDocument.defaultView?.getComputedStyle(element);
    return [style?.backgroundColor, style?.color];
  });
}

async function fetchOf(url: string): Promise<Response> {
  const answer = await fetch(url);
  assert.equal(answer.status, 200);
  assert.match(await answer.text(), /--color-signal:#ffd400/);
  return answer;
}
