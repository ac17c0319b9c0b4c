// States of a back-office screen: filled or empty, with each menu and dialog that a button opens, and with rejected forms; found on the screen, not listed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from '../scripts/checks/source-files.ts';
import { type Checks, comesTrue, type State, type View, WIDTHS } from './page-states.ts';

const FOLDER = join(ROOT, 'backoffice/app/screens');
const SETTLE_MS = 10_000;
/** What a click changes is there by then: no screen animates longer. */
const HAND_MS = 350;
/** Of one screen; a table has no more kinds of buttons. */
const MAX_BUTTONS = 25;

export type AdminScreen = {
  name: string;
  list: boolean;
  create: boolean;
  record: 'edit' | 'show' | null;
  paths: string[];
};

/** As the screens themselves declare it; their files are React, which only the bundle runs. */
export function adminScreens(): AdminScreen[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'dashboard')
    .flatMap(({ name }) =>
      readFileSync(join(FOLDER, name, 'index.ts'), 'utf8')
        .split(/(?=\bname: ')/)
        .slice(1)
        .map((text): AdminScreen => {
          const has = (part: string): boolean => new RegExp(`\\b${part}: [A-Zc]`).test(text);
          return {
            name: /name: '([^']+)'/.exec(text)?.[1] ?? '',
            list: has('list') || has('page'),
            create: has('create'),
            record: has('edit') ? 'edit' : has('show') ? 'show' : null,
            paths: [...text.matchAll(/path: '\/([^']+)'/g)].map(([, path = '']) => path),
          };
        }),
    );
}

/** Every change is rejected, and every field named: nothing is changed by whatever is clicked, and each form shows its faults. */
export async function rejectChanges(tab: Page): Promise<void> {
  // A sheet of the printer is no state of the screen.
  await tab.addInitScript('window.print = () => {}');
  await tab.route('**/api/admin/**', async (route) => {
    if (route.request().method() === 'GET') return await route.continue();
    const names = await tab
      .evaluate<string[]>(
        "[...document.querySelectorAll('main [name], [role=dialog] [name]')].map((field) => field.getAttribute('name') ?? '').filter(Boolean)",
      )
      .catch(() => []);
    const message = 'The value is not allowed.';
    const errors = names.map((name) => ({
      pointer: `/${name.replaceAll('.', '/')}`,
      code: 'invalid',
      defaultMessage: message,
    }));
    const body = {
      type: 'about:blank',
      title: message,
      status: 422,
      detail: message,
      instance: '',
      code: 'invalid',
      message,
      errors,
    };
    await route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify(body),
    });
  });
}

export async function lookAtScreen(
  tab: Page,
  url: string,
  place: string,
  view: View,
  state: State,
  checks: Checks,
): Promise<void> {
  await tab.setViewportSize(WIDTHS[view.width]);
  await openScreen(tab, url, place);
  const kind = `back office ${place.replace(/\/[A-Z]{2}-[A-Z0-9-]+|\/\d+|\/[0-9a-f-]{36}/, '/one')}`;
  await checks.look(tab, view, kind, state, 'desktop');
  await clickEach(tab, url, place, view, kind, checks);
  await refuse(tab, view, kind, checks);
}

/** The addresses of all screens, with the first record of each list. */
export async function adminPaths(tab: Page, url: string, state: State): Promise<string[]> {
  const places = [''];
  for (const { name, list, create, record, paths } of adminScreens()) {
    if (list) places.push(name);
    if (state === 'empty') continue;
    if (create) places.push(`${name}/create`);
    const answer = await tab.request.get(`${url}/api/admin/${name}?count=1`);
    const first = (
      (await answer.json().catch(() => null)) as { rows?: { id: string | number }[] } | null
    )?.rows?.[0]?.id;
    if (record !== null && first !== undefined)
      places.push(`${name}/${encodeURIComponent(first)}${record === 'show' ? '/show' : ''}`);
    for (const path of paths) {
      if (path.endsWith(':tab')) continue;
      places.push(
        path.includes(':id') ? path.replace(':id', String(first)) : `${path}?ids=${first}`,
      );
    }
  }
  // Something that is not there.
  return state === 'empty' ? [...places, 'orders/MW-0000-0000/show'] : places;
}

/** The login page, for a client without a session: as it comes, and rejected. */
export async function lookAtLogin(
  tab: Page,
  url: string,
  view: View,
  checks: Checks,
): Promise<void> {
  await tab.addInitScript(
    `if (self === top) localStorage.setItem('millwright.admin.locale', ${JSON.stringify(view.locale)})`,
  );
  await tab.goto(`${url}/admin`);
  await tab.locator('form').waitFor();
  await checks.look(tab, view, 'back office login', 'filled', 'desktop');
  await tab.locator('[name=email]').fill('nobody@example.com');
  await tab.locator('[name=password]').fill('not the password');
  await tab.locator('[type=submit]').click();
  await tab.locator('[role=alert], [aria-invalid=true], .Mui-error').first().waitFor();
  await checks.look(tab, view, 'back office login, refused', 'error', 'desktop');
}

async function openScreen(tab: Page, url: string, place: string): Promise<void> {
  // Another query, so that the program begins anew.
  await tab.goto(`${url}/admin?at=${encodeURIComponent(place)}#/${place}`, { waitUntil: 'load' });
  await settle(tab);
}

async function settle(tab: Page): Promise<void> {
  await tab.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => {});
  await comesTrue(tab, "document.querySelector('h1')?.innerText", SETTLE_MS);
}

async function clickEach(
  tab: Page,
  url: string,
  place: string,
  view: View,
  kind: string,
  checks: Checks,
): Promise<void> {
  for (let n = 0; n < MAX_BUTTONS; n++) {
    const button = (await tab.evaluate<Button[]>(MARK_BUTTONS)).find(
      ({ key }) => !view.opened.has(`${key}`) && !view.opened.has(`${kind} ${key}`),
    );
    if (button === undefined) return;
    view.opened.add(`${kind} ${button.key}`);
    const hash = await tab.evaluate<string>('location.hash');
    const element = tab.locator(`[data-opener="${button.at}"]`);
    const clicked = await element.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (!clicked) continue;
    await tab.waitForTimeout(HAND_MS);
    const over = await tab.evaluate<string>(OVER);
    const left =
      !tab.url().startsWith(`${url}/admin`) ||
      (await tab.evaluate<string>('location.hash')) !== hash;
    const where = `${kind}, ${button.words}`;
    if (over !== '') {
      // Menus of the frame and of every list are the same on each screen.
      if (button.isFrame || /listbox|menu/.test(over)) view.opened.add(button.key);
      await tab.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => {});
      await checks.look(tab, view, `${where}: ${over}`, 'open', 'desktop');
      if (over === 'dialog') await rejectInDialog(tab, view, where, checks);
      await tab.keyboard.press('Escape');
      await tab.waitForTimeout(HAND_MS);
    } else if (button.changes && tab.url().startsWith(`${url}/admin`))
      await checks.look(tab, view, `${where}, pressed`, 'open', 'desktop');
    if (left || (await tab.evaluate<string>(OVER)) !== '') await openScreen(tab, url, place);
  }
}

async function rejectInDialog(tab: Page, view: View, where: string, checks: Checks): Promise<void> {
  const sent = await tab.evaluate<boolean>(`(() => {
    const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
    const button = dialog?.querySelector('button[type=submit]') ?? [...(dialog?.querySelectorAll('button') ?? [])].at(-1);
    if (!button || button.disabled) return false;
    button.click();
    return true;
  })()`);
  if (!sent) return;
  await tab.waitForTimeout(HAND_MS);
  if ((await tab.evaluate<string>(OVER)) === 'dialog')
    await checks.look(tab, view, `${where}: dialog refused`, 'error', 'desktop');
}

/** A form sent with its first field changed and nothing else. */
async function refuse(tab: Page, view: View, kind: string, checks: Checks): Promise<void> {
  const save = tab.locator('main button[type=submit]:visible').last();
  if ((await save.count()) === 0) return;
  const field = tab
    .locator(
      'main form :is(input:not([type]), input[type=text], textarea):not([readonly], [disabled], [role=combobox]):visible',
    )
    .first();
  if ((await field.count()) > 0) {
    await field.fill('1', { timeout: 2_000 }).catch(() => {});
    await field.fill('', { timeout: 2_000 }).catch(() => {});
  }
  await save.click({ timeout: 2_000 }).catch(() => {});
  await tab.waitForTimeout(HAND_MS);
  await checks.look(tab, view, `${kind}, refused`, 'error', 'desktop');
}

type Button = { at: number; key: string; words: string; isFrame: boolean; changes: boolean };

/** What lies over the screen: the last dialog, menu or list of choices. */
const OVER = `(() => {
  const over = [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox], [role=tooltip].never')].filter((element) => element.checkVisibility());
  return over.at(-1)?.getAttribute('role') ?? '';
})()`;

/** Buttons that can be pressed, by their words without numbers: of the rows of a table one is as good as the other. */
const MARK_BUTTONS = `(() => {
  const found = [];
  for (const marked of document.querySelectorAll('[data-opener]')) marked.removeAttribute('data-opener');
  const known = new Set();
  let at = 0;
  for (const element of document.querySelectorAll('header button, main :is(button, [role=button], [role=combobox], [role=tab], summary, tbody input[type=checkbox])')) {
    if (element.closest('thead') !== null || element.disabled || element.getAttribute('aria-disabled') === 'true') continue;
    if (element.type === 'submit' || !element.checkVisibility({ visibilityProperty: true }) || element.getBoundingClientRect().width < 2) continue;
    const text = element.getAttribute('aria-label') || element.innerText || element.getAttribute('aria-labelledby') || element.name || element.className;
    const words = text.replace(/[0-9]+/g, '0').replace(/\\s+/g, ' ').trim().slice(0, 40);
    const key = element.tagName + ' ' + (element.getAttribute('role') ?? '') + ' ' + (element.closest('tbody, li') === null ? words : element.className);
    if (known.has(key)) continue;
    known.add(key);
    element.dataset.opener = String(at);
    const changes = element.matches('[role=tab], summary, [aria-expanded], input');
    found.push({ at: at++, key, words, isFrame: element.closest('header') !== null, changes });
  }
  return found;
})()`;
