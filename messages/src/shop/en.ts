// Messages of the shop in English, area by area.
import account from '../../en/shop/account.json' with { type: 'json' };
import afterOrder from '../../en/shop/after-order.json' with { type: 'json' };
import cart from '../../en/shop/cart.json' with { type: 'json' };
import checkout from '../../en/shop/checkout.json' with { type: 'json' };
import common from '../../en/shop/common.json' with { type: 'json' };
import compare from '../../en/shop/compare.json' with { type: 'json' };
import content from '../../en/shop/content.json' with { type: 'json' };
import errors from '../../en/shop/errors.json' with { type: 'json' };
import forms from '../../en/shop/forms.json' with { type: 'json' };
import home from '../../en/shop/home.json' with { type: 'json' };
import inHand from '../../en/shop/in-hand.json' with { type: 'json' };
import invoices from '../../en/shop/invoices.json' with { type: 'json' };
import list from '../../en/shop/list.json' with { type: 'json' };
import lots from '../../en/shop/lots.json' with { type: 'json' };
import manufacturers from '../../en/shop/manufacturers.json' with { type: 'json' };
import newsletter from '../../en/shop/newsletter.json' with { type: 'json' };
import offers from '../../en/shop/offers.json' with { type: 'json' };
import order from '../../en/shop/order.json' with { type: 'json' };
import password from '../../en/shop/password.json' with { type: 'json' };
import product from '../../en/shop/product.json' with { type: 'json' };
import profile from '../../en/shop/profile.json' with { type: 'json' };
import quickOrder from '../../en/shop/quick-order.json' with { type: 'json' };
import quotes from '../../en/shop/quotes.json' with { type: 'json' };
import reviews from '../../en/shop/reviews.json' with { type: 'json' };
import scan from '../../en/shop/scan.json' with { type: 'json' };
import sessions from '../../en/shop/sessions.json' with { type: 'json' };
import shell from '../../en/shop/shell.json' with { type: 'json' };
import stockAlerts from '../../en/shop/stock-alerts.json' with { type: 'json' };
import wishlist from '../../en/shop/wishlist.json' with { type: 'json' };

export const en = {
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

export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string>;
