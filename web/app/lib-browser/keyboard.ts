// Keyboard shortcuts: `/` to search, Escape and a click outside close drop-downs; the heading gets the focus after navigation.

export function focusSearch(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    const search = document.querySelector<HTMLInputElement>('#search');
    if (search === null) return;
    event.preventDefault();
    search.focus();
    search.select();
  });
}

/** Screen readers announce the new page's name; going back keeps the focus that the browser restores. */
export function focusHeading(): void {
  const navigation = performance.getEntriesByType('navigation')[0] as
    | PerformanceNavigationTiming
    | undefined;
  const fromHere = document.referrer.startsWith(`${location.origin}/`);
  if (
    !fromHere ||
    location.hash !== '' ||
    navigation?.type !== 'navigate' ||
    document.activeElement !== document.body
  )
    return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

export function closeDropsOutside(): void {
  const open = (): NodeListOf<HTMLDetailsElement> =>
    document.querySelectorAll<HTMLDetailsElement>('details.drop[open]');
  document.addEventListener('click', (event) => {
    for (const drop of open()) if (!drop.contains(event.target as Node)) drop.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const drop of open()) {
      drop.open = false;
      drop.querySelector('summary')?.focus();
    }
  });
}

/** Drawers of small screens close when the window grows. [§4] */
export function closeWidePopovers(): void {
  matchMedia('(min-width: 992px)').addEventListener('change', (event) => {
    if (!event.matches) return;
    for (const drawer of document.querySelectorAll<HTMLElement>('[data-narrow-only]:popover-open'))
      drawer.hidePopover();
  });
}
