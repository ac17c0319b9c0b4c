// Lot screens: lots and their categories.
import type { AdminLotRow } from '@millwright/contracts';
import PalletIcon from '@mui/icons-material/Pallet';
import { beside, type Screen } from '../../screen.ts';
import { LOT_CATEGORIES } from './lot-categories.tsx';
import { LotCreate, LotEdit } from './lot-form.tsx';
import { LotList } from './lot-list.tsx';

export const LOT_SCREENS: readonly Screen[] = [
  {
    name: 'lots',
    right: 'lots:read',
    group: 'catalogue',
    label: 'lots.many',
    icon: PalletIcon,
    list: LotList,
    edit: LotEdit,
    create: LotCreate,
    represent: (record: AdminLotRow) => record.name,
    finds: ({ category, location }: AdminLotRow) => beside(category, location),
  },
  LOT_CATEGORIES,
];
