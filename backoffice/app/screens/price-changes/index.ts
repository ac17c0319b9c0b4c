// Price change screens: the list, and a new one with its preview.
import PercentIcon from '@mui/icons-material/PercentOutlined';
import type { Screen } from '../../screen.ts';
import { PriceChangeForm } from './price-change-form.tsx';
import { PriceChangeList } from './price-change-list.tsx';

export const PRICE_CHANGE_SCREENS: readonly Screen[] = [
  {
    name: 'price-changes',
    right: 'catalogue:read',
    group: 'catalogue',
    label: 'priceChanges.many',
    icon: PercentIcon,
    list: PriceChangeList,
    create: PriceChangeForm,
  },
];
