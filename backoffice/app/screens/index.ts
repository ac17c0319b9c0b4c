// Registry of screens in the order of the menu.
import type { Screen } from '../screen.ts';
import { ACCOUNT_SCREENS } from './account/index.ts';
import { AUDIT_SCREENS } from './audit/index.ts';
import { CATALOGUE_SCREENS } from './catalogue/index.ts';
import { CONTENT_SCREENS } from './content/index.ts';
import { CUSTOMER_SCREENS } from './customers/index.ts';
import { EXPORT_SCREENS } from './exports/index.ts';
import { HEALTH_SCREENS } from './health/index.ts';
import { IMPORT_SCREENS } from './imports/index.ts';
import { LEAD_SCREENS } from './leads/index.ts';
import { LOT_SCREENS } from './lots/index.ts';
import { MAIL_SCREENS } from './mails/index.ts';
import { NEED_SCREENS } from './needs/index.ts';
import { NEGOTIATION_SCREENS } from './negotiations/index.ts';
import { ORDER_SCREENS } from './orders/index.ts';
import { PRICE_CHANGE_SCREENS } from './price-changes/index.ts';
import { QUOTE_SCREENS } from './quotes/index.ts';
import { REVIEW_SCREENS } from './reviews/index.ts';
import { SEARCH_TERM_SCREENS } from './search-terms/index.ts';
import { SETTINGS_SCREENS } from './settings/index.ts';
import { STAFF_SCREENS } from './staff/index.ts';
import { WEBHOOK_SCREENS } from './webhooks/index.ts';

export const SCREENS: readonly Screen[] = [
  ...CATALOGUE_SCREENS,
  ...LOT_SCREENS,
  ...IMPORT_SCREENS,
  ...EXPORT_SCREENS,
  ...PRICE_CHANGE_SCREENS,
  ...REVIEW_SCREENS,
  ...SEARCH_TERM_SCREENS,
  ...ORDER_SCREENS,
  ...CUSTOMER_SCREENS,
  ...LEAD_SCREENS,
  ...NEGOTIATION_SCREENS,
  ...QUOTE_SCREENS,
  ...CONTENT_SCREENS,
  ...NEED_SCREENS,
  ...SETTINGS_SCREENS,
  ...MAIL_SCREENS,
  ...HEALTH_SCREENS,
  ...WEBHOOK_SCREENS,
  ...STAFF_SCREENS,
  ...AUDIT_SCREENS,
  ...ACCOUNT_SCREENS,
];
