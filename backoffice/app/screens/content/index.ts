// Content screens: the shop's own texts and pictures.
import type { Screen } from '../../screen.ts';
import { CLIENTS, FEATURES, TEASERS } from './home-parts.tsx';
import { PAGES, POSTS } from './posts.tsx';

export const CONTENT_SCREENS: readonly Screen[] = [TEASERS, POSTS, PAGES, FEATURES, CLIENTS];
