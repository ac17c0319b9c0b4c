// Logins of the stranger: a customer of its own, who may be changed; the demo's customer, who is only read; the demo's administrator.
import { aVisitor, type Data, formsOf, type Stranger, type Visitor } from './stranger.ts';

export type Person = { email: string; password: string; name: string; company: string };
type Call = (method: string, path: string, body?: unknown) => ReturnType<Visitor['json']>;
export type Account = Person & { id: string; call: Call };

let made = 0;

export async function aNewCustomer(stranger: Stranger): Promise<Account> {
  made += 1;
  const person = {
    email: `stranger-${Date.now()}-${made}@example.com`,
    password: 'a lathe of brass',
    name: 'Walter Stranger',
    company: 'Stranger Maintenance Works',
  };
  const { status, body } = await aVisitor(stranger.address).json('POST', '/api/customer/register', {
    custFirstName: person.name,
    emailAddress: person.email,
    password: person.password,
    mobileNumber: '+91 98400 12345',
    companyName: person.company,
  });
  if (status >= 400)
    throw new Error(
      `nobody can register by POST /api/customer/register: ${status} ${body.slice(0, 200)}`,
    );
  return await logOn(stranger, person);
}

export async function theDemoCustomer(stranger: Stranger): Promise<Account> {
  const { email = '', password = '' } = stranger.customers[0] ?? {};
  return await logOn(stranger, { email, password, name: '', company: '' });
}

async function logOn(stranger: Stranger, person: Person): Promise<Account> {
  const visitor = aVisitor(stranger.address);
  const { data, status } = await visitor.json('POST', '/api/customer/logon', {
    userName: person.email,
    password: person.password,
  });
  if (typeof data?.token !== 'string') throw new Error(`${person.email} cannot log on: ${status}`);
  const authToken: string = data.token;
  return {
    ...person,
    id: String(data.id),
    call: (method, path, body) => visitor.json(method, path, body, { authToken }),
  };
}

/** As the demo's administrator in the back office. */
export async function theBackOffice(stranger: Stranger): Promise<Call> {
  const admin = stranger.staff.find(({ role }) => role === 'administrator');
  const visitor = aVisitor(stranger.address);
  const { data } = await visitor.json('POST', '/api/admin/session', {
    email: admin?.email ?? '',
    password: admin?.password ?? '',
  });
  const token: string = data?.formToken ?? '';
  return (method, path, body) =>
    visitor.json(method, path, body, { 'x-form-token': token, origin: stranger.address });
}

/** A visitor who has logged in by the form with a password. */
export async function logInByPage(
  stranger: Stranger,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Visitor> {
  const visitor = aVisitor(stranger.address);
  const page = await visitor.open('/account/login');
  const form = formsOf(page).find(({ fields }) =>
    fields.some(({ attrs }) => attrs.type === 'password'),
  );
  if (form === undefined) throw new Error('there is no form with a password at /account/login');
  const values: Record<string, string> = {};
  for (const { attrs } of form.fields)
    if (/^(email|text)$/.test(attrs.type ?? 'text')) values[attrs.name ?? ''] = email;
  for (const { attrs } of form.fields)
    if (attrs.type === 'password') values[attrs.name ?? ''] = password;
  await visitor.submit(page, form, values);
  return visitor;
}

/** Asks until `isThere`, as for what a job makes. @returns undefined when it does not come */
export async function within(seconds: number, ask: () => Promise<Data>): Promise<Data> {
  for (const deadline = Date.now() + seconds * 1_000; Date.now() < deadline; ) {
    const found = await ask();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return undefined;
}
