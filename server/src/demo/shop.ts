// Demo shop: the demo catalogue, three buyers with orders and requests, and invented clients, in an empty database only. [decisions §5]
import { readFile } from 'node:fs/promises';
import {
  demoCatalogue,
  demoClients,
  demoReviewers,
  demoReviews,
  drawShape,
  shapeName,
  smallDemoCatalogue,
  videoFiles,
  wideDemoCatalogue,
} from '@millwright/demo';
import { sql } from 'kysely';
import { type CatalogueSource, hasCatalogue, loadCatalogue } from '../modules/catalog/index.ts';
import {
  fillEmptyCompany,
  SPECIMEN_COMPANY,
  SPECIMEN_INVOICING,
} from '../modules/company/index.ts';
import { storeClients } from '../modules/content/index.ts';
import { storeLots } from '../modules/lots/index.ts';
import { storeVideos } from '../modules/media/index.ts';
import { fillIndex } from '../modules/search/index.ts';
import { addDemoStaff } from '../modules/staff/index.ts';
import type { Db } from '../platform/db/index.ts';
import { hashPassword } from '../platform/password.ts';
import { DEMO_BUYERS } from './buyers.ts';
import { HISTORY_BUYERS, type HistoryBuyer } from './history-buyers.ts';
import { addDemoLeads } from './leads.ts';
import { addDemoOffers } from './negotiations.ts';
import { addDemoOrders } from './orders.ts';
import { addDemoQuotes } from './quotes.ts';
import { addDemoReviews, type ReviewSource } from './reviews.ts';
import { DEMO_STAFF } from './staff.ts';

export { DEMO_BUYERS, DEMO_STAFF };

export type DemoProgress = (state: { step: string; done: number; total: number }) => void;

export const DEMO_REVIEWS: ReviewSource = { reviewers: demoReviewers, of: demoReviews };

/** `small`: 300 products, for development and journeys; a number: for measurements. */
export type DemoSize = 'whole' | 'small' | number;

export function demoSource(size: DemoSize = 'whole'): CatalogueSource {
  const catalogue =
    size === 'whole'
      ? demoCatalogue()
      : size === 'small'
        ? smallDemoCatalogue()
        : wideDemoCatalogue(size);
  return {
    ...catalogue,
    products: (count) => catalogue.products(count),
    drawing: (shape) => ({
      name: shapeName(shape as Parameters<typeof shapeName>[0]),
      svg: drawShape(shape as Parameters<typeof drawShape>[0]),
    }),
  };
}

/** Loads the demo into an empty shop. @param history with the orders of a year @returns whether this shop is a demo shop */
export async function loadDemoShop(
  db: Db,
  onProgress: DemoProgress = () => {},
  size: DemoSize = 'whole',
  history = false,
): Promise<boolean> {
  if (!(await hasCatalogue(db))) {
    await storeDemoCompany(db);
    await loadCatalogue(db, demoSource(size), {
      onProgress,
      lots: storeLots,
      index: (tx, report) => fillIndex(tx, report),
    });
    await addVideos(db);
    await addDemoStaff(db, DEMO_STAFF);
    for (const buyer of DEMO_BUYERS) await addBuyer(db, buyer, buyer.password);
    if (history) for (const buyer of HISTORY_BUYERS) await addBuyer(db, buyer, null);
    await addDemoOrders(db, { history }, (done, total) =>
      onProgress({ step: 'Placing the orders of a year', done, total }),
    );
    await addDemoReviews(db, DEMO_REVIEWS);
    await addDemoQuotes(db);
    await addDemoOffers(db);
    await addDemoLeads(db);
    await sql`insert into setting (name, value) values ('demo', 'true') on conflict (name) do nothing`.execute(
      db,
    );
  }
  const demo = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'demo')
    .executeTakeFirst();
  if (demo?.value !== true) return false;
  await storeClients(db, demoClients);
  return true;
}

/** The invented company, unless a real one was entered. */
export async function storeDemoCompany(db: Db): Promise<void> {
  const { legalName, address, gstin, vatNumber, exportWording, bank, invoiceSeries, creditSeries } =
    SPECIMEN_INVOICING;
  await fillEmptyCompany(db, SPECIMEN_COMPANY, {
    ...{
      legal_name: legalName,
      address,
      gstin,
      vat_number: vatNumber,
      export_wording: exportWording,
      bank,
    },
    ...{ invoice_series: invoiceSeries, credit_series: creditSeries },
  });
}

async function addVideos(db: Db): Promise<void> {
  const videos = videoFiles.map(async ({ name, path, poster }) => ({
    name,
    bytes: await readFile(path),
    poster: { name: poster.name, bytes: await readFile(poster.path) },
  }));
  await storeVideos(db, await Promise.all(videos));
}

type Buyer = (typeof DEMO_BUYERS)[number] | HistoryBuyer;

/** @param password null: nobody can log in as this one */
async function addBuyer(db: Db, buyer: Buyer, password: string | null): Promise<void> {
  const passwordHash = password === null ? null : await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('customer')
      .values({
        email: buyer.email,
        first_name: buyer.firstName,
        last_name: buyer.lastName,
        mobile: buyer.mobile,
        tax_id: buyer.taxId,
        company_name: buyer.companyName,
        locale: buyer.locale,
        verified: true,
        is_demo: true,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return;
    if (passwordHash !== null)
      await tx
        .insertInto('credential')
        .values({ customer_id: row.id, password_hash: passwordHash })
        .execute();
    for (const type of ['billing', 'delivery'] as const) {
      await tx
        .insertInto('customer_address')
        .values({ customer_id: row.id, type, ...buyer.address })
        .execute();
    }
  });
}
