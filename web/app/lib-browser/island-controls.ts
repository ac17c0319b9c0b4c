// Island controls: the elements whose presses are held until their script has come (entry-early.ts).

/** File in islands/ -> selector of links and buttons; `''` where there is nothing to press, or where the browser's own way is right. */
export const ISLAND_CONTROLS: Readonly<Record<string, string>> = {
  'account-leave': '',
  'account-password': '',
  'account-print': 'button',
  'add-to-cart': 'a.quick, [name=productId], [name=compare], [name=uncompare], [name=save]',
  carousel: '[data-step]',
  cart: '[data-cart-link]',
  'cart-lines': '[type=submit]',
  'checkout-copy': 'button',
  // Before the script there is nothing to wait for: the form is sent, and an order is placed once for a cart.
  'checkout-place': '',
  copy: 'button',
  gallery: '.gallery-main, .thumbnails a',
  list: '#filter-form [type=submit], .chips a, a[data-more], .layouts a, .products-table thead a',
  menu: 'a',
  'mobile-categories': '',
  print: 'button',
  'recently-viewed': '',
  scan: 'button',
  share: 'a',
  slideshow: '.slide-controls a, .slide-controls button',
  stepper: '[data-by]',
  // Without suggestions it is a form that searches.
  suggest: '',
  tabs: '.tabs > nav a',
};

/** What the script of every page takes over. */
export const PAGE_CONTROLS = 'a[data-form-dialog], .message-close';

/**
 * On an island's element, or on the document's for the script of every page: a press waits for it; it runs; it cannot be loaded. The last two bubble.
 * The early script is one file without imports, so both sides write the names out.
 */
export type IslandEvent = 'shop:wanted' | 'shop:ready' | 'shop:failed';
