// What is sold: the screens of products, categories, manufacturers and attributes.
import type { AttributeDesk, CategoryDesk, IndustryDesk, ManufacturerDesk, ProductDeskRow } from '@millwright/contracts';
import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined';
import IndustryIcon from '@mui/icons-material/DomainOutlined';
import FactoryIcon from '@mui/icons-material/FactoryOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import TuneIcon from '@mui/icons-material/Tune';
import type { Screen } from '../../screen.ts';
import { AttributeCreate, AttributeEdit, AttributeList } from './attributes.tsx';
import { CategoryCreate, CategoryEdit } from './category-form.tsx';
import { CategoryTree } from './category-tree.tsx';
import { IndustryCreate, IndustryEdit, IndustryList } from './industries.tsx';
import { ManufacturerCreate, ManufacturerEdit, ManufacturerList } from './manufacturers.tsx';
import { ProductCreate, ProductEdit } from './product-form.tsx';
import { ProductList } from './product-list.tsx';

export const CATALOGUE_SCREENS: readonly Screen[] = [
  {
    name: 'products',
    right: 'catalogue:read',
    group: 'catalogue',
    label: 'products.many',
    icon: InventoryIcon,
    list: ProductList,
    edit: ProductEdit,
    create: ProductCreate,
    represent: (record: ProductDeskRow) => record.name,
  },
  {
    name: 'categories',
    right: 'catalogue:read',
    group: 'catalogue',
    label: 'categories.many',
    icon: AccountTreeIcon,
    list: CategoryTree,
    edit: CategoryEdit,
    create: CategoryCreate,
    represent: (record: CategoryDesk) => record.name,
  },
  {
    name: 'manufacturers',
    right: 'catalogue:read',
    group: 'catalogue',
    label: 'manufacturers.many',
    icon: FactoryIcon,
    list: ManufacturerList,
    edit: ManufacturerEdit,
    create: ManufacturerCreate,
    represent: (record: ManufacturerDesk) => record.name,
  },
  {
    name: 'attributes',
    right: 'catalogue:read',
    group: 'catalogue',
    label: 'attributes.many',
    icon: TuneIcon,
    list: AttributeList,
    edit: AttributeEdit,
    create: AttributeCreate,
    represent: (record: AttributeDesk) => record.name,
  },
  {
    name: 'industries',
    right: 'catalogue:read',
    group: 'catalogue',
    label: 'industries.many',
    icon: IndustryIcon,
    list: IndustryList,
    edit: IndustryEdit,
    create: IndustryCreate,
    represent: (record: IndustryDesk) => record.name,
  },
];
