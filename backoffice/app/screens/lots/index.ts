// Which surplus is offered as a whole? The screens of lots and of their categories.
import type { LotCategoryDesk, LotDeskRow } from '@millwright/contracts';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import PalletIcon from '@mui/icons-material/Pallet';
import type { Screen } from '../../screen.ts';
import { LotCategoryCreate, LotCategoryEdit, LotCategoryList } from './lot-categories.tsx';
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
    represent: (record: LotDeskRow) => record.name,
  },
  {
    name: 'lot-categories',
    right: 'lots:read',
    group: 'catalogue',
    label: 'lotCategories.many',
    icon: CategoryIcon,
    list: LotCategoryList,
    edit: LotCategoryEdit,
    create: LotCategoryCreate,
    represent: (record: LotCategoryDesk) => record.name,
  },
];
