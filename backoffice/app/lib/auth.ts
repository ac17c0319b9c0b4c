// Session and permissions of a member of staff: read from the server once a page, and again after each step of the login.
import type { Right, StaffSession, StaffSessionOfPage } from '@millwright/contracts';
import { type AuthProvider, HttpError } from 'ra-core';
import { api, rememberSession } from './api.ts';

let current: Promise<StaffSession> | null = null;
let exposed = false;

/** Whether accounts with public passwords are open to others. */
export async function isDemoExposed(): Promise<boolean> {
  await readSession();
  return exposed;
}

export function readSession(): Promise<StaffSession> {
  current ??= api<StaffSessionOfPage>('GET', '/session').then((session) => {
    exposed = session.demoIsExposed;
    return rememberSession(session);
  });
  current.catch(() => {
    current = null;
  });
  return current;
}

export function setSession(session: StaffSession): void {
  current = Promise.resolve(rememberSession(session));
}

async function full(): Promise<StaffSession & { staff: NonNullable<StaffSession['staff']> }> {
  const session = await readSession();
  if (session.stage !== 'full' || session.staff === null) throw new Error('login not complete');
  return { ...session, staff: session.staff };
}

export const authProvider: AuthProvider = {
  // The login screen makes its steps itself.
  login: async () => undefined,
  logout: async () => {
    if (current !== null) await api('POST', '/session/end').catch(() => undefined);
    current = null;
  },
  checkAuth: async () => {
    await full();
  },
  checkError: async (error: unknown) => {
    // An ended session leads to the login; a missing right is reported where it was needed.
    if (error instanceof HttpError && error.status === 401) {
      current = null;
      throw new Error('session ended');
    }
  },
  getIdentity: async () => {
    const { staff } = await full();
    const { id, name, locale, role, ownRoleName } = staff;
    return { id, fullName: name, locale, role, ownRoleName };
  },
  // None before the login: then the login is all there is to see.
  getPermissions: async () => (await readSession()).rights,
  canAccess: async () => true,
};

export function mayI(rights: readonly string[] | undefined, right: Right | 'staff'): boolean {
  return right === 'staff' || (rights?.includes(right) ?? false);
}
