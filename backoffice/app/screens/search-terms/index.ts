// Which words does the search know, and what was looked for in vain?

import type { Synonym } from '@millwright/contracts';
import ZeroIcon from '@mui/icons-material/SearchOffOutlined';
import SynonymIcon from '@mui/icons-material/SyncAltOutlined';
import type { Screen } from '../../screen.ts';
import { SynonymCreate, SynonymEdit, SynonymList } from './synonyms.tsx';
import { ZeroSearchList } from './zero-searches.tsx';

export const SEARCH_TERM_SCREENS: readonly Screen[] = [
  { name: 'zero-searches', right: 'catalogue:read', group: 'catalogue', label: 'zero.many', icon: ZeroIcon, list: ZeroSearchList },
  {
    name: 'synonyms',
    right: 'catalogue:read',
    group: 'catalogue',
    label: 'synonyms.many',
    icon: SynonymIcon,
    list: SynonymList,
    edit: SynonymEdit,
    create: SynonymCreate,
    represent: (synonym: Synonym) => synonym.phrases[0] ?? '',
  },
];
