// Buying request screens: the cards of /our-needs.
import type { Screen } from '../../screen.ts';
import { NEEDS } from './needs.tsx';

export const NEED_SCREENS: readonly Screen[] = [NEEDS];
