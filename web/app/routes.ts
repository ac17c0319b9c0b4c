// Which pages are there? The route table of section 2 of the specification, in its order, without the language prefix.
import type { PageModule } from './lib/page.ts';
import * as cartPanel from './storefront/fragments/cart-panel.page.tsx';
import * as menu from './storefront/fragments/menu.page.tsx';
import * as preferences from './storefront/fragments/preferences.page.ts';
import * as suggest from './storefront/fragments/suggest.page.tsx';
import * as home from './storefront/home/home.page.tsx';
import * as shop from './storefront/home/shop.page.ts';
import * as categoryPage from './storefront/list/category.page.tsx';
import * as industry from './storefront/list/industry.page.tsx';
import * as products from './storefront/list/products.page.tsx';
import * as product from './storefront/product/product.page.tsx';

export type Route = { name: string; pattern: string; page: PageModule };

export const ROUTES: Route[] = [
  // 2.1 Public and shop routes
  { name: 'home', pattern: '/', page: home },
  { name: 'shop', pattern: '/shop', page: shop },
  { name: 'products', pattern: '/products', page: products },
  { name: 'industry', pattern: '/industry/:name', page: industry },
  { name: 'product', pattern: '/product/:id/:slug', page: product },
  { name: 'productById', pattern: '/product/:id', page: product },
  { name: 'category', pattern: '/products/*', page: categoryPage },
  // cart, checkout and order-success stand here

  // 2.4 Account area

  // Not screens: what forms of the shell and scripts ask for
  { name: 'preferences', pattern: '/preferences', page: preferences },
  { name: 'menu', pattern: '/menu', page: menu },
  { name: 'suggest', pattern: '/suggest', page: suggest },
  { name: 'cartPanel', pattern: '/cart/panel', page: cartPanel },
];
