// The first administrator: the one of ADMIN_EMAIL and ADMIN_PASSWORD, or one with a random password that is printed once. [decisions §5, §6]
import { type Db, inTransaction } from '../../platform/db/index.ts';
import { hashPassword } from '../../platform/password.ts';
import { StartError } from '../../platform/start-error.ts';
import { canonicalEmail, passwordFault } from '../customers/index.ts';
import { hasOwnStaff, insertStaff } from './staff.queries.ts';
import { newPassword } from './staff.service.ts';

export type FirstAdministrator = {
  email: string /** null: the one that was configured. */;
  password: string | null;
};

const FAULTS: Readonly<Record<string, string>> = {
  'password-too-short': 'is too short: at least 10 characters',
  'password-too-long': 'is too long: at most 128 characters',
  'password-too-common':
    'is too easy to guess: it is one of the most used passwords, a run, the name of the shop or part of ADMIN_EMAIL',
};

/** Demo accounts do not count. @returns undefined when there is staff already. @throws StartError */
export async function addFirstAdministrator(
  db: Db,
  admin: { email: string | undefined; password: string | undefined },
): Promise<FirstAdministrator | undefined> {
  if (await hasOwnStaff(db)) return undefined;
  const password = admin.password ?? newPassword();
  const email = canonicalEmail(admin.email ?? 'admin@localhost.localdomain');
  const fault = passwordFault(password, email);
  if (fault !== null)
    throw new StartError(`ADMIN_PASSWORD ${FAULTS[fault.code]}; choose another one`);
  const password_hash = await hashPassword(password);
  const isOwn = admin.password !== undefined;
  const id = await inTransaction(
    db,
    async (tx) =>
      await insertStaff(tx, {
        email,
        name: 'Administrator',
        role: 'administrator',
        locale: 'en',
        password_hash,
        must_change_password: !isOwn,
      }),
  );
  // Another process was faster, and prints it.
  return id === undefined ? undefined : { email, password: isOwn ? null : password };
}
