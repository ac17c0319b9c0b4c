// Which screens are there, in the order of the menu?
import type { Screen } from '../screen.ts';
import { AUDIT_SCREENS } from './audit/index.ts';
import { CATALOGUE_SCREENS } from './catalogue/index.ts';
import { IMPORT_SCREENS } from './imports/index.ts';
import { LEAD_SCREENS } from './leads/index.ts';
import { OFFER_SCREENS } from './offers/index.ts';
import { REVIEW_SCREENS } from './reviews/index.ts';
import { STAFF_SCREENS } from './staff/index.ts';

export const SCREENS: readonly Screen[] = [
  ...CATALOGUE_SCREENS,
  ...IMPORT_SCREENS,
  ...LEAD_SCREENS,
  ...OFFER_SCREENS,
  ...REVIEW_SCREENS,
  ...STAFF_SCREENS,
  ...AUDIT_SCREENS,
];
