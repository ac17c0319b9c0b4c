// Admin calls of the back office: one table, an area a file; the rights of every role are checked against it.

import * as apiClients from './api-clients.ts';
import * as carriers from './carriers.ts';
import * as catalogue from './catalogue.ts';
import * as content from './content.ts';
import { callsOf } from './crud.ts';
import * as currencies from './currencies.ts';
import * as customers from './customers.ts';
import * as events from './events.ts';
import * as exportedLists from './exports.ts';
import * as freight from './freight.ts';
import * as health from './health.ts';
import * as imports from './imports.ts';
import * as industries from './industries.ts';
import * as invoices from './invoices.ts';
import * as leads from './leads.ts';
import * as lexicon from './lexicon.ts';
import * as lots from './lots.ts';
import * as mails from './mails.ts';
import * as needs from './needs.ts';
import * as negotiations from './negotiations.ts';
import * as newsletter from './newsletter.ts';
import * as orders from './orders.ts';
import * as onBehalf from './orders-on-behalf.ts';
import * as priceChanges from './price-changes.ts';
import * as products from './products.ts';
import * as quotes from './quotes.ts';
import * as receipts from './receipts.ts';
import * as reorder from './reorder.ts';
import * as reviews from './reviews.ts';
import * as savedViews from './saved-views.ts';
import * as searchLearning from './search-learning.ts';
import * as searchTerms from './search-terms.ts';
import * as sellers from './sellers.ts';
import * as settings from './settings.ts';
import * as staff from './staff.ts';
import * as staffNotifications from './staff-notifications.ts';
import * as staffRoles from './staff-roles.ts';
import * as stockAlerts from './stock-alerts.ts';
import * as stockLocations from './stock-locations.ts';
import * as stocktakes from './stocktakes.ts';
import * as webhooks from './webhooks.ts';

export { type AdminCall, langQuery, MAX_ROWS } from './admin-call.ts';
export { type AdminApiClient, API_KEY_STATES, type ApiClientInput } from './api-clients.ts';
export { AUDIT_OPERATIONS, type AuditOperation } from './audit-words.ts';
export {
  CARRIER_ROW_STATES,
  type CarrierAnswer,
  type CarrierConsignment,
  type CarrierRowState,
} from './carriers.ts';
export type {
  AdminAttribute,
  AdminAttributeValue,
  AdminCategory,
  AdminManufacturer,
  AttributeInput,
  AttributeValueInput,
  CategoryInput,
  ManufacturerInput,
} from './catalogue.ts';
export * from './catalogue-words.ts';
export type { CatalogueChange } from './changes.ts';
export type {
  ContentBanner,
  ContentBlock,
  ContentClient,
  ContentFeature,
  ContentPage,
  ContentPost,
} from './content.ts';
export type { Crud } from './crud.ts';
export type { BankRates, CurrencyForm, CurrencyRate, CurrencySettings } from './currencies.ts';
export * from './customer-words.ts';
export type { AdminCustomer, AdminCustomerRow } from './customers.ts';
export {
  EVENTS_LISTED,
  FEED_HELD_BACK_SECONDS,
  type FeedEvent,
  type FeedState,
} from './events.ts';
export type { AdminFreightRate, FreightRateInput } from './freight.ts';
export {
  type BackgroundJob,
  type Dashboard,
  type Health,
  type IntegrityCheckRun,
  JOB_QUEUES,
  JOB_STATES,
  type JobQueueName,
  SET_UP_STEPS,
  type SetUpStep,
} from './health.ts';
export * from './import-kinds.ts';
export type {
  ImportDetails,
  ImportFault,
  ImportMapping,
  ImportPreview,
  ImportSummary,
} from './imports.ts';
export { NO_IMPORT_MAPPING } from './imports.ts';
export type { AdminIndustry, IndustryInput } from './industries.ts';
export type { BatchDocument } from './invoices.ts';
export * from './key-rights.ts';
export type { AdminLead, AdminLeadRow } from './lead-views.ts';
export type { LexiconAnswer, LexiconForm, LexiconRow, LexiconTrial } from './lexicon.ts';
export * from './lexicon-kinds.ts';
export type {
  AdminLot,
  AdminLotCategory,
  AdminLotPart,
  AdminLotRow,
  LotCategoryInput,
  LotInput,
} from './lots.ts';
export { mailSubject, mayChangeEmailTexts, readableMails } from './mail-subjects.ts';
export {
  type AddedWords,
  MAIL_STATES,
  MAIL_TEMPLATES,
  type MailPreview,
  type MailTemplate,
  type MailTemplateName,
  type SentMail,
  type WholeMail,
  type WholeTemplate,
} from './mails.ts';
export type { AdminNeed, NeedInput } from './needs.ts';
export type { NegotiationRowView, NegotiationThread } from './negotiations.ts';
export { type NewsletterSubscriber, SUBSCRIBER_STATES } from './newsletter.ts';
export type { AdminOrder, AdminOrderRow, OrderEdit } from './order-views.ts';
export type { OnBehalf, OnBehalfPrices } from './orders-on-behalf.ts';
export * from './price-change-kinds.ts';
export type {
  PriceChange,
  PriceChangeForm,
  PriceChangePreview,
  PricePoint,
} from './price-changes.ts';
export type { ProductFilterForm } from './product-filter.ts';
export type {
  AdminProduct,
  AdminProductRow,
  HsnSuggestion,
  LinkedProduct,
  ProductAttribute,
  ProductInput,
  ProductLinks,
  ProductMedia,
  StockMovement,
} from './products.ts';
export type { AdminQuoteRow, AdminQuoteVersion, AdminQuoteView, QuoteGood } from './quotes.ts';
export type { ExpectedReceipt } from './receipts.ts';
export type { ProductToReorder, ReorderPoint } from './reorder.ts';
export type { ModeratedReview } from './reviews.ts';
export * from './rights.ts';
export { SAVED_VIEW_LISTS, type SavedView, type SavedViewList } from './saved-views.ts';
export {
  RANK_REASONS,
  type RankReason,
  type ReformulationRow,
  type SearchExplanation,
} from './search-learning.ts';
export type { Synonym, ZeroSearch } from './search-terms.ts';
export type { Seller } from './sellers.ts';
export type {
  CompanyForm,
  CompanySettings,
  DatedTaxRate,
  InvoicingForm,
  InvoicingSettings,
  SellingForm,
  SellingSettings,
} from './settings.ts';
export type { AuditEntry, StaffMember, StaffSession, StaffSessionOfPage } from './staff.ts';
export {
  NOTIFICATION_MAILS,
  NOTIFICATION_SUBJECTS,
  type NotificationMail,
  type NotificationSubject,
  type StaffNotification,
  SUBJECT_AREAS,
} from './staff-notifications.ts';
export type { AdminStaffRole, StaffRoleInput } from './staff-roles.ts';
export type { WantedProduct } from './stock-alerts.ts';
export type {
  AdminStockLocation,
  HeldAt,
  ShipsFrom,
  StockLocationInput,
  StockTransfer,
  StockTransferRow,
} from './stock-locations.ts';
export type {
  Stocktake,
  StocktakeCount,
  StocktakeFile,
  StocktakeLine,
  StocktakeRow,
} from './stocktakes.ts';
export * from './webhook-kinds.ts';
export type {
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointWithSecret,
  WebhookInput,
  WholeWebhookDelivery,
} from './webhooks.ts';
export * from './weight-units.ts';

export const ADMIN_CALLS = {
  ...callsOf(catalogue),
  ...callsOf(products),
  ...callsOf(receipts),
  ...callsOf(reorder),
  ...callsOf(stocktakes),
  ...callsOf(stockLocations),
  ...callsOf(industries),
  ...callsOf(imports),
  ...callsOf(priceChanges),
  ...callsOf(content),
  ...callsOf(health),
  ...callsOf(webhooks),
  ...callsOf(mails),
  ...callsOf(searchTerms),
  ...callsOf(lexicon),
  ...callsOf(searchLearning),
  ...callsOf(customers),
  ...callsOf(currencies),
  ...callsOf(settings),
  ...callsOf(freight),
  ...callsOf(invoices),
  ...callsOf(orders),
  ...callsOf(carriers),
  ...callsOf(onBehalf),
  ...callsOf(staff),
  ...callsOf(savedViews),
  ...callsOf(staffNotifications),
  ...callsOf(staffRoles),
  ...callsOf(apiClients),
  ...callsOf(exportedLists),
  ...callsOf(leads),
  ...callsOf(newsletter),
  ...callsOf(sellers),
  ...callsOf(lots),
  ...callsOf(needs),
  ...callsOf(negotiations),
  ...callsOf(quotes),
  ...callsOf(reviews),
  ...callsOf(stockAlerts),
  ...callsOf(events),
} as const;

/** Resources whose calls are CRUD, for the routes. */
export const ADMIN_CRUD = {
  categories: catalogue.categories,
  manufacturers: catalogue.manufacturers,
  attributes: catalogue.attributes,
  industries: industries.industries,
  stockLocations: stockLocations.stockLocations,
  lotCategories: lots.lotCategories,
  synonyms: searchTerms.synonyms,
  needs: needs.needs,
  sellers: sellers.sellers,
  freightRates: freight.freightRates,
  staffRoles: staffRoles.staffRoles,
  apiClients: apiClients.apiClients,
  posts: content.posts,
  pages: content.pages,
  banners: content.banners,
  features: content.features,
  clients: content.clients,
} as const;
