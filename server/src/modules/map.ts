// Module map: source of the import rules and of the table in ARCHITECTURE.md.

export type ModuleEntry = {
  /** Tables and knowledge that no other module writes or decides. */
  owns: string;
  /** Modules whose index.ts it may import. Never in a circle. */
  mayUse: readonly string[];
  /** The reason for these. */
  why: string;
};

export const MODULES: Readonly<Record<string, ModuleEntry>> = {
  pricing: {
    owns: 'exchange rates, tax rates and settings; what a product costs in three currencies, which taxes are due',
    mayUse: [],
    why: 'Arithmetic that every module needs stands at the bottom.',
  },
  events: {
    owns: 'the change feed: events that tables write themselves, their order, cursors and retention',
    mayUse: [],
    why: 'Triggers write the events, so no module calls it to write; modules that pass changes on read it.',
  },
  media: {
    owns: 'public pictures and documents by name; private files that people sent, once they were checked',
    mayUse: [],
    why: 'Other modules keep a file’s name; media never asks what the file belongs to.',
  },
  company: {
    owns: 'contact data of the shop: telephone, mail, chat, social pages, offices; the seller as invoices name it',
    mayUse: ['media', 'pricing'],
    why: 'Every page and every mail shows it, so it uses little: its logo is a file, and the state in its GSTIN decides how GST is split.',
  },
  notifications: {
    owns: 'emails: texts in three languages and additions by staff, rows and states, the job that sends them',
    mayUse: ['company'],
    why: 'A mail ends with the company’s data. Other modules call it inside their transactions; it knows none of them.',
  },
  content: {
    owns: 'banners, selling points, customer logos, posts and static pages of the shop, and its first texts',
    mayUse: ['company', 'media', 'pricing'],
    why: 'Its pictures are files, and its texts name the shop and its commission and are dated by the shop’s clock. The page finds the products beside a text, so content does not know the catalogue.',
  },
  customers: {
    owns: 'accounts, addresses, certificates, credentials, notes of staff, new email addresses that wait for confirmation',
    mayUse: ['notifications', 'media', 'pricing'],
    why: 'An account is welcomed by mail, its certificates are files, and its tax number and postal code are read as the tax is decided by them.',
  },
  catalog: {
    owns: 'categories, manufacturers, attributes, products, industries, stock; the bulk loader',
    mayUse: ['pricing', 'media'],
    why: 'A card shows prices, a product has pictures and data sheets. Search uses the catalogue, so the loader gets the index as a function and does not know it.',
  },
  leads: {
    owns: 'what people send through forms: requests, applications, messages, enquiries, with owner, state and history; buying requests',
    mayUse: ['company', 'customers', 'lots', 'media', 'notifications', 'staff-notifications'],
    why: 'A form’s address is normalised and its file checked as a customer’s is; an enquiry names a lot; sender and staff are notified by mail, members of staff of mentions and of leads that are theirs.',
  },
  newsletter: {
    owns: 'subscriptions of the newsletter with double opt-in, and the links that confirm or end them',
    mayUse: ['customers', 'notifications'],
    why: 'An address is normalised as a customer’s is, and each link is sent by mail. A subscriber need not be a customer or a lead.',
  },
  sellers: {
    owns: 'sellers of the shop, with their commission and terms',
    mayUse: ['customers', 'leads'],
    why: 'A seller begins as an application, which is a lead: it is won or lost in the same transaction. Leads never know sellers.',
  },
  lots: {
    owns: 'lots with their categories and contents; which parts a whole lot takes out of stock',
    mayUse: ['catalog', 'media', 'pricing'],
    why: 'A lot is sold by a product and shows pictures. Code that counts units reads its parts from a view, so neither carts nor orders know lots.',
  },
  search: {
    owns: 'search documents, facet counts, words, synonyms, lexicon entries of staff, suggestions, zero-result searches, learned orders with the clicks behind them',
    mayUse: ['catalog', 'pricing'],
    why: 'A hit is shown as a card of the catalogue, and may be sorted by price.',
  },
  cart: {
    owns: 'carts and their lines, negotiated prices and the stock reserved for them, price snapshots',
    mayUse: ['catalog', 'pricing'],
    why: 'A line is a product at today’s price. Logging on merges carts, so identity uses the cart and never the other way round.',
  },
  'quick-order': {
    owns: 'parsing of part number lines, from text and files; no table',
    mayUse: ['cart', 'catalog', 'pricing', 'search'],
    why: 'Part numbers are found as search finds them, and a cart does not know search; so it stands above both.',
  },
  freight: {
    owns: 'freight rates: ways of delivery with a price by weight, for countries or parts of them',
    mayUse: [],
    why: 'Orders pass it the weight, value and address of a basket.',
  },
  orders: {
    owns: 'orders with lines, taxes and states, as frozen copies; shipments, payments, notes and returns',
    mayUse: [
      ...['cart', 'catalog', 'company', 'customers', 'freight', 'notifications', 'pricing'],
      ...['search', 'staff-notifications'],
    ],
    why: 'A commit locks the cart and the stock, prices again and copies the addresses, in one transaction, and the buyer is notified by mail; search learns what was ordered of what it found. Modules that act on a state transition take a job from its queue. Notes mention colleagues.',
  },
  invoices: {
    owns: 'tax invoices and credit notes: numbers without gaps, contents, PDFs',
    mayUse: ['company', 'customers', 'notifications', 'orders', 'pricing'],
    why: 'An invoice repeats the order and names the seller, on a day by the shop’s clock; the buyer is notified by mail. Orders write the job and do not know who does it.',
  },
  reviews: {
    owns: 'reviews of products, votes on them, moderation',
    mayUse: ['catalog', 'customers', 'orders'],
    why: 'A product row carries rating sum and count, an author is a customer, and a shipped order makes a purchase verified.',
  },
  negotiations: {
    owns: 'threads of offers about a product or lot, begun by buyers, and the limits that answer automatically',
    mayUse: ['cart', 'catalog', 'company', 'customers', 'notifications', 'pricing'],
    why: 'A negotiation that succeeds puts the negotiated price into the buyer’s cart and reserves the units, in one transaction; each answer is sent by mail.',
  },
  quotes: {
    owns: 'quotes for one buyer, in versions, with PDFs and outcome',
    mayUse: [
      'catalog',
      'company',
      'customers',
      'leads',
      'notifications',
      'orders',
      'pricing',
      'search',
      'staff-notifications',
    ],
    why: 'A quote answers a request and becomes an order at its own prices; orders and leads know nothing of it. Products for its lines are found by search; notes mention colleagues.',
  },
  'stock-alerts': {
    owns: 'who wants to hear when a part can be bought again, and which parts came back',
    mayUse: ['catalog', 'customers', 'notifications', 'pricing'],
    why: 'A part is named as the catalogue names it, addresses and telephones are spelt as a customer’s are, days are those of the shop’s clock. Stock notes its own returns by a trigger, so the catalogue does not know who listens.',
  },
  wishlist: {
    owns: 'wishlists of customers with their entries; what a visitor remembers',
    mayUse: ['cart', 'catalog', 'customers', 'pricing'],
    why: 'An entry is a product at today’s price; a line that is saved for later leaves the cart in the same transaction.',
  },
  staff: {
    owns: 'staff accounts, sessions, second factors and roles of the shop’s own; reads the audit log, which tables write themselves',
    mayUse: ['customers', 'identity', 'notifications', 'pricing'],
    why: 'Members are invited by mail. Addresses and passwords follow the same rules as a customer’s, guesses are counted in the same way, and a session carries the time zone of the shop. Everything else of the back office belongs to the module whose rows it changes.',
  },
  'saved-views': {
    owns: 'saved views of the back office’s lists, with whom each is shared, and the one that a list opens with',
    mayUse: [],
    why: 'A view is filters and an order; whose rows they show is the matter of the list.',
  },
  'staff-notifications': {
    owns: 'what members of staff were told: mentions in notes, things given to them; how each is told by mail',
    mayUse: ['notifications', 'staff'],
    why: 'Who may read the subject is told, by mail too. Modules with notes and owners call it in their transactions; it knows none of them.',
  },
  'api-clients': {
    owns: 'programs that call /api/v1, with their rights, addresses and keys',
    mayUse: [],
    why: 'A key is read before any use case runs, so it needs nothing of them; which right a call needs, the call says.',
  },
  'price-changes': {
    owns: 'changes of the prices of all products of a filter, with what each cost before',
    mayUse: ['catalog'],
    why: 'Which products a filter means is the catalogue’s matter.',
  },
  imports: {
    owns: 'files that change many rows of the catalogue at once: their rows, errors and mappings',
    mayUse: ['catalog', 'media', 'pricing', 'search'],
    why: 'Rows are written by the catalogue and then found by search, in one transaction, so it stands above both. Pictures by address become files, prices of a file follow the shop’s rates.',
  },
  exports: {
    owns: 'exports of lists as tables and of the catalogue as a product feed; no table',
    mayUse: [
      ...[
        'catalog',
        'customers',
        'health',
        'imports',
        'leads',
        'lots',
        'negotiations',
        'newsletter',
        'notifications',
      ],
      ...['orders', 'pricing', 'quotes', 'reviews', 'search', 'sellers', 'staff', 'stock-alerts'],
    ],
    why: 'Each list is read through the module that owns it. A table of the catalogue has the fields that an import reads.',
  },
  identity: {
    owns: 'sessions, login and logout, changed, forgotten and mailed passwords',
    mayUse: ['customers', 'cart', 'notifications', 'pricing', 'wishlist'],
    why: 'Apart from customers, because a login merges the visitor’s cart and wishlist. A new password is confirmed by mail, and a setting of the shop decides whether the forgotten-password form reveals who has an account.',
  },
  dashboard: {
    owns: 'daily sales and slow-moving stock, for the first page of the back office',
    mayUse: ['company', 'pricing'],
    why: 'Days are those of the shop’s clock, and missing company data is shown first. A few statements read the tables of many modules in one call; it writes none of theirs.',
  },
  webhooks: {
    owns: 'endpoints that events are sent to, with their secrets, and each delivery with its tries',
    mayUse: ['company', 'notifications'],
    why: 'Deliveries are made of the events of the change feed in the statement that moves the endpoint along it; who made an endpoint is told by mail that it was switched off.',
  },
  health: {
    owns: 'results of the data integrity checks; reads database, jobs, mails and disk',
    mayUse: [],
    why: 'It reads the tables of all modules, and only its list of jobs is used by another (exports).',
  },
  privacy: {
    owns: 'nothing: exports and erases the data of one person',
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
      'search',
    ],
    why: 'Data of one person is spread over many modules; this one uses each of them, and none uses it.',
  },
  agents: {
    owns: 'nothing: the catalogue for agents by MCP and UCP',
    mayUse: [
      ...[
        'catalog',
        'company',
        'customers',
        'leads',
        'pricing',
        'quick-order',
        'reviews',
        'search',
      ],
    ],
    why: 'Each tool is a use case of another module in another shape; none uses this one.',
  },
};

/** The first circle in a map, as the names along it; undefined when there is none. */
export function findCircle(
  map: Readonly<Record<string, Pick<ModuleEntry, 'mayUse'>>> = MODULES,
): string[] | undefined {
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
