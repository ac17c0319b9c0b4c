// Which calls does the back office make? One table, an area a file; the rights of every role are checked against it.
import * as catalogue from './catalogue.ts';
import * as invoices from './invoices.ts';
import * as leads from './leads.ts';
import * as orders from './orders.ts';
import * as products from './products.ts';
import * as staff from './staff.ts';

export { type AdminCall, ROWS_AT_MOST } from './admin-call.ts';
export type {
  AttributeDesk,
  AttributeInput,
  AttributeValueDesk,
  AttributeValueInput,
  CategoryDesk,
  CategoryInput,
  ManufacturerDesk,
  ManufacturerInput,
} from './catalogue.ts';
export * from './catalogue-words.ts';
export type { DeskLead, DeskLeadRow, Seller } from './leads.ts';
export type { DeskOrder, DeskOrderRow, OrderEdit } from './orders.ts';
export type {
  CatalogueChange,
  ProductAttribute,
  ProductDesk,
  ProductDeskRow,
  ProductInput,
  ProductMedia,
  StockMovement,
} from './products.ts';
export * from './rights.ts';
export type { AuditEntry, StaffMember, StaffSession } from './staff.ts';

export const ADMIN_CALLS = {
  ...catalogue,
  ...products,
  ...invoices,
  ...orders,
  ...staff,
  ...leads,
} as const;
