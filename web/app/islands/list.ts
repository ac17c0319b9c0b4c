// List updates: filters, sort, chips and "show all" fetch the same page and put its list in place of this one.
import { followSearch } from '../lib-browser/search-clicks.ts';
import { keepTyped, type Typed, typedIn } from '../lib-browser/typed.ts';

/** Selects apply at once; typed ranges when the field is left. */
export default function start(list: HTMLElement): void {
  let current = list;
  let asked: AbortController | undefined;
  /** Where the list on the page is from. */
  let shown = address();

  const swap = async (url: URL | string, remember: boolean): Promise<void> => {
    asked?.abort();
    asked = new AbortController();
    const before = typedIn(current);
    current.setAttribute('aria-busy', 'true');
    try {
      const response = await fetch(url, { signal: asked.signal });
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const next = page.getElementById('list');
      if (!response.ok || next === null) throw new Error(String(response.status));
      if (remember) history.pushState({ list: true }, '', response.url);
      document.title = page.title;
      shown = address();
      followAddress(page);
      replace(next, before);
    } catch (error) {
      if ((error as Error).name !== 'AbortError') location.assign(url);
    }
  };

  function replace(next: HTMLElement, before: Typed): void {
    const focused = focusKey(document.activeElement);
    const after = typedIn(current);
    const wasOpen = document.querySelector('#filters:popover-open') !== null;
    const openGroups = new Map(
      [...current.querySelectorAll('details')].map((group, index) => [
        summaryOf(group, index),
        group.open,
      ]),
    );
    const scrolled = document.getElementById('filters')?.scrollTop ?? 0;
    for (const [index, group] of [...next.querySelectorAll('details')].entries()) {
      const open = openGroups.get(summaryOf(group, index));
      if (open !== undefined) group.open = open;
    }
    delete next.dataset.island;
    current.replaceWith(next);
    current = next;
    listen();
    if (wasOpen) document.getElementById('filters')?.showPopover();
    const filters = document.getElementById('filters');
    if (filters !== null) filters.scrollTop = scrolled;
    if (focused !== '') current.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
    keepTyped(current, before, after);
    current.dispatchEvent(new Event('shop:added', { bubbles: true }));
  }

  function listen(): void {
    followSearch(current);
    const form = current.querySelector<HTMLFormElement>('#filter-form');
    const apply = (): void => {
      if (form === null) return;
      const query = new URLSearchParams();
      for (const [name, value] of new FormData(form))
        if (value !== '') query.append(name, String(value));
      void swap(`${form.action.split('?', 1)[0]}?${query}`, true);
    };
    current.addEventListener('change', (event) => {
      const target = event.target as HTMLInputElement;
      if (target.form !== form) return;
      // A unit alone chooses nothing yet: it waits for its numbers.
      const ends = target.name.startsWith('unit.')
        ? [...(target.closest('.range')?.querySelectorAll('input') ?? [])]
        : [];
      if (ends.length > 0 && ends.every((end) => end.value === '')) return;
      apply();
    });
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      apply();
    });
    current.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>(
        '.chips a, a[data-more], .layouts a, .products-table thead a',
      );
      // A part of the text taken away is another search: the box, the heading and what was said of it change too.
      if (link?.closest('.reading') != null) return;
      if (link === null) return;
      event.preventDefault();
      void swap(link.href, link.dataset.more === undefined);
    });
  }

  listen();
  // A jump within the page comes here too, and the list stays as it is.
  window.addEventListener('popstate', () => {
    if (address() !== shown) void swap(location.href, false);
  });
}

const address = (): string => location.pathname + location.search;

/** What in the header leads back to this list: the languages, and where the currency form returns to. */
function followAddress(page: Document): void {
  for (const selector of ['.languages a', 'input[name=next]']) {
    const fresh = page.querySelectorAll(selector);
    for (const [index, element] of document.querySelectorAll(selector).entries()) {
      const source = fresh[index];
      if (source !== undefined)
        for (const name of ['href', 'value'])
          if (source.hasAttribute(name))
            element.setAttribute(name, source.getAttribute(name) ?? '');
    }
  }
}

function summaryOf(group: Element, index: number): string {
  return group.querySelector('summary')?.textContent ?? String(index);
}

/** Where the focus goes after the list was replaced: the same field or link. */
function focusKey(element: Element | null): string {
  if (element instanceof HTMLInputElement && element.name !== '') {
    const value = element.type === 'checkbox' ? `[value="${CSS.escape(element.value)}"]` : '';
    return `[name="${CSS.escape(element.name)}"]${value}`;
  }
  if (element instanceof HTMLSelectElement) return `select[name="${CSS.escape(element.name)}"]`;
  return element instanceof HTMLAnchorElement && element.title !== ''
    ? `a[title="${CSS.escape(element.title)}"]`
    : '';
}
