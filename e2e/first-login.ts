// First login to the back office of an empty shop: the password that the start printed, one of one's own, an authenticator.
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';

type EmptyShop = { url: string; administrator: { email: string; password: string } };

/** @param look at the form, filled in, and at the authenticator */
export async function logInFirst(
  tab: Page,
  shop: EmptyShop,
  look: (at: 'login' | 'authenticator') => Promise<void> = async () => {},
): Promise<void> {
  const { email, password } = shop.administrator;
  await tab.goto(`${shop.url}/admin`);
  await tab.getByLabel('Email address').fill(email);
  await tab.getByLabel('Password').fill(password);
  await look('login');
  await tab.getByRole('button', { name: 'Log on' }).click();
  await tab.getByRole('heading', { name: 'Choose a password of your own' }).waitFor();
  await tab.getByLabel('Present password').fill(password);
  await tab.getByLabel('New password').fill('lathe-and-a-half-1928');
  await tab.getByRole('button', { name: 'Set password' }).click();
  await tab.getByRole('heading', { name: 'Set up your authenticator' }).waitFor();
  const secret = Secret.fromBase32(await tab.locator('form bdi').innerText());
  await look('authenticator');
  await tab.getByLabel('Code').fill(new TOTP({ secret }).generate());
  await tab.getByRole('button', { name: 'Go on' }).click();
  await tab.getByRole('button', { name: 'I have kept them' }).click();
  await tab.getByRole('heading', { level: 1 }).waitFor();
}
