// All words in Russian, area by area.
import type { Messages } from './en.ts';
import { account } from './ru/account.ts';
import { afterOrder } from './ru/after-order.ts';
import { cart } from './ru/cart.ts';
import { checkout } from './ru/checkout.ts';
import { common } from './ru/common.ts';
import { compare } from './ru/compare.ts';
import { content } from './ru/content.ts';
import { errors } from './ru/errors.ts';
import { forms } from './ru/forms.ts';
import { home } from './ru/home.ts';
import { invoices } from './ru/invoices.ts';
import { list } from './ru/list.ts';
import { lots } from './ru/lots.ts';
import { newsletter } from './ru/newsletter.ts';
import { offers } from './ru/offers.ts';
import { order } from './ru/order.ts';
import { password } from './ru/password.ts';
import { product } from './ru/product.ts';
import { profile } from './ru/profile.ts';
import { quickOrder } from './ru/quick-order.ts';
import { quotes } from './ru/quotes.ts';
import { reviews } from './ru/reviews.ts';
import { sessions } from './ru/sessions.ts';
import { shell } from './ru/shell.ts';
import { stockAlerts } from './ru/stock-alerts.ts';
import { wishlist } from './ru/wishlist.ts';

export const ru: Messages = {
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
