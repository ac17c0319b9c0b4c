// Which row holds what the company says of itself?
import type { Db } from '../../platform/db/index.ts';
import type { CompanyRow } from './company.rules.ts';

export async function findCompany(db: Db): Promise<CompanyRow> {
  return await db
    .selectFrom('company')
    .select(['phone', 'email', 'chat_phone', 'chat_text', 'social', 'offices'])
    .executeTakeFirstOrThrow();
}
