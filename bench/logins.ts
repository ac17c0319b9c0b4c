// Login benchmark: customers with one password, made before the measurement; the bare route checks the same password against the same hash.
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { LoadRequest } from './load-job.ts';
import { post } from './questions.ts';

const CUSTOMERS = 500;
export const VERIFY_PATH = '/verify-password';
export const PASSWORD = 'grinding-glass-42';
/** As the shop makes it: argon2id, 19 MiB, two rounds. A test holds it to that. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$h8S43zSfTntIM3gG34huLQ$Bj/cAx3aSGdXBu+RNHwuDMoUzP624as6y9NfbHLboQA';

export async function logons(database: pg.Pool): Promise<LoadRequest[]> {
  const run = randomBytes(4).toString('hex');
  const { rows } = await database.query<{ email: string }>(
    `with person as (
      insert into customer (email, first_name, mobile, tax_id, company_name, verified)
      select 'person-' || $1 || '-' || n || '@bench.example', 'Bench', '+914428271234', '33AABCC1234D1ZI', 'Bench Works', true
      from generate_series(1, $2::int) n returning id, email
    ), secret as (insert into credential (customer_id, password_hash) select id, $3 from person)
    select email from person`,
    [run, CUSTOMERS, PASSWORD_HASH],
  );
  return rows.map(({ email }) =>
    post('/api/customer/logon', { userName: email, password: PASSWORD }),
  );
}

export const verifyRequest: LoadRequest = post(VERIFY_PATH, {});
