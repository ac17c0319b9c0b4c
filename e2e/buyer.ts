// Customer in a journey: registers, logs in, enters addresses, places the order, label by label as on the screen.
import type { AddressType } from '@millwright/contracts';
import { countryName } from '../web/app/lib/numbers.ts';
import type { StorefrontPage } from './storefront-page.ts';

export type Buyer = { name: string; email: string; password: string; mobile: string };
export type Place = {
  country: string;
  address: string;
  city: string;
  postalCode: string;
  phone: string;
};

let count = 0;

export function newBuyer(name = 'Asha Rao'): Buyer {
  count += 1;
  return {
    name,
    email: `buyer-${process.pid}-${count}@example.com`,
    password: 'drill-press-4711',
    mobile: '+91 98400 12345',
  };
}

export const CHENNAI: Place = {
  country: 'IN',
  address: '12 Mount Road',
  city: 'Chennai',
  postalCode: '600002',
  phone: '+91 44 2827 1234',
};
export const RIYADH: Place = {
  country: 'SA',
  address: 'شارع العليا 45',
  city: 'الرياض',
  postalCode: '12211',
  phone: '+966 11 234 5678',
};
export const HOUSTON: Place = {
  country: 'US',
  address: '900 Bagby Street',
  city: 'Houston',
  postalCode: '77002',
  phone: '+1 713 837 0311',
};

/** On the register page; afterwards the success panel is there. */
export async function register(page: StorefrontPage, buyer: Buyer): Promise<void> {
  await page.field('account.name').fill(buyer.name);
  await page.field('account.email').fill(buyer.email);
  await page.field('account.password').fill(buyer.password);
  await page.field('account.mobile').fill(buyer.mobile);
  await page.button('account.registerButton').click();
  await page.seesHeading(page.t('account.registered'));
}

/** A customer of the shop who is logged in afterwards, wherever the page stood before. */
export async function registerAndLogIn(page: StorefrontPage, buyer: Buyer): Promise<void> {
  await page.open('/account/register');
  await register(page, buyer);
  await page.open('/account/login');
  await logIn(page, buyer);
}

/** On any page with the login form. */
export async function logIn(
  page: StorefrontPage,
  { email, password }: Pick<Buyer, 'email' | 'password'>,
): Promise<void> {
  await page.field('account.email').fill(email);
  await page.field('account.password').fill(password);
  await page.at('button', page.t('account.loginButton'), page.main).click();
}

/** On a page with the address cards. */
export async function giveAddress(
  page: StorefrontPage,
  type: AddressType,
  place: Place,
): Promise<void> {
  const title = page.t(`order.${type}`);
  await page.link('account.addressAddOf', { address: title }).click();
  const card = page.at('region', title);
  await page
    .at('combobox', page.t('account.country'), card)
    .selectOption({ label: countryName(place.country, page.locale) });
  await page.at('textbox', page.t('account.address'), card).fill(place.address);
  await page.at('textbox', page.t('account.city'), card).fill(place.city);
  await page.at('textbox', page.t('account.postalCode'), card).fill(place.postalCode);
  await page.at('textbox', page.t('account.phone'), card).fill(place.phone);
  await page.at('button', page.t('account.addressAdd'), card).click();
  await page.seesMessage(page.t('account.addressSaved'));
  await page.sees(place.address, card);
}

/** On the checkout, which has all that it needs; afterwards the order is thanked for. @returns its number */
export async function placeOrder(page: StorefrontPage): Promise<string> {
  await page.at('checkbox', page.t('checkout.terms')).check();
  await page.button('checkout.place').click();
  await page.isAt(/\/order-success\?order=MW-/);
  return new URL(page.tab.url()).searchParams.get('order') ?? '';
}
