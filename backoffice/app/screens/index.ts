// Which screens are there, in the order of the menu?
import type { Screen } from '../screen.ts';
import { ACCOUNT_SCREENS } from './account/index.ts';
import { AUDIT_SCREENS } from './audit/index.ts';
import { CATALOGUE_SCREENS } from './catalogue/index.ts';
import { CONTENT_SCREENS } from './content/index.ts';
import { HEALTH_SCREENS } from './health/index.ts';
import { LEAD_SCREENS } from './leads/index.ts';
import { MAIL_SCREENS } from './mails/index.ts';
import { SEARCH_TERM_SCREENS } from './search-terms/index.ts';
import { SETTINGS_SCREENS } from './settings/index.ts';
import { STAFF_SCREENS } from './staff/index.ts';

export const SCREENS: readonly Screen[] = [
  ...CATALOGUE_SCREENS,
  ...LEAD_SCREENS,
  ...SEARCH_TERM_SCREENS,
  ...CONTENT_SCREENS,
  ...SETTINGS_SCREENS,
  ...MAIL_SCREENS,
  ...HEALTH_SCREENS,
  ...STAFF_SCREENS,
  ...AUDIT_SCREENS,
  ...ACCOUNT_SCREENS,
];
