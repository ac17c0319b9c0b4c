// Demo template database: loaded once per test run and copied as files.

import { createHash } from 'node:crypto';
import { demoCatalogue } from '@millwright/demo';
import { DEMO_LEADS } from '../src/demo/leads.ts';
import { DEMO_OFFERS } from '../src/demo/negotiations.ts';
import { DEMO_ORDERS } from '../src/demo/orders.ts';
import { DEMO_QUOTE } from '../src/demo/quotes.ts';
import { DEMO_BUYERS_SAY } from '../src/demo/reviews.ts';
import { DEMO_REVIEWS, loadDemoShop } from '../src/demo/shop.ts';
import { DEMO_STAFF } from '../src/demo/staff.ts';
import { storeFirstContent } from '../src/modules/content/index.ts';
import { INDEX_RULES } from '../src/modules/search/index.ts';
import { templates } from './database.ts';

const { size, categories, attributes } = demoCatalogue();

templates.register({
  name: 'demo',
  fingerprint: createHash('sha256')
    .update(
      JSON.stringify([
        size,
        categories,
        attributes,
        INDEX_RULES,
        DEMO_ORDERS,
        DEMO_STAFF,
        DEMO_QUOTE,
        DEMO_OFFERS,
        DEMO_LEADS,
        DEMO_BUYERS_SAY,
        DEMO_REVIEWS.reviewers,
        [1, 500, 2_000].map((place) => DEMO_REVIEWS.of('x', place, 'bearings')),
      ]),
    )
    .digest('hex'),
  async load({ db }) {
    await storeFirstContent(db);
    await loadDemoShop(db);
  },
});
