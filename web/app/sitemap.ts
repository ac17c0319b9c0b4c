// Sitemap addresses: pages with a canonical address; personal pages and fragments are excluded.
import type { SitemapAddresses } from '@millwright/server';
import { path, previewPath } from './lib/paths.ts';
import { ROUTES } from './routes.ts';

/** In the order of section 2; a page that has not come yet is left out. */
const FIXED = [
  '/',
  '/products',
  '/manufacturers',
  '/in-hand',
  '/quick-order',
  '/post-your-request',
  '/our-needs',
  '/lotsales',
  '/contact-us',
  '/about-us',
  '/vision-mission',
  '/faq',
  '/terms-and-conditions',
  '/privacy-policy',
  '/disclaimer',
  '/blog',
  '/newsletter',
];

export const addresses: SitemapAddresses = {
  fixed: FIXED.filter((address) => ROUTES.some(({ pattern }) => pattern === address)),
  ofSellers: [path.becomeASeller()],
  category: path.category,
  industry: path.industry,
  manufacturer: path.manufacturer,
  lots: path.lots,
  lotItems: path.lotItems,
  post: path.post,
  product: path.product,
  preview: previewPath,
  closed: [
    '/account',
    '/savedlist',
    '/wishlist',
    '/cart',
    '/checkout',
    '/order-success',
    '/quote?',
    '/quote.pdf',
    '/preferences',
    '/menu',
    '/suggest',
    '/scan',
    '/newsletter/',
    '/stock-alert/',
  ],
};
