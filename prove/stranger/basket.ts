// Purchase steps shared by pages and calls: a customer with an address, the cart of the pages, a pressed button.
import { elements } from './html.ts';
import type { Account } from './logins.ts';
import { type Data, formsOf, isSubmit, type Page, type Values, type Visitor } from './stranger.ts';

export const ADDRESS = {
  address: '7 Foundry Lane',
  city: 'Chennai',
  country: 'IN',
  postalCode: '600058',
  phoneNumber: '+91 98400 12345',
};

export async function withAddress(buyer: Account): Promise<Account> {
  for (const type of ['billing', 'delivery'])
    await buyer.call('PUT', `/api/customerdetail/address?type=${type}`, ADDRESS);
  return buyer;
}

/** The cart of the pages; its code is in their cookie. */
export async function cartOf(buyer: Account, visitor: Visitor): Promise<Data> {
  const { data, status } = await buyer.call(
    'GET',
    `/api/shop/shoppingCart?cartCode=${visitor.cookies.get('cart') ?? ''}`,
  );
  if (status !== 200 || data === null)
    throw new Error(`the cart of the pages cannot be read: ${status}`);
  return data;
}

export async function press(
  visitor: Visitor,
  page: Page,
  isWanted: (button: Data) => boolean,
  values: Values = {},
): Promise<Page> {
  for (const form of formsOf(page)) {
    const button = elements(form.element, (each) => isSubmit(each) && isWanted(each))[0];
    if (button !== undefined) return await visitor.submit(page, form, values, button);
  }
  throw new Error(`no such button on ${page.path}`);
}
