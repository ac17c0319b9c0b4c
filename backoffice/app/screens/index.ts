// Which screens are there, in the order of the menu?
import type { Screen } from '../screen.ts';
import { AUDIT_SCREENS } from './audit/index.ts';
import { CATALOGUE_SCREENS } from './catalogue/index.ts';
import { LEAD_SCREENS } from './leads/index.ts';
import { ORDER_SCREENS } from './orders/index.ts';
import { STAFF_SCREENS } from './staff/index.ts';

export const SCREENS: readonly Screen[] = [...ORDER_SCREENS, ...CATALOGUE_SCREENS, ...LEAD_SCREENS, ...STAFF_SCREENS, ...AUDIT_SCREENS];
