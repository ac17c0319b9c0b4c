// Search term screens: synonyms, words, and zero-result searches.
import ZeroIcon from '@mui/icons-material/SearchOffOutlined';
import type { Screen } from '../../screen.ts';
import { SEARCH_LEARNING_SCREENS } from './learning.ts';
import { SYNONYMS } from './synonyms.tsx';
import { ZeroSearchList } from './zero-searches.tsx';

export const SEARCH_TERM_SCREENS: readonly Screen[] = [
  { name: 'zero-searches', right: 'catalogue:read', group: 'catalogue', label: 'zero.many', icon: ZeroIcon, list: ZeroSearchList },
  SYNONYMS,
  ...SEARCH_LEARNING_SCREENS,
];
