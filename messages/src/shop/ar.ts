// Messages of the shop in Arabic, area by area.
import account from '../../ar/shop/account.json' with { type: 'json' };
import afterOrder from '../../ar/shop/after-order.json' with { type: 'json' };
import cart from '../../ar/shop/cart.json' with { type: 'json' };
import checkout from '../../ar/shop/checkout.json' with { type: 'json' };
import common from '../../ar/shop/common.json' with { type: 'json' };
import compare from '../../ar/shop/compare.json' with { type: 'json' };
import content from '../../ar/shop/content.json' with { type: 'json' };
import errors from '../../ar/shop/errors.json' with { type: 'json' };
import forms from '../../ar/shop/forms.json' with { type: 'json' };
import home from '../../ar/shop/home.json' with { type: 'json' };
import inHand from '../../ar/shop/in-hand.json' with { type: 'json' };
import invoices from '../../ar/shop/invoices.json' with { type: 'json' };
import list from '../../ar/shop/list.json' with { type: 'json' };
import lots from '../../ar/shop/lots.json' with { type: 'json' };
import manufacturers from '../../ar/shop/manufacturers.json' with { type: 'json' };
import newsletter from '../../ar/shop/newsletter.json' with { type: 'json' };
import offers from '../../ar/shop/offers.json' with { type: 'json' };
import order from '../../ar/shop/order.json' with { type: 'json' };
import password from '../../ar/shop/password.json' with { type: 'json' };
import product from '../../ar/shop/product.json' with { type: 'json' };
import profile from '../../ar/shop/profile.json' with { type: 'json' };
import quickOrder from '../../ar/shop/quick-order.json' with { type: 'json' };
import quotes from '../../ar/shop/quotes.json' with { type: 'json' };
import reviews from '../../ar/shop/reviews.json' with { type: 'json' };
import scan from '../../ar/shop/scan.json' with { type: 'json' };
import sessions from '../../ar/shop/sessions.json' with { type: 'json' };
import shell from '../../ar/shop/shell.json' with { type: 'json' };
import stockAlerts from '../../ar/shop/stock-alerts.json' with { type: 'json' };
import wishlist from '../../ar/shop/wishlist.json' with { type: 'json' };
import type { Messages } from './en.ts';

export const ar: Messages = {
  ...account,
  ...afterOrder,
  ...cart,
  ...checkout,
  ...common,
  ...compare,
  ...content,
  ...errors,
  ...forms,
  ...home,
  ...inHand,
  ...invoices,
  ...list,
  ...lots,
  ...manufacturers,
  ...newsletter,
  ...offers,
  ...order,
  ...password,
  ...product,
  ...profile,
  ...quickOrder,
  ...quotes,
  ...reviews,
  ...scan,
  ...sessions,
  ...shell,
  ...stockAlerts,
  ...wishlist,
};
