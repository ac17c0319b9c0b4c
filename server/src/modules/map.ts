// Module map: the import rules and the table in ARCHITECTURE.md are made from this.

export type ModuleEntry = {
  /** Tables and knowledge that no other module writes or decides. */
  owns: string;
  /** Modules whose index.ts it may import. Never in a circle. */
  mayUse: readonly string[];
  /** Why just these, where somebody would ask. */
  why: string;
};

export const MODULES: Readonly<Record<string, ModuleEntry>> = {
  pricing: {
    owns: 'exchange rates, tax rates and settings; what a product costs in three currencies, which taxes are due',
    mayUse: [],
    why: 'Arithmetic that everybody needs stands at the bottom.',
  },
  media: {
    owns: 'pictures and documents, by the name that the public sees; files that people sent us, after they were checked',
    mayUse: [],
    why: 'Others keep a file’s name, and it never asks whose picture it is.',
  },
  company: {
    owns: 'what the shop says of itself: telephone, mail, chat, social pages, offices; the seller as invoices name it',
    mayUse: ['pricing'],
    why: 'Every page and every mail shows it, so it asks nobody but pricing: the state in its GSTIN decides how GST is split.',
  },
  notifications: {
    owns: 'mails: their words in three languages and what is added to them, rows and states, the job that sends them',
    mayUse: ['company'],
    why: 'A mail ends with who writes. Whoever has something to tell calls it inside a transaction; it never asks what happened.',
  },
  content: {
    owns: 'teasers, features, clients, posts and static pages of the shop, and its first texts',
    mayUse: ['media', 'pricing'],
    why: 'Its pictures are files, and its texts name the commission and are dated by the shop’s clock. Products beside a text are asked for by the page, so it never knows the catalogue.',
  },
  customers: {
    owns: 'accounts, addresses, certificates, credentials, notes of the desk, new email addresses that wait',
    mayUse: ['notifications', 'media', 'pricing'],
    why: 'An account is welcomed by mail, its certificates are files, and its tax number and postal code are read as the tax is decided by them.',
  },
  catalog: {
    owns: 'categories, manufacturers, attributes, products, industries, stock; the bulk loader',
    mayUse: ['pricing', 'media'],
    why: 'A card shows prices, a product has pictures and data sheets. Search follows the catalogue, so the loader is handed the index as a function and does not know it.',
  },
  leads: {
    owns: 'what people send through forms: requests, applications, messages, enquiries, with owner, state and history; needs',
    mayUse: ['company', 'customers', 'lots', 'media', 'notifications'],
    why: 'A form’s address is spelt as a customer’s is, its file is checked and kept as theirs; an enquiry names a lot, sender and desk are told by mail.',
  },
  newsletter: {
    owns: 'subscriptions of the newsletter with double opt-in, and the links that confirm or end them',
    mayUse: ['customers', 'notifications'],
    why: 'An address is spelt as a customer’s is, and each link goes out by mail. Nobody needs to be a customer or a lead for it.',
  },
  sellers: {
    owns: 'who sells through the shop, on which commission and terms',
    mayUse: ['customers', 'leads'],
    why: 'A seller begins as an application, which is a lead: it is won or lost in the same transaction. Leads never know sellers.',
  },
  lots: {
    owns: 'lots with their categories and what lies in them; which parts a whole lot takes out of stock',
    mayUse: ['catalog', 'media', 'pricing'],
    why: 'A lot is sold by a product and shows pictures. Who counts pieces reads its parts from a view, so neither carts nor orders know lots.',
  },
  search: {
    owns: 'search documents, counts of facets, words, synonyms, suggestions, searches without a hit',
    mayUse: ['catalog', 'pricing'],
    why: 'A hit is drawn as the catalogue draws a card, and sorted by what it costs.',
  },
  cart: {
    owns: 'carts, their lines, agreed prices and what is set aside for them, what the customer was last shown',
    mayUse: ['catalog', 'pricing'],
    why: 'A line is a product at today’s price. Logging on merges carts, so identity uses the cart and never the other way round.',
  },
  'quick-order': {
    owns: 'how lines of part numbers are read, from text and files; no table',
    mayUse: ['cart', 'catalog', 'pricing', 'search'],
    why: 'Part numbers are found as search finds them, and a cart does not know search; so it stands above both.',
  },
  orders: {
    owns: 'orders with lines, taxes and states: frozen copies; shipments, payments, notes and returns',
    mayUse: ['cart', 'catalog', 'company', 'customers', 'notifications', 'pricing'],
    why: 'A commit locks the cart and the stock, prices again and copies the addresses, in one transaction, and the buyer is told by mail. Whoever does something at a status takes a job from it.',
  },
  invoices: {
    owns: 'tax invoices and credit notes: numbers without gaps, what they say, their PDFs',
    mayUse: ['company', 'customers', 'notifications', 'orders', 'pricing'],
    why: 'An invoice repeats the order and names who sells, on a day by the shop’s clock; the buyer is told by mail. Orders write the job and never know who does it.',
  },
  reviews: {
    owns: 'what customers say of products, whom it helped, what may be shown',
    mayUse: ['catalog', 'customers', 'orders'],
    why: 'A product carries the figures, an author is a customer, and an order that was shipped makes a purchase verified.',
  },
  negotiations: {
    owns: 'threads of offers about a product or lot, which buyers begin, and the limits that answer by themselves',
    mayUse: ['cart', 'catalog', 'company', 'customers', 'notifications', 'pricing'],
    why: 'A negotiation that succeeds puts the negotiated price into the buyer’s cart and reserves the units, in one transaction; each answer is told by mail.',
  },
  quotes: {
    owns: 'what the back office offers one buyer, in versions, its PDFs, and what became of it',
    mayUse: ['catalog', 'company', 'customers', 'leads', 'notifications', 'orders', 'pricing', 'search'],
    why: 'A quote answers a request and becomes an order at its own prices; orders and leads know nothing of it. Goods for its lines are found as search finds them.',
  },
  'stock-alerts': {
    owns: 'who wants to hear when a part can be bought again, and which parts came back',
    mayUse: ['catalog', 'customers', 'notifications', 'pricing'],
    why: 'A part is named as the catalogue names it, addresses and telephones are spelt as a customer’s are, days are those of the shop’s clock. Stock notes its own returns by a trigger, so the catalogue does not know who listens.',
  },
  wishlist: {
    owns: 'save lists of customers with their entries; what a visitor remembers',
    mayUse: ['cart', 'catalog', 'customers', 'pricing'],
    why: 'An entry is a product at today’s price; a line that is saved for later leaves the cart in the same transaction.',
  },
  staff: {
    owns: 'who works in the back office, their sessions and second factors; reads the audit log, which tables write themselves',
    mayUse: ['customers', 'identity', 'pricing'],
    why: 'Addresses and passwords follow the same rules as a customer’s, guesses are counted in the same way, and a session is told the zone of the shop’s clock. Everything else of the back office belongs to the module whose rows it changes.',
  },
  imports: {
    owns: 'files that change many rows of the catalogue at once: their rows, faults and mappings',
    mayUse: ['catalog', 'search'],
    why: 'Rows are written by the catalogue and then found by search, in one transaction, so it stands above both.',
  },
  exports: {
    owns: 'how lists leave as tables and the catalogue as a product feed; no table',
    mayUse: [
      ...['catalog', 'customers', 'health', 'imports', 'leads', 'lots', 'negotiations', 'newsletter', 'notifications'],
      ...['orders', 'pricing', 'quotes', 'reviews', 'search', 'sellers', 'staff', 'stock-alerts'],
    ],
    why: 'What leaves is asked of the module that owns it. A table of the catalogue has the fields that an import reads.',
  },
  identity: {
    owns: 'sessions, logging on and off, passwords that are changed, forgotten, mailed',
    mayUse: ['customers', 'cart', 'notifications', 'pricing', 'wishlist'],
    why: 'Apart from customers, because logging on merges the visitor’s cart and wish list. A new password is told by mail, and a setting of the shop says whether a forgotten one tells who has an account.',
  },
  dashboard: {
    owns: 'sums of days that are over, and what lies unsold, for the first page of the back office',
    mayUse: ['company', 'pricing'],
    why: 'Days are those of the shop’s clock, and what is missing of the company is said first. A few statements over the tables of many modules answer in one call; it writes none of theirs.',
  },
  health: {
    owns: 'results of the checks of the data; reads database, jobs, mails and disk',
    mayUse: [],
    why: 'It looks at the tables of everybody from outside, and only its list of jobs is asked for, as a table.',
  },
  privacy: {
    owns: 'nothing: what a person may take along, and how they leave',
    mayUse: [
      'identity',
      'customers',
      'cart',
      'orders',
      'leads',
      'negotiations',
      'newsletter',
      'notifications',
      'quotes',
      'reviews',
      'stock-alerts',
      'wishlist',
    ],
    why: 'What is known of one person stands in many modules; this one asks each, and none asks it.',
  },
};

/** The first circle in a map, as the names along it; undefined when there is none. */
export function findCircle(map: Readonly<Record<string, Pick<ModuleEntry, 'mayUse'>>> = MODULES): string[] | undefined {
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const used of map[name]?.mayUse ?? []) {
      const circle = visit(used, [...path, name]);
      if (circle !== undefined) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of Object.keys(map)) {
    const circle = visit(name, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
