// Search term screens: zero-result searches, lexicon, synonyms.

import type { LexiconRow } from '@millwright/contracts';
import LexiconIcon from '@mui/icons-material/MenuBookOutlined';
import ZeroIcon from '@mui/icons-material/SearchOffOutlined';
import { createElement } from 'react';
import type { Screen } from '../../screen.ts';
import { SEARCH_LEARNING_SCREENS } from './learning.ts';
import { LexiconCreate, LexiconEdit } from './lexicon-entry.tsx';
import { LexiconChanges, LexiconList } from './lexicon-list.tsx';
import { SYNONYMS } from './synonyms.tsx';
import { ZeroSearchList } from './zero-searches.tsx';

export const SEARCH_TERM_SCREENS: readonly Screen[] = [
  {
    name: 'zero-searches',
    right: 'catalogue:read',
    group: 'search',
    label: 'zero.many',
    icon: ZeroIcon,
    list: ZeroSearchList,
  },
  {
    name: 'lexicon',
    right: 'catalogue:read',
    group: 'search',
    label: 'lexicon.many',
    icon: LexiconIcon,
    list: LexiconList,
    create: LexiconCreate,
    edit: LexiconEdit,
    represent: ({ terms }: LexiconRow) => terms[0] ?? '',
    routes: [{ path: '/lexicon-changes', element: createElement(LexiconChanges) }],
  },
  SYNONYMS,
  ...SEARCH_LEARNING_SCREENS,
];
