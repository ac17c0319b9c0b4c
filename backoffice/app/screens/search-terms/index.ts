// Which words does the search know, and what was looked for without a result?
import ZeroIcon from '@mui/icons-material/SearchOffOutlined';
import type { Screen } from '../../screen.ts';
import { SYNONYMS } from './synonyms.tsx';
import { ZeroSearchList } from './zero-searches.tsx';

export const SEARCH_TERM_SCREENS: readonly Screen[] = [
  { name: 'zero-searches', right: 'catalogue:read', group: 'catalogue', label: 'zero.many', icon: ZeroIcon, list: ZeroSearchList },
  SYNONYMS,
];
