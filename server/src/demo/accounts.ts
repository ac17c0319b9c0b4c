// Demo accounts at start: opened where the demo is on, closed with all their sessions where it is off. [decision 0048]

import {
  closeDemoCustomers,
  markDemoCustomers,
  openDemoCustomers,
} from '../modules/customers/index.ts';
import { revokeAccess } from '../modules/identity/index.ts';
import { closeDemoStaff, markDemoStaff, openDemoStaff } from '../modules/staff/index.ts';
import { type Db, inTransaction } from '../platform/db/index.ts';
import { DEMO_BUYERS } from './buyers.ts';
import { DEMO_STAFF } from './staff.ts';

const SEARCHED = 'demo-accounts-searched';

/** @returns how many accounts this start has closed */
export async function settleDemoAccounts(
  db: Db,
  { isDemo, now }: { isDemo: boolean; now: Date },
): Promise<number> {
  await searchOnce(db);
  return await inTransaction(db, async (tx) => {
    if (isDemo) {
      await openDemoCustomers(tx);
      await openDemoStaff(tx);
      return 0;
    }
    const customers = await closeDemoCustomers(tx, now);
    for (const id of customers) await revokeAccess(tx, id);
    return customers.length + (await closeDemoStaff(tx, now));
  });
}

/** Whether the demo was loaded into this database, at any time. */
export async function isDemoShop(db: Db): Promise<boolean> {
  return (await settingOf(db, 'demo')) === true;
}

/** Earlier versions marked nothing: the first start of this one looks for their demo accounts. */
async function searchOnce(db: Db): Promise<void> {
  if ((await settingOf(db, SEARCHED)) !== false) return;
  if (await isDemoShop(db)) {
    await markDemoCustomers(db, DEMO_BUYERS);
    await markDemoStaff(db, DEMO_STAFF);
  }
  await db.updateTable('setting').set({ value: 'true' }).where('name', '=', SEARCHED).execute();
}

async function settingOf(db: Db, name: string): Promise<unknown> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}
