// The shop in /api/v1: who it is, and in which currencies it shows prices. [decisions 0114]
import { type Phone, shopName, V1_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { v1Route } from '../../platform/http/v1-calls.ts';
import { pictureOrNull, textOrNull } from '../../platform/v1-wire.ts';
import { currenciesOf, getCachedRates } from '../pricing/index.ts';
import { getCompany } from './company.service.ts';

const SHARED = { cacheable: true };

export function registerCompanyV1Routes(app: FastifyInstance): void {
  v1Route(
    app,
    V1_CALLS.getShop,
    async ({ ctx }) => {
      const company = await getCompany(ctx);
      const { locale } = ctx;
      return {
        name: shopName(company, locale, ctx.origin),
        logo: pictureOrNull(company.logo),
        accent: textOrNull(company.accent),
        timeZone: company.timeZone,
        languages: [...company.languages],
        currencies: [...company.currencies],
        country: company.country,
        deliversTo: [...company.countries],
        productCount: company.productCount,
        phone: phoneOf(company.phone),
        email: textOrNull(company.email),
        chat: phoneOf(company.chat.phone),
        social: company.social.map(({ name, url }) => ({ name, url })),
        offices: company.offices.map((office) => ({
          kind: office.kind,
          name: office.name[locale],
          address: office.address[locale],
          phone: phoneOf(office.phone),
        })),
        pickup: company.pickup[locale],
      };
    },
    SHARED,
  );
  v1Route(
    app,
    V1_CALLS.listCurrencies,
    async ({ ctx }) => {
      const rates = await getCachedRates(ctx.db, ctx.clock.now());
      return {
        items: currenciesOf(rates).map((code) => ({
          code,
          isBase: code === rates.base,
          perBase: code === rates.base ? '1' : billionths(rates.perBaseE9[code] ?? 0),
        })),
      };
    },
    SHARED,
  );
}

const phoneOf = ({ number, text }: Phone) => (number === '' ? null : { number, text });

/** 12000000 -> '0.012' */
function billionths(e9: number): string {
  const digits = String(e9).padStart(10, '0');
  return `${digits.slice(0, -9)}.${digits.slice(-9)}`.replace(/\.?0+$/, '');
}
