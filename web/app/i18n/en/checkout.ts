// English words of the checkout pages.
export const checkout = {
  'checkout.title': 'Checkout',
  'checkout.returning': 'Returning customer? Login to place order',
  'checkout.registerText': 'No account yet?',
  'checkout.addresses': 'Addresses',
  'checkout.summary': 'Order summary',
  'checkout.editCart': 'Change the cart',
  'checkout.taxAfterLogin': 'Tax is shown after login, by the shipping address.',
  'checkout.taxAfterAddress': 'Tax is shown as soon as there is a shipping address.',
  'checkout.noTax': 'No tax is charged for this shipping address.',
  'checkout.expected': 'Expected delivery: {date}',
  'checkout.order': 'Payment and order',
  'checkout.purchaseOrderHint': 'Your own reference; it appears on the order.',
  'checkout.noteHint': 'Delivery times, gate numbers, certificates you need.',
  'checkout.terms':
    'I accept the terms and conditions: payment within two working days of the invoice, and returns that start within 7 days of receipt.',
  'checkout.place': 'Place Order',
  'checkout.again': 'The totals below are up to date. Check them and place the order again.',
  'checkout.toAddresses': 'Go to the addresses',
  'checkout.toCart': 'Go to the cart',
  'checkout.lineBlocked': 'Please change the quantity in the cart.',
} as const satisfies Record<string, string>;
