// Closed shop journey: staff close it in the back office, visitors read that it opens soon, staff see it as it will be and open it again. [decisions 0099]
import assert from 'node:assert/strict';
import { shopName } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { Page } from 'playwright-core';
import { inTime, newVisitor } from './browser.ts';
import { openJourneys } from './journey.ts';
import { axeFindings, DESK, PHONE, widthFindings } from './page-checks.ts';
import { opensWith, save } from './staff-forms.ts';
import { openBackoffice } from './staff-page.ts';

const { shop, journey } = openJourneys();

async function setOpen(backoffice: Page, isOpen: boolean): Promise<void> {
  const open = backoffice.getByLabel('The shop is open');
  await open.waitFor();
  assert.equal(await open.isChecked(), !isOpen);
  await open.setChecked(isOpen);
  await save(backoffice);
}

journey(
  'closed › by staff › a visitor reads in each language that it opens soon, staff see the shop with a bar that leads to the switch, and all see it once it is open [decisions 0099]',
  { width: DESK.width },
  async (page) => {
    const browser = page.tab.context().browser();
    assert.ok(browser !== null);
    const office = await newVisitor(browser, { width: DESK.width });
    try {
      const backoffice = await office.newPage();
      await openBackoffice(backoffice, shop, 'administrator');
      await backoffice.goto(`${shop.url}/admin#/settings/selling`);
      await setOpen(backoffice, false);

      const company = await shop.db.selectFrom('company').selectAll().executeTakeFirstOrThrow();
      page.faults.expectStatus(503);
      for (const locale of ['en', 'ar'] as const) {
        const visitor = page.in(locale);
        const title = translator(locale)('closed.title', {
          shop: shopName(company, locale, shop.url),
        });
        const heading = visitor.tab.getByRole('heading', { level: 1, name: title });
        for (const [path, size] of [
          ['/', DESK],
          ['/products', PHONE],
          ['/no-such-page', PHONE],
        ] as const) {
          await visitor.tab.setViewportSize(size);
          await opensWith(visitor, path, heading);
          const where = `${locale} ${path} ${size.width}`;
          assert.equal(await visitor.tab.title(), title, where);
          assert.equal(await visitor.tab.locator(`a[href="mailto:${company.email}"]`).count(), 1);
          assert.equal(await visitor.tab.locator(`a[href="tel:${company.phone}"]`).count(), 1);
          assert.equal(await visitor.tab.getByRole('searchbox').count(), 0, 'no menu of the shop');
          assert.deepEqual(
            [
              ...(await widthFindings(visitor.tab, where)),
              ...(await axeFindings(visitor.tab, where)),
            ],
            [],
          );
        }
        const answer = await visitor.open('/');
        assert.equal(answer.status(), 503);
        assert.equal(answer.headers()['retry-after'], '3600');
        assert.equal(answer.headers()['x-robots-tag'], 'noindex');
      }

      const preview = await office.newPage();
      const bar = preview.locator('.preview-bar');
      for (const size of [DESK, PHONE]) {
        await preview.setViewportSize(size);
        const answer = await preview.goto(`${shop.url}/`);
        assert.equal(answer?.status(), 200);
        await bar.getByText('Closed: only staff see this.').waitFor();
        assert.deepEqual(
          [
            ...(await widthFindings(preview, `preview ${size.width}`)),
            ...(await axeFindings(preview, `preview ${size.width}`)),
          ],
          [],
        );
      }
      await preview.setViewportSize(DESK);
      await bar.getByRole('link', { name: 'Open the shop' }).click();
      await setOpen(preview, true);

      const visitor = page.in('en');
      await opensWith(visitor, '/', visitor.tab.getByRole('contentinfo'));
      assert.equal(await visitor.tab.locator('.preview-bar').count(), 0);
      await preview.goto(`${shop.url}/`);
      await preview.getByRole('contentinfo').waitFor();
      assert.equal(await bar.count(), 0);
    } finally {
      await inTime('closing the office', office.close());
    }
  },
);
