// Links of bars and menus, as constant lists.
import type { Locale } from '@millwright/contracts';
import type { MessageKey } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import { href } from '../lib/paths.ts';

export type ShellLink = {
  key: MessageKey;
  href: (locale: Locale) => string;
  /** A number beside the words: what is being compared. */
  count?: (request: PageRequest) => number;
  /** Left out for customers, who have another one instead. */
  visitorsOnly?: true;
  /** Left out in a shop that alone sells. */
  sellersOnly?: true;
};

/** [§2.5] */
export const TOP_BAR_LINKS: ShellLink[] = [
  { key: 'content.aboutUs', href: href.aboutUs },
  { key: 'contact.title', href: href.contactUs },
  { key: 'seller.title', href: href.becomeASeller, sellersOnly: true },
  { key: 'content.blog', href: (locale) => href.blog(locale) },
  {
    key: 'shell.compare',
    href: (locale) => href.compare(locale),
    count: (request) => request.compared.length,
  },
  {
    key: 'wishlist.title',
    href: href.wishlist,
    count: (request) => request.wishlistItems.length,
    visitorsOnly: true,
  },
  { key: 'wishlist.wishlist', href: (locale) => href.savedList(locale) },
];

/** Beside Shop By Category; Chat follows by itself. [§2.5] */
export const NAVIGATION_LINKS: ShellLink[] = [
  { key: 'shell.allProducts', href: href.products },
  { key: 'lots.sale', href: href.lotSales },
  { key: 'inHand.nav', href: (locale) => href.inHand(locale) },
  { key: 'quick.title', href: href.quickOrder },
  { key: 'common.postRequirements', href: href.postRequirement },
  { key: 'need.title', href: href.ourNeeds },
];

const MANUFACTURERS: ShellLink = { key: 'manufacturers.title', href: href.manufacturers };

/** The Pages group of the mobile menu: what the two bars hold, and what stands on a wide screen in the footer alone. */
export function mobilePages(): ShellLink[] {
  return [...NAVIGATION_LINKS, MANUFACTURERS, ...TOP_BAR_LINKS];
}

/** Those of a bar that this reader is shown. */
export function linksFor(links: readonly ShellLink[], request: PageRequest): ShellLink[] {
  const { viewer } = request;
  return links.filter(
    (link) =>
      (viewer === null || link.visitorsOnly !== true) &&
      (hasSellers(request) || link.sellersOnly !== true),
  );
}

/** Without a commission the shop alone sells. */
export function hasSellers({ company }: Pick<PageRequest, 'company'>): boolean {
  return company?.commissionBasisPoints !== 0;
}

/** Columns of the footer beside contact and newsletter; an empty one is left out. */
export const FOOTER_LINKS: { title: MessageKey; links: ShellLink[] }[] = [
  {
    title: 'shell.quickLinks',
    links: [
      { key: 'common.home', href: href.home },
      { key: 'shell.allProducts', href: href.products },
      MANUFACTURERS,
      { key: 'lots.sale', href: href.lotSales },
      { key: 'inHand.title', href: (locale) => href.inHand(locale) },
      { key: 'quick.title', href: href.quickOrder },
      { key: 'common.postRequirements', href: href.postRequirement },
      { key: 'need.title', href: href.ourNeeds },
      { key: 'shell.cart', href: href.cart },
    ],
  },
  {
    title: 'shell.information',
    links: [
      { key: 'content.aboutUs', href: href.aboutUs },
      { key: 'contact.title', href: href.contactUs },
      { key: 'content.visionMission', href: href.visionMission },
      { key: 'content.faq', href: href.faq },
      { key: 'content.terms', href: href.terms },
      { key: 'content.privacy', href: href.privacy },
      { key: 'content.disclaimer', href: href.disclaimer },
    ],
  },
  {
    title: 'shell.myAccount',
    links: [
      { key: 'shell.account', href: href.account },
      { key: 'shell.orders', href: href.orders },
      { key: 'requests.title', href: href.requests },
      { key: 'track.title', href: href.trackOrder },
      { key: 'shell.addresses', href: href.addresses },
      { key: 'wishlist.wishlist', href: (locale) => href.savedList(locale) },
      { key: 'shell.register', href: href.register },
    ],
  },
];
