// Content screens: the shop's own texts and pictures.
import type { Screen } from '../../screen.ts';
import { BANNERS, CLIENTS, FEATURES } from './home-parts.tsx';
import { PAGES, POSTS } from './posts.tsx';

export const CONTENT_SCREENS: readonly Screen[] = [BANNERS, POSTS, PAGES, FEATURES, CLIENTS];
