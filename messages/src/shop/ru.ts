// Messages of the shop in Russian, area by area.
import account from '../../ru/shop/account.json' with { type: 'json' };
import afterOrder from '../../ru/shop/after-order.json' with { type: 'json' };
import cart from '../../ru/shop/cart.json' with { type: 'json' };
import checkout from '../../ru/shop/checkout.json' with { type: 'json' };
import common from '../../ru/shop/common.json' with { type: 'json' };
import compare from '../../ru/shop/compare.json' with { type: 'json' };
import content from '../../ru/shop/content.json' with { type: 'json' };
import errors from '../../ru/shop/errors.json' with { type: 'json' };
import forms from '../../ru/shop/forms.json' with { type: 'json' };
import home from '../../ru/shop/home.json' with { type: 'json' };
import inHand from '../../ru/shop/in-hand.json' with { type: 'json' };
import invoices from '../../ru/shop/invoices.json' with { type: 'json' };
import list from '../../ru/shop/list.json' with { type: 'json' };
import lots from '../../ru/shop/lots.json' with { type: 'json' };
import manufacturers from '../../ru/shop/manufacturers.json' with { type: 'json' };
import newsletter from '../../ru/shop/newsletter.json' with { type: 'json' };
import offers from '../../ru/shop/offers.json' with { type: 'json' };
import order from '../../ru/shop/order.json' with { type: 'json' };
import password from '../../ru/shop/password.json' with { type: 'json' };
import product from '../../ru/shop/product.json' with { type: 'json' };
import profile from '../../ru/shop/profile.json' with { type: 'json' };
import quickOrder from '../../ru/shop/quick-order.json' with { type: 'json' };
import quotes from '../../ru/shop/quotes.json' with { type: 'json' };
import reviews from '../../ru/shop/reviews.json' with { type: 'json' };
import scan from '../../ru/shop/scan.json' with { type: 'json' };
import sessions from '../../ru/shop/sessions.json' with { type: 'json' };
import shell from '../../ru/shop/shell.json' with { type: 'json' };
import stockAlerts from '../../ru/shop/stock-alerts.json' with { type: 'json' };
import wishlist from '../../ru/shop/wishlist.json' with { type: 'json' };
import type { Messages } from './en.ts';

export const ru: Messages = {
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
