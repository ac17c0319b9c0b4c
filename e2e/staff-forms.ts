// Form helpers of back-office journeys: choosing by keyboard, filling three languages, saving.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { StorefrontPage } from './storefront-page.ts';

/** By the keyboard, once the list has answered what was typed: until then its options give way, and with them what was highlighted. */
export async function pick(
  tab: Page,
  label: string,
  typed: string,
  within: Page | Locator = tab,
): Promise<void> {
  const box = within.getByRole('combobox', { name: label });
  await box.fill(typed);
  for (let tries = 0; ; tries++) {
    await tab.getByRole('option').first().filter({ hasText: typed }).waitFor();
    await box.press('ArrowDown');
    await box.press('Enter');
    // Chosen: the list is closed, or its entry has done its work and is gone, perhaps just now.
    const isOpen =
      (await box.count()) > 0 &&
      (await box.getAttribute('aria-expanded', { timeout: 2_000 }).catch(() => 'false')) !==
        'false';
    if (!isOpen) return;
    assert.ok(tries < 5, `${label}: ${typed}`);
  }
}

/** "… English" in the English entry, and so on. */
export async function inThreeLanguages(tab: Page, label: string, text: string): Promise<void> {
  for (const language of ['English', 'Russian', 'Arabic'])
    await tab.getByLabel(`${label} · ${language}`).fill(`${text} ${language}`);
}

export async function save(
  tab: Page,
  said: 'The changes are saved.' | 'The new entry is saved.' = 'The changes are saved.',
): Promise<void> {
  await tab.getByRole('button', { name: 'Save', exact: true }).click();
  const message = tab.getByText(said).first();
  await message.waitFor();
  // The next one must be the next one's.
  await tab.keyboard.press('Escape');
  await message.waitFor({ state: 'detached' });
}

/** So long the shop's memory may take to follow, on a machine that is slow. */
const FOLLOWS_MS = 20_000;

/** Opens a page of the shop, and loads it anew until it shows what it should: a browser may keep a visitor's page for 15 s (web-host/reply.ts). */
export async function opensWith(
  page: StorefrontPage,
  path: string,
  sight: Locator,
  count: 'some' | 'none' = 'some',
): Promise<void> {
  const until = performance.now() + FOLLOWS_MS;
  for (
    await page.open(path);
    (await sight.count()) > 0 !== (count === 'some');
    await page.tab.reload()
  ) {
    assert.ok(performance.now() < until, `${path}: ${count} of ${sight}`);
    await sleep(150);
  }
}

/** A part of a screen by its heading. */
export const part = (tab: Page, name: string): Locator =>
  tab.getByRole('region', { name, exact: true });

/** A list has been read and holds so many: as said below it, or in words when there are none. */
export async function listHolds(tab: Page, count: number): Promise<void> {
  const said = tab.getByText(count === 0 ? /^(Nothing fits|No )/ : new RegExp(`of ${count}$`));
  await said.first().waitFor();
}
