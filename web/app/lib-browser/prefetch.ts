// Prefetch: where the browser has no speculation rules, a link that is hovered, focused or touched is fetched in advance.

const HOVER_MS = 65;
const MAX_IN_FLIGHT = 2;

export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData === true) return;
  const asked = new Set<string>();
  let inFlight = 0;
  let timer = 0;

  const prefetch = (link: HTMLAnchorElement): void => {
    if (inFlight >= MAX_IN_FLIGHT || asked.has(link.href)) return;
    asked.add(link.href);
    inFlight++;
    const element = document.createElement('link');
    element.rel = 'prefetch';
    element.href = link.href;
    element.onload = element.onerror = () => {
      inFlight--;
    };
    document.head.append(element);
  };
  const listen = (event: string, wait: number): void =>
    document.addEventListener(
      event,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        clearTimeout(timer);
        if (link !== null && isPage(link)) timer = window.setTimeout(prefetch, wait, link);
      },
      { passive: true },
    );
  listen('mouseover', HOVER_MS);
  listen('focusin', HOVER_MS);
  listen('touchstart', 0);
}

/** Ours, another page, and not personal. */
function isPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.pathname + link.search !== location.pathname + location.search &&
    !/^(\/ru|\/ar)?\/(account|cart|checkout|order-success|api|productimages)\b/.test(
      link.pathname,
    ) &&
    !link.hasAttribute('download') &&
    // The choice of a language is remembered when it is made.
    link.rel !== 'alternate' &&
    link.target === ''
  );
}
