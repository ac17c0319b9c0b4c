// Which calls does the back office make? One table, an area a file; the rights of every role are checked against it.
import * as catalogue from './catalogue.ts';
import * as imports from './imports.ts';
import * as leads from './leads.ts';
import * as offers from './offers.ts';
import * as products from './products.ts';
import * as reviews from './reviews.ts';
import * as staff from './staff.ts';
import * as stockAlerts from './stock-alerts.ts';

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
export * from './import-kinds.ts';
export type { ImportDetails, ImportFault, ImportMapping, ImportSummary } from './imports.ts';
export type { DeskLead, DeskLeadRow, Seller } from './leads.ts';
export type { DeskQuoteRow, DeskQuoteVersion, DeskQuoteView, NegotiationRowView, NegotiationThread, QuoteGood } from './offers.ts';
export type {
  CatalogueChange,
  ProductAttribute,
  ProductDesk,
  ProductDeskRow,
  ProductInput,
  ProductMedia,
  StockMovement,
} from './products.ts';
export type { ModeratedReview } from './reviews.ts';
export * from './rights.ts';
export type { AuditEntry, StaffMember, StaffSession } from './staff.ts';
export type { WantedProduct } from './stock-alerts.ts';

export const ADMIN_CALLS = {
  ...catalogue,
  ...products,
  ...imports,
  ...staff,
  ...leads,
  ...offers,
  ...reviews,
  ...stockAlerts,
} as const;
