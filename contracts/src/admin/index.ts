// Which calls does the back office make? One table, an area a file; the rights of every role are checked against it.
import * as catalogue from './catalogue.ts';
import * as leads from './leads.ts';
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
export type {
  CatalogueChange,
  ProductAttribute,
  ProductDesk,
  ProductDeskRow,
  ProductInput,
  ProductMedia,
  StockMovement,
} from './products.ts';

import * as content from './content.ts';
import * as health from './health.ts';
import * as mails from './mails.ts';
import * as searchTerms from './search-terms.ts';
import * as settings from './settings.ts';

export type { ContentBlock, ContentClient, ContentFeature, ContentPage, ContentPost, ContentTeaser } from './content.ts';
export { type BackgroundJob, type Dashboard, type Health, type InvariantRun, JOB_STATES } from './health.ts';
export { type AddedWords, MAIL_STATES, type MailTemplate, type SentMail, type WholeMail, type WholeTemplate } from './mails.ts';
export * from './rights.ts';
export { type NewsletterSubscriber, SUBSCRIBER_STATES, type Synonym, type ZeroSearch } from './search-terms.ts';
export type {
  CompanyForm,
  CompanySettings,
  CurrencyRate,
  DatedTaxRate,
  InvoicingForm,
  InvoicingSettings,
  SellingForm,
  SellingSettings,
} from './settings.ts';
export type { AuditEntry, StaffMember, StaffSession } from './staff.ts';

export const ADMIN_CALLS = {
  ...catalogue,
  ...products,
  listPostsDesk: content.posts.list,
  getPostDesk: content.posts.get,
  addPostDesk: content.posts.add,
  changePostDesk: content.posts.change,
  removePostDesk: content.posts.remove,
  listPagesDesk: content.pages.list,
  getPageDesk: content.pages.get,
  changePageDesk: content.pages.change,
  listTeasersDesk: content.teasers.list,
  getTeaserDesk: content.teasers.get,
  addTeaserDesk: content.teasers.add,
  changeTeaserDesk: content.teasers.change,
  removeTeaserDesk: content.teasers.remove,
  listFeaturesDesk: content.features.list,
  getFeatureDesk: content.features.get,
  addFeatureDesk: content.features.add,
  changeFeatureDesk: content.features.change,
  removeFeatureDesk: content.features.remove,
  listClientsDesk: content.clients.list,
  getClientDesk: content.clients.get,
  addClientDesk: content.clients.add,
  changeClientDesk: content.clients.change,
  removeClientDesk: content.clients.remove,
  uploadContentPicture: content.uploadContentPicture,
  getHealth: health.getHealth,
  checkInvariants: health.checkInvariants,
  listJobs: health.listJobs,
  retryJob: health.retryJob,
  cancelJob: health.cancelJob,
  getDashboard: health.getDashboard,
  listMails: mails.listMails,
  getMail: mails.getMail,
  sendMailAgain: mails.sendMailAgain,
  listMailTemplates: mails.listMailTemplates,
  getMailTemplate: mails.getMailTemplate,
  changeMailTemplate: mails.changeMailTemplate,
  previewMailTemplate: mails.previewMailTemplate,
  listZeroSearches: searchTerms.listZeroSearches,
  dismissZeroSearch: searchTerms.dismissZeroSearch,
  listSynonyms: searchTerms.listSynonyms,
  getSynonym: searchTerms.getSynonym,
  addSynonym: searchTerms.addSynonym,
  changeSynonym: searchTerms.changeSynonym,
  removeSynonym: searchTerms.removeSynonym,
  listSubscribers: searchTerms.listSubscribers,
  ...settings,
  ...staff,
  ...leads,
} as const;
