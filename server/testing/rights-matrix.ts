// Who may use which call of the back office? A row for every route, a column a role: administrator, catalogue manager, order desk, content editor.
// Written by hand on purpose: the test compares it with what the router really allows, so opening something needs a line here.

/** Calls of the login, which are open to everybody, are `login`. */
export type MatrixRow = 'login' | `${'A' | '-'}${'C' | '-'}${'O' | '-'}${'E' | '-'}`;

const STAFF: Record<string, MatrixRow> = {
  staffLogon: 'login',
  staffSession: 'login',
  staffCode: 'login',
  staffLogout: 'login',
  beginSecondFactor: 'login',
  confirmSecondFactor: 'login',
  changeOwnPassword: 'login',
  changeOwnLocale: 'ACOE',
  listColleagues: 'ACOE',
  listStaff: 'A---',
  getStaff: 'A---',
  addStaff: 'A---',
  changeStaff: 'A---',
  resetStaff: 'A---',
  listAudit: 'A---',
};

const LEADS: Record<string, MatrixRow> = {
  listDeskLeads: 'A-O-',
  getDeskLead: 'A-O-',
  getDeskLeadDocument: 'A-O-',
  assignDeskLead: 'A-O-',
  moveDeskLead: 'A-O-',
  noteOnDeskLead: 'A-O-',
  remindOfDeskLead: 'A-O-',
  replyToDeskLead: 'A-O-',
  approveSeller: 'A-O-',
  refuseSeller: 'A-O-',
  listSellers: 'A-O-',
  getSeller: 'A-O-',
  changeSeller: 'A-O-',
};

const CATALOGUE: Record<string, MatrixRow> = {
  listDeskProducts: 'ACOE',
  getDeskProduct: 'ACOE',
  addProduct: 'AC--',
  changeProduct: 'AC--',
  correctStock: 'AC--',
  listStockMovements: 'ACOE',
  arrangeMedia: 'AC--',
  addMediaFile: 'AC--',
  bulkChangeProducts: 'AC--',
  listCatalogueChanges: 'ACOE',
  undoCatalogueChange: 'AC--',
  listDeskCategories: 'ACOE',
  getDeskCategory: 'ACOE',
  addCategory: 'AC--',
  changeCategory: 'AC--',
  moveCategory: 'AC--',
  removeCategory: 'AC--',
  listManufacturers: 'ACOE',
  getManufacturer: 'ACOE',
  addManufacturer: 'AC--',
  changeManufacturer: 'AC--',
  removeManufacturer: 'AC--',
  listAttributes: 'ACOE',
  getAttribute: 'ACOE',
  addAttribute: 'AC--',
  changeAttribute: 'AC--',
  listAttributeValues: 'ACOE',
  addAttributeValue: 'AC--',
  changeAttributeValue: 'AC--',
  removeAttributeValue: 'AC--',
  listDeskIndustries: 'ACOE',
};

const IMPORTS: Record<string, MatrixRow> = {
  listImports: 'AC--',
  getImport: 'AC--',
  uploadImport: 'AC--',
  checkImport: 'AC--',
  listImportFaults: 'AC--',
  importReport: 'AC--',
  applyImport: 'AC--',
  cancelImport: 'AC--',
  undoImport: 'AC--',
  removeImport: 'AC--',
  exportCatalogue: 'ACOE',
  exportOrders: 'ACO-',
  exportCustomers: 'A-O-',
};

const OFFERS: Record<string, MatrixRow> = {
  listNegotiationThreads: 'A-O-',
  getNegotiationThread: 'A-O-',
  acceptNegotiation: 'A-O-',
  declineNegotiation: 'A-O-',
  counterNegotiation: 'A-O-',
  limitNegotiation: 'A-O-',
  listDeskQuotes: 'A-O-',
  getDeskQuoteView: 'A-O-',
  getDeskQuotePaper: 'A-O-',
  createDeskQuote: 'A-O-',
  changeDeskQuote: 'A-O-',
  sendDeskQuote: 'A-O-',
  reviseDeskQuote: 'A-O-',
  withdrawDeskQuote: 'A-O-',
  findQuoteGoods: 'A-O-',
};

const REVIEWS: Record<string, MatrixRow> = {
  listModeratedReviews: 'ACOE',
  approveModeratedReview: 'ACOE',
  hideModeratedReview: 'ACOE',
  listStockAlerts: 'A-O-',
};

export const RIGHTS_MATRIX: Readonly<Record<string, MatrixRow>> = {
  ...STAFF,
  ...LEADS,
  ...CATALOGUE,
  ...IMPORTS,
  ...OFFERS,
  ...REVIEWS,
};
