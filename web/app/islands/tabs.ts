// Tabs as a tab list: no jump of the page, arrow keys, the address keeps the chosen one.

export default function start(box: HTMLElement): void {
  const bar = box.querySelector(':scope > nav');
  const links = [...(bar?.querySelectorAll('a') ?? [])];
  const panels = links.map((link) => document.getElementById(link.hash.slice(1)));
  if (bar === null || links.length < 2 || panels.includes(null)) return;
  bar.setAttribute('role', 'tablist');
  box.classList.add('scripted');

  const show = (index: number, focus: boolean): void => {
    for (const [i, link] of links.entries()) {
      link.setAttribute('aria-selected', String(i === index));
      link.tabIndex = i === index ? 0 : -1;
      (panels[i] as HTMLElement).hidden = i !== index;
    }
    if (focus) links[index]?.focus();
  };
  for (const [index, link] of links.entries()) {
    link.setAttribute('role', 'tab');
    link.id = `${link.hash.slice(1)}-tab`;
    link.setAttribute('aria-controls', link.hash.slice(1));
    panels[index]?.setAttribute('role', 'tabpanel');
    panels[index]?.setAttribute('aria-labelledby', link.id);
    link.addEventListener('click', (event) => {
      event.preventDefault();
      history.replaceState(history.state, '', link.hash);
      show(index, false);
    });
    link.addEventListener('keydown', (event) => {
      const forward = getComputedStyle(box).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
      if (event.key !== forward && event.key !== back) return;
      event.preventDefault();
      show((index + (event.key === forward ? 1 : links.length - 1)) % links.length, true);
    });
  }
  /** The tab that an address means, or that holds what it means; -1 when it is elsewhere. */
  const meant = (): number => {
    const target = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
    return panels.findIndex((panel) => target !== null && (panel as HTMLElement).contains(target));
  };
  show(Math.max(0, meant()), false);
  // Links beside the tabs lead into them too.
  addEventListener('hashchange', () => {
    const index = meant();
    if (index < 0) return;
    show(index, false);
    box.scrollIntoView({ block: 'nearest' });
  });
}
