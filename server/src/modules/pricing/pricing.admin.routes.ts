// Admin routes of rates, taxes and settings.

import { ADMIN_CALLS } from '@millwright/contracts';
import type { FastifyInstance } from 'fastify';
import { adminRoute } from '../../platform/http/admin-calls.ts';
import { addBankRates, changeCurrencySettings, getCurrencySettings } from './currencies.admin.ts';
import {
  addRate,
  addTaxRate,
  addUnionTaxRates,
  changeSellingSettings,
  getSellingSettings,
  listRates,
  listTaxRates,
  removeRate,
  removeTaxRate,
} from './pricing.admin.ts';

export function registerAdminPricingRoutes(app: FastifyInstance): void {
  adminRoute(
    app,
    ADMIN_CALLS.getCurrencySettings,
    async ({ ctx }) => await getCurrencySettings(ctx),
  );
  adminRoute(
    app,
    ADMIN_CALLS.changeCurrencySettings,
    async ({ ctx, body }) => await changeCurrencySettings(ctx, body),
  );
  adminRoute(app, ADMIN_CALLS.addBankRates, async ({ ctx, body }) => await addBankRates(ctx, body));
  adminRoute(app, ADMIN_CALLS.getSellingSettings, async ({ ctx }) => await getSellingSettings(ctx));
  adminRoute(
    app,
    ADMIN_CALLS.changeSellingSettings,
    async ({ ctx, body }) => await changeSellingSettings(ctx, body),
  );
  adminRoute(
    app,
    ADMIN_CALLS.listRates,
    async ({ ctx, query, page }) => await listRates(ctx, query, page('validFrom', 'desc')),
  );
  adminRoute(app, ADMIN_CALLS.addRate, async ({ ctx, body }) => await addRate(ctx, body));
  adminRoute(app, ADMIN_CALLS.removeRate, async ({ ctx, params }) => {
    await removeRate(ctx, params.id);
    return { done: true as const };
  });
  adminRoute(
    app,
    ADMIN_CALLS.listTaxRates,
    async ({ ctx, query, page }) => await listTaxRates(ctx, query, page('hsnPrefix')),
  );
  adminRoute(app, ADMIN_CALLS.addTaxRate, async ({ ctx, body }) => await addTaxRate(ctx, body));
  adminRoute(
    app,
    ADMIN_CALLS.addUnionTaxRates,
    async ({ ctx, body }) => await addUnionTaxRates(ctx, body.sellerCountry),
  );
  adminRoute(app, ADMIN_CALLS.removeTaxRate, async ({ ctx, params }) => {
    await removeTaxRate(ctx, params.id);
    return { done: true as const };
  });
}
