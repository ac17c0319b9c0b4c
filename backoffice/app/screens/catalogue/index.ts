// Catalogue screens: products, categories, manufacturers, attributes and industries.
import type {
  AdminCategory,
  AdminProductRow,
  StockTransferRow,
  StocktakeRow,
} from '@millwright/contracts';
import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined';
import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCartOutlined';
import ChecklistIcon from '@mui/icons-material/ChecklistOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import MoveToInboxIcon from '@mui/icons-material/MoveToInboxOutlined';
import SwapHorizIcon from '@mui/icons-material/SwapHorizOutlined';
import { beside, type Screen } from '../../screen.ts';
import { ATTRIBUTES } from './attributes.tsx';
import { CATEGORY_FORM } from './category-form.tsx';
import { CategoryTree } from './category-tree.tsx';
import { ExpectedReceiptList } from './expected-receipts.tsx';
import { INDUSTRIES } from './industries.tsx';
import { MANUFACTURERS } from './manufacturers.tsx';
import { ProductCreate, ProductEdit } from './product-form.tsx';
import { ProductList } from './product-list.tsx';
import { STOCK_LOCATIONS } from './stock-locations.tsx';
import { StockTransferForm } from './stock-transfer-form.tsx';
import { StockTransferList, StockTransferShow } from './stock-transfers.tsx';
import { StocktakeForm } from './stocktake-form.tsx';
import { StocktakeList } from './stocktake-list.tsx';
import { StocktakeShow } from './stocktake-show.tsx';
import { ToReorderList } from './to-reorder.tsx';

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
    represent: (record: AdminProductRow) => record.name,
    finds: ({ sku, manufacturer, mpn }: AdminProductRow) => beside(sku, manufacturer, mpn),
  },
  {
    name: 'categories',
    right: 'catalogue:read',
    group: 'catalogue',
    label: 'categories.many',
    icon: AccountTreeIcon,
    list: CategoryTree,
    ...CATEGORY_FORM,
    represent: (record: AdminCategory) => record.name,
    finds: () => '',
  },
  {
    name: 'expected-receipts',
    right: 'catalogue:read',
    group: 'stock',
    label: 'receipts.many',
    icon: MoveToInboxIcon,
    list: ExpectedReceiptList,
  },
  {
    name: 'to-reorder',
    right: 'catalogue:read',
    group: 'stock',
    label: 'reorder.many',
    icon: AddShoppingCartIcon,
    list: ToReorderList,
  },
  {
    name: 'stocktakes',
    right: 'catalogue:read',
    group: 'stock',
    label: 'stocktake.many',
    icon: ChecklistIcon,
    list: StocktakeList,
    create: StocktakeForm,
    show: StocktakeShow,
    represent: (record: StocktakeRow) => record.name,
  },
  {
    name: 'stock-transfers',
    right: 'catalogue:read',
    group: 'stock',
    label: 'transfers.many',
    icon: SwapHorizIcon,
    list: StockTransferList,
    create: StockTransferForm,
    show: StockTransferShow,
    represent: (record: StockTransferRow) => String(record.id),
  },
  STOCK_LOCATIONS,
  MANUFACTURERS,
  ATTRIBUTES,
  INDUSTRIES,
];
