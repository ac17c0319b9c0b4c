// Category menu: on click, and on hover that lasts; its HTML is fetched at the first sign of intent. Arrows and Escape work. [§2.5]

const HOVER_MS = 150;
const LEAVE_MS = 300;

export default function start(link: HTMLElement): void {
  const url = link.dataset.url;
  const bar = link.closest<HTMLElement>('nav');
  if (url === undefined || bar === null) return;
  const panel = document.createElement('div');
  panel.className = 'panel mega';
  panel.hidden = true;
  bar.append(panel);
  link.setAttribute('aria-expanded', 'false');
  const loaded = fetch(url)
    .then((response) =>
      response.ok ? response.text() : Promise.reject(new Error(String(response.status))),
    )
    .then((html) => {
      panel.innerHTML = html;
    });
  loaded.catch(() => {});

  let timer = 0;
  /** Opened by pointing alone: the click of the same hand means open, not close. */
  let isHovered = false;
  const show = (visible: boolean, byHover = false): void => {
    clearTimeout(timer);
    isHovered = visible && (panel.hidden ? byHover : isHovered && byHover);
    panel.hidden = !visible;
    link.setAttribute('aria-expanded', String(visible));
  };
  const later = (visible: boolean, wait: number): void => {
    clearTimeout(timer);
    timer = window.setTimeout(
      () => void loaded.then(() => show(visible, true)).catch(() => {}),
      wait,
    );
  };
  const links = (): HTMLAnchorElement[] => [...panel.querySelectorAll('a')];

  link.addEventListener('click', (event) => {
    event.preventDefault();
    const visible = Boolean(panel.hidden) || isHovered;
    loaded.then(() => show(visible)).catch(() => location.assign((link as HTMLAnchorElement).href));
  });
  for (const element of [link, panel]) {
    element.addEventListener('pointerenter', (event) => {
      if (event.pointerType === 'mouse') later(true, panel.hidden ? HOVER_MS : 0);
    });
    element.addEventListener('pointerleave', (event) => {
      if (event.pointerType === 'mouse') later(false, LEAVE_MS);
    });
  }
  if (link.matches(':hover')) later(true, HOVER_MS);

  bar.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !panel.hidden) {
      show(false);
      link.focus();
    } else if (event.key === 'ArrowDown' && document.activeElement === link) {
      event.preventDefault();
      void loaded.then(() => {
        show(true);
        links()[0]?.focus();
      });
    } else if (panel.contains(document.activeElement) && /^Arrow(Up|Down)$/.test(event.key)) {
      event.preventDefault();
      const all = links();
      const at =
        all.indexOf(document.activeElement as HTMLAnchorElement) +
        (event.key === 'ArrowDown' ? 1 : -1);
      (at < 0 ? link : all[Math.min(at, all.length - 1)])?.focus();
    }
  });
  bar.addEventListener('focusout', (event) => {
    if (
      event.relatedTarget instanceof Node &&
      !panel.contains(event.relatedTarget) &&
      event.relatedTarget !== link
    )
      show(false);
  });
  document.addEventListener('click', (event) => {
    if (!panel.hidden && !bar.contains(event.target as Node)) show(false);
  });
}
