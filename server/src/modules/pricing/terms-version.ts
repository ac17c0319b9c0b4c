// Version of the terms that orders record: renewed whenever the terms change.
import type { Tx } from '../../platform/db/index.ts';
import { findSelling, saveSelling } from './pricing.admin.queries.ts';
import { nextTermsVersion } from './rates.rules.ts';

/** Orders from now on record another version. @param day of the shop */
export async function renewTermsVersion(tx: Tx, day: string): Promise<void> {
  const { settings } = await findSelling(tx, { lock: true });
  await saveSelling(tx, {
    'terms-version': nextTermsVersion(String(settings['terms-version'] ?? ''), day),
  });
}
