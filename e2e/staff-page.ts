// Back-office page object: a member of staff with a session, in a browser that fails on console errors.
import { randomBytes } from 'node:crypto';
import type { Role } from '@millwright/contracts';
import type { Page } from 'playwright-core';
import { aStaff } from '../server/testing/staff.ts';
import type { Shop } from './shop.ts';

export type StaffAccount = { id: number; email: string; password: string };

/** One of each role is made for a journey; nobody has an authenticator yet. */
export async function addStaffTo(shop: Shop, role: Role = 'administrator'): Promise<StaffAccount> {
  return await aStaff(shop.db, role);
}

/** Logged on without the form, by a session in the cookie; `locale` is the language of the screens. */
export async function openBackoffice(
  page: Page,
  shop: Shop,
  role: Role = 'administrator',
  locale: 'en' | 'ru' | 'ar' = 'en',
): Promise<number> {
  const staff = await addStaffTo(shop, role);
  await shop.pool.query('update staff set locale = $2 where id = $1', [staff.id, locale]);
  const token = randomBytes(32).toString('base64url');
  await shop.pool.query(
    "insert into staff_session (token_hash, staff_id, expires_at) values (sha256(convert_to($1, 'UTF8')), $2, now() + interval '1 hour')",
    [token, staff.id],
  );
  await page
    .context()
    .addCookies([
      { name: 'staff', value: token, url: shop.url, httpOnly: true, sameSite: 'Strict' },
    ]);
  // A sandboxed frame has no store of its own.
  await page.addInitScript(
    `if (self === top) localStorage.setItem('millwright.admin.locale', ${JSON.stringify(locale)})`,
  );
  await page.goto(`${shop.url}/admin`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return staff.id;
}
