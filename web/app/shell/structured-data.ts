// Structured data of the shop (schema.org): breadcrumbs, and on the home page the organisation and its search.
import { type Company, shopName } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import type { PageRequest } from '@millwright/server';
import type { Page } from '../lib/page.ts';
import { href, localPath } from '../lib/paths.ts';

const CONTEXT = 'https://schema.org';

export function structuredData(page: Page, request: PageRequest): object[] {
  const own = page.jsonLd ?? [];
  if (page.canonical === undefined || page.robots === 'noindex') return own;
  const added: object[] = [];
  if (page.breadcrumbs !== undefined && page.breadcrumbs.length > 0)
    added.push(wayTo(page, request));
  if (page.canonical === '/') added.push(organization(request), website(request));
  // What a page says itself is not said twice.
  const said = new Set(own.map(typeOf));
  return [...own, ...added.filter((data) => !said.has(typeOf(data)))];
}

function typeOf(data: object): unknown {
  return (data as { '@type'?: unknown })['@type'];
}

/** The last step is the page itself. */
function wayTo(
  { breadcrumbs = [], canonical = '/' }: Page,
  { origin, locale }: PageRequest,
): object {
  const steps = [
    { name: translator(locale)('common.home'), href: href.home(locale) },
    ...breadcrumbs,
  ];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + (step.href ?? localPath(locale, canonical)),
    })),
  };
}

function organization({ origin, locale, company }: PageRequest): object {
  const name = shopName(company, locale, origin);
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: origin + href.home(locale),
    logo: `${origin}/productimages/share.png`,
    ...(company === null
      ? {}
      : {
          ...(company.email === '' ? {} : { email: company.email }),
          ...(company.phone.number === ''
            ? {}
            : { telephone: company.phone.number, contactPoint: contactPoint(company) }),
          ...(company.social.length === 0 ? {} : { sameAs: company.social.map(({ url }) => url) }),
          ...(company.offices.length === 0
            ? {}
            : {
                address: company.offices.map((office) => ({
                  '@type': 'PostalAddress',
                  streetAddress: office.address[locale],
                })),
              }),
        }),
  };
}

function contactPoint({ phone, email }: Company): object {
  const mail = email === '' ? {} : { email };
  return {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: phone.number,
    ...mail,
  };
}

function website({ origin, locale, company }: PageRequest): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: shopName(company, locale, origin),
    url: origin + href.home(locale),
    inLanguage: locale,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${href.products(locale)}?query={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
