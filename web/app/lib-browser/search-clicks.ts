// Search clicks: says which product of a search was opened or put into the cart, so that searches learn which come first. [house §6]

/** The search that this tab showed last, kept in the tab's own storage: a search that led to nothing is told with the next one. */
type Shown = { text: string; at: number; chosen: boolean; before?: string };

const KEY = 'last-search';
/** Two searches within a minute belong together. */
const TOGETHER_MS = 60_000;

/** @param list element `#list`; only one that a text was searched for has `data-query` */
export function followSearch(list: HTMLElement): void {
  const { query = '', start = '0' } = list.dataset;
  if (query === '') return;
  const shown = show(query);
  const said = new Set<string>();
  const say = (event: Event): void => {
    const productId = event.target instanceof Element ? productOf(event.target) : undefined;
    if (productId === undefined || said.has(productId)) return;
    const at = productsOf(list).indexOf(productId);
    if (at < 0) return;
    said.add(productId);
    const before = shown.before === undefined ? {} : { before: shown.before };
    const body = JSON.stringify({
      query,
      productId: Number(productId),
      position: Number(start) + at + 1,
      ...before,
    });
    // A beacon arrives also when the page is left at once.
    navigator.sendBeacon(
      `/api/search/clicks?lang=${document.documentElement.lang}`,
      new Blob([body], { type: 'application/json' }),
    );
    remember({ ...shown, chosen: true });
  };
  list.addEventListener('click', say, true);
  // The middle button opens a tab.
  list.addEventListener('auxclick', say, true);
}

function show(text: string): Shown {
  const last = read();
  const isAgain =
    last !== undefined && last.text !== text && !last.chosen && Date.now() - last.at < TOGETHER_MS;
  const before = isAgain ? last.text : last?.text === text ? last.before : undefined;
  const shown = {
    text,
    at: Date.now(),
    chosen: false,
    ...(before === undefined ? {} : { before }),
  };
  remember(shown);
  return shown;
}

function productOf(element: Element): string | undefined {
  const control = element.closest('.cards a, .products-table tbody a, button[name="productId"]');
  if (control instanceof HTMLAnchorElement) return idIn(control);
  return control instanceof HTMLButtonElement ? control.value : undefined;
}

/** In the order of the list. */
function productsOf(list: HTMLElement): string[] {
  const links = list.querySelectorAll<HTMLAnchorElement>(
    '.cards a[href*="/product/"], .products-table tbody a[href*="/product/"]',
  );
  return [...new Set([...links].flatMap((link) => idIn(link) ?? []))];
}

function idIn({ pathname }: HTMLAnchorElement): string | undefined {
  return /\/product\/(\d+)(?:\/|$)/.exec(pathname)?.[1];
}

function read(): Shown | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Shown> | null;
    return typeof kept?.text === 'string' && typeof kept.at === 'number'
      ? ({ chosen: false, ...kept } as Shown)
      : undefined;
  } catch {
    return undefined;
  }
}

function remember(shown: Shown): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(shown));
  } catch {
    // A browser that keeps nothing knows no search before.
  }
}
