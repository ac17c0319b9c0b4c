// Screens of learned search orders: why a product is first, and reformulations.
import RankingIcon from '@mui/icons-material/FormatListNumberedOutlined';
import AgainIcon from '@mui/icons-material/ManageSearchOutlined';
import { createElement } from 'react';
import type { Screen } from '../../screen.ts';
import { RankingPage } from './ranking-page.tsx';
import { ReformulationList } from './reformulations.tsx';

export const SEARCH_LEARNING_SCREENS: readonly Screen[] = [
  {
    name: 'search-ranking',
    right: 'catalogue:read',
    group: 'search',
    label: 'ranking.many',
    icon: RankingIcon,
    page: createElement(RankingPage),
  },
  {
    name: 'search-reformulations',
    right: 'catalogue:read',
    group: 'search',
    label: 'reformulations.many',
    icon: AgainIcon,
    list: ReformulationList,
  },
];
