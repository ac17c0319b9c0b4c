// All words in English, area by area.
import { account } from './en/account.ts';
import { afterOrder } from './en/after-order.ts';
import { cart } from './en/cart.ts';
import { checkout } from './en/checkout.ts';
import { common } from './en/common.ts';
import { compare } from './en/compare.ts';
import { content } from './en/content.ts';
import { errors } from './en/errors.ts';
import { forms } from './en/forms.ts';
import { home } from './en/home.ts';
import { invoices } from './en/invoices.ts';
import { list } from './en/list.ts';
import { lots } from './en/lots.ts';
import { newsletter } from './en/newsletter.ts';
import { offers } from './en/offers.ts';
import { order } from './en/order.ts';
import { password } from './en/password.ts';
import { product } from './en/product.ts';
import { profile } from './en/profile.ts';
import { quickOrder } from './en/quick-order.ts';
import { quotes } from './en/quotes.ts';
import { reviews } from './en/reviews.ts';
import { sessions } from './en/sessions.ts';
import { shell } from './en/shell.ts';
import { stockAlerts } from './en/stock-alerts.ts';
import { wishlist } from './en/wishlist.ts';

export const en = {
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

export type MessageKey = keyof typeof en;
/** All words of a language: a key that is missing is a type error. */
export type Messages = Record<MessageKey, string>;
