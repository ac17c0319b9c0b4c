// Steps of the move-in journey that need more than a line: countries taken off, freight, columns of a file, an order confirmed, a customer who registers as a business.

import type { Locator, Page } from 'playwright-core';
import { workOnImport } from '../server/src/modules/imports/index.ts';
import { settleInvoices } from '../server/src/modules/invoices/index.ts';
import { reindexProducts } from '../server/src/modules/search/index.ts';
import { inTransaction } from '../server/src/platform/db/index.ts';
import { JOB_SCHEMA } from '../server/src/platform/jobs/queue.ts';
import { aCtx } from '../server/testing/factories.ts';
import { logIn, register } from './buyer.ts';
import { type Business, DISTRIBUTOR } from './distributor.ts';
import { picture } from './guide.ts';
import type { Shop } from './shop.ts';
import { part, pick } from './staff-forms.ts';
import type { StorefrontPage } from './storefront-page.ts';

const system = ({ db }: Shop) => ({ ...aCtx(db), actor: { kind: 'system' } }) as const;

/** Takes every choice off. */
export async function clear(tab: Page, label: string): Promise<void> {
  const box = tab.getByRole('combobox', { name: label });
  const chosen = box.locator('xpath=..').getByRole('button').filter({ hasText: /\(/ });
  await chosen.first().waitFor();
  for (let left = await chosen.count(); left > 0; left--) {
    await chosen.last().locator('svg').click();
    await chosen.nth(left - 1).waitFor({ state: 'detached' });
  }
  await chosen.first().waitFor({ state: 'detached' });
}

/** @param rate `to` a country by its name, or the rest of the Union; without a price the buyer collects the goods */
export async function addFreight(
  shop: Shop,
  tab: Page,
  name: string,
  { to, days, upTo, price }: { to: string; days: string; upTo?: string; price?: string },
): Promise<void> {
  await tab.goto(`${shop.url}/admin#/freight-rates/create`);
  await tab.getByLabel('Way of delivery · English').fill(name);
  if (to === 'union') {
    await tab.getByRole('button', { name: 'Add the European Union' }).click();
    const home = tab.getByRole('button', { name: /^Italy \(/ });
    await home.locator('svg').click();
    await home.waitFor({ state: 'detached' });
  } else {
    await pick(tab, 'Goes to', to);
  }
  await tab.getByLabel('Days').fill(days);
  if (upTo === undefined) {
    await tab.getByLabel('The buyer collects the goods').check();
  } else {
    await tab.getByLabel('Up to, kg').fill(upTo);
    await tab.getByLabel('Price before tax, EUR').fill(price ?? '');
  }
  if (to === 'union') await picture(tab, '07-freight');
  await tab.getByRole('button', { name: 'Save', exact: true }).click();
  await tab.getByRole('cell', { name, exact: true }).waitFor();
}

export const columnBox = (tab: Page, field: string): Locator =>
  tab.getByRole('combobox', { name: `${field}: Column of the file`, exact: true });

export async function chooseColumn(tab: Page, field: string, head: string): Promise<void> {
  await columnBox(tab, field).click();
  await tab.getByRole('option', { name: head, exact: true }).click();
}

/** What the worker does: the jobs of imports that were written, here and now. */
export async function workOnImports(shop: Shop): Promise<void> {
  for (;;) {
    const { rows } = await shop.pool.query<{ import_id: number }>(
      `delete from ${JOB_SCHEMA}.job where name = 'imports' and state = 'created' returning (data->>'importId')::int as import_id`,
    );
    if (rows.length === 0) return;
    for (const { import_id } of rows) await workOnImport(system(shop), import_id);
  }
}

/** As the job does a moment after a change of many products. */
export async function workOnReindexing(shop: Shop): Promise<void> {
  const { rows } = await shop.pool.query<{ ids: number[] }>(
    `delete from ${JOB_SCHEMA}.job where name = 'catalogue-reindex' and state = 'created' returning data->'ids' as ids`,
  );
  for (const { ids } of rows) await inTransaction(shop.db, (tx) => reindexProducts(tx, ids));
}

export async function becomeCustomer(page: StorefrontPage, business: Business): Promise<void> {
  await page.open('/account/register');
  await page.at('textbox', new RegExp(`^${page.t('account.company')}`)).fill(business.company);
  await page.field('account.taxNumber').fill(business.vatNumber);
  await register(page, business.buyer);
  await page.open('/account/login');
  await logIn(page, business.buyer);
  await page.isAt('/');
}

export async function putIntoCart(
  page: StorefrontPage,
  typed: string,
  name: string,
  pieces: number,
): Promise<void> {
  await page.open('/');
  await page.searchFor(typed);
  await page.products.filter({ hasText: name }).first().click();
  await page.seesHeading(name);
  await page.tab.locator('#quantity').fill(String(pieces));
  await page.button('common.addToCart').first().click();
  await page.seesMessage(page.t('common.itemAdded'));
}

/** With its invoice drawn, as the job does it a moment later. */
export async function confirmOrder(shop: Shop, tab: Page, order: string): Promise<void> {
  await tab.getByRole('button', { name: 'Confirm' }).click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await tab.getByRole('button', { name: 'Ship everything' }).waitFor();
  const { rows } = await shop.pool.query<{ id: number }>(
    "select id::int from sales_order where public_id = $1 and status = 'Confirmed'",
    [order],
  );
  await settleInvoices(system(shop), rows[0]?.id as number);
  await part(tab, 'Papers').getByRole('link', { name: 'English' }).waitFor();
}

/** A nut beside the name, as a company brings it: a PNG. */
export async function drawLogo(tab: Page): Promise<Buffer> {
  const paper = await tab.context().newPage();
  await paper.setContent(
    `<p style="display: inline-flex; align-items: center; gap: 12px; margin: 0; padding: 4px; font: 700 44px sans-serif; color: #17405f">
      <svg viewBox="0 0 40 40" width="60"><path fill="#17405f" d="M20 2 36 11v18L20 38 4 29V11z"/><circle cx="20" cy="20" r="8" fill="#fff"/></svg>${DISTRIBUTOR.name}</p>`,
  );
  const shot = await paper.locator('p').screenshot();
  await paper.close();
  return shot;
}
