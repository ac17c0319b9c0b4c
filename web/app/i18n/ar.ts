// All words in Arabic, area by area.
import { account } from './ar/account.ts';
import { afterOrder } from './ar/after-order.ts';
import { cart } from './ar/cart.ts';
import { checkout } from './ar/checkout.ts';
import { common } from './ar/common.ts';
import { compare } from './ar/compare.ts';
import { content } from './ar/content.ts';
import { errors } from './ar/errors.ts';
import { forms } from './ar/forms.ts';
import { home } from './ar/home.ts';
import { invoices } from './ar/invoices.ts';
import { list } from './ar/list.ts';
import { lots } from './ar/lots.ts';
import { newsletter } from './ar/newsletter.ts';
import { offers } from './ar/offers.ts';
import { order } from './ar/order.ts';
import { password } from './ar/password.ts';
import { product } from './ar/product.ts';
import { profile } from './ar/profile.ts';
import { quickOrder } from './ar/quick-order.ts';
import { quotes } from './ar/quotes.ts';
import { reviews } from './ar/reviews.ts';
import { sessions } from './ar/sessions.ts';
import { shell } from './ar/shell.ts';
import { stockAlerts } from './ar/stock-alerts.ts';
import { wishlist } from './ar/wishlist.ts';
import type { Messages } from './en.ts';

export const ar: Messages = {
  ...sessions,
  ...shell,
  ...common,
  ...forms,
  ...home,
  ...list,
  ...lots,
  ...product,
  ...reviews,
  ...quickOrder,
  ...quotes,
  ...compare,
  ...errors,
  ...cart,
  ...checkout,
  ...account,
  ...password,
  ...profile,
  ...newsletter,
  ...offers,
  ...order,
  ...invoices,
  ...afterOrder,
  ...content,
  ...stockAlerts,
  ...wishlist,
};
