// Tests of the specification's texts: the English of the pages, word for word. Journeys assert that pages show them, by the same keys.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MessageKey } from './index.ts';
import { MESSAGES } from './index.ts';

const SAID: readonly (readonly [tag: string, words: Partial<Record<MessageKey, string>>])[] = [
  ['[§8]', { 'common.itemAdded': 'Item Added to Cart' }],
  ['[§8]', { 'common.itemRemoved': 'Item Removed from Cart' }],
  ['[§8]', { 'cart.decremented': 'Item Decrement Qty to Cart' }],
  [
    '[§5]',
    {
      'cart.aboveMaximum':
        'Cart quantity should be maximum {n}. Item can be removed from cart using the remove action',
      'cart.belowMinimum':
        'Cart quantity should be minimum {n}. Item can be removed from cart using the remove action',
    },
  ],
  ['[§8]', { 'profile.done': 'Update done.', 'profile.failed': 'Failed to update.' }],
  ['[§8]', { 'compare.added': 'Product "{productName}" added to compare!' }],
  ['[§8]', { 'wishlist.added': 'Product "{productName}" added to wish list!' }],
  ['[§8]', { 'stockAlert.done': 'Notified successfully' }],
  ['[§8]', { 'account.registered': 'Registration Success.' }],
  ['[§8]', { 'password.sent': 'A new password will be generated and mailed.' }],
  ['[§8]', { 'password.changed': 'Password changed successfully.' }],
  ['[§8]', { 'contact.sent': 'Sent message successfully.' }],
  ['[§8]', { 'enquiry.sent': 'Submitted successfully.', 'need.sent': 'Submitted successfully.' }],
  ['[§8]', { 'request.sent': 'Request sent successfully' }],
  ['[§8]', { 'stock.out': 'Out of stock' }],
  [
    '[§8]',
    {
      'order.received':
        'Your Order has been received. We will contact you within the next business day.',
    },
  ],
  ['[§8]', { 'shell.cartEmpty': 'Your shopping cart is empty!' }],
  ['[§8]', { 'compare.empty': 'You have not chosen any products to compare!' }],
  ['[§8]', { 'product.notFound': 'Product Not Found' }],
  [
    '[§8]',
    {
      'list.empty': 'No Products Found',
      'list.emptyText': "We can't seem to find the products you're looking for.",
    },
  ],
  ['[§8]', { 'error.categoryNotFound': 'Category Not Found' }],
  ['[§8]', { 'common.postRequirements': 'Post Your Requirements' }],
  ['[§2.1]', { 'wishlist.empty': 'Your wish list is empty!' }],
  ['[§2.1]', { 'wishlist.saveEmpty': 'Your save list is empty!' }],
  ['[§2.3]', { 'error.notFound': '404 Page Not Found' }],
  [
    '[§2.5]',
    {
      'content.aboutUs': 'About Us',
      'shell.compare': 'Compare Products',
      'wishlist.wishlist': 'Save List',
    },
  ],
  ['[§2.5]', { 'contact.title': 'Contact Us', 'seller.title': 'Become a Seller' }],
  [
    '[§2.5]',
    {
      'shell.categories': 'Shop By Category',
      'common.postRequirements': 'Post Your Requirements',
      'need.title': 'Our Needs',
      'lots.sale': 'Lot Sale',
    },
  ],
  [
    '[§2.5]',
    {
      'shell.quickLinks': 'Quick Links',
      'shell.information': 'Information',
      'shell.myAccount': 'My Account',
    },
  ],
  [
    '[§2.5]',
    {
      'shell.subTotal': 'SubTotal',
      'shell.totalAmount': 'Total Amount',
      'shell.viewCart': 'View Cart',
    },
  ],
  ['[§2.6]', { 'list.showing': 'Showing {shown} of {total} products' }],
  ['[§2.6]', { 'sort.default': 'Default', 'sort.name-asc': 'Name (A-Z)' }],
  [
    '[§2.7]',
    {
      'product.specification': 'Specification',
      'product.description': 'Description',
      'product.documents': 'Digital Document',
    },
  ],
  ['[§2.8]', { 'cart.proceed': 'Proceed to checkout', 'cart.continue': 'Continue Shopping' }],
  ['[§2.8]', { 'checkout.returning': 'Returning customer? Login to place order' }],
  [
    '[§2.8]',
    {
      'account.addressAdd': 'Add',
      'account.addressChange': 'Change',
      'account.addressUpdate': 'Update',
      'common.close': 'Close',
    },
  ],
  ['[§2.8]', { 'order.withoutShipping': 'excluding shipping charges' }],
  ['[§2.2]', { 'request.why': 'Why Post here?' }],
  ['[§4]', { 'password.goToLogin': 'Go To Login' }],
];

for (const [tag, words] of SAID) {
  test(`messages › ${Object.keys(words).join(', ')} › word for word ${tag}`, () => {
    for (const [key, sentence] of Object.entries(words))
      assert.equal(MESSAGES.en[key as MessageKey], sentence, key);
  });
}
