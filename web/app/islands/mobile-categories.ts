// Category menu of small screens: the families, each opening to its groups; fetched when the menu is first seen. [§2.5]

export default function start(place: HTMLElement): void {
  const { url } = place.dataset;
  if (url === undefined) return;
  void fetch(url)
    .then((response) => response.text())
    .then((html) => {
      const menu = new DOMParser().parseFromString(html, 'text/html');
      place.replaceWith(...[...menu.querySelectorAll('section')].map(family));
    })
    .catch(() => {});
}

function family(section: Element): HTMLElement {
  const head = section.querySelector<HTMLAnchorElement>('h3 a');
  const groups = section.querySelectorAll<HTMLAnchorElement>('p a');
  if (head !== null && groups.length === 0) return head;
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = head?.textContent ?? '';
  details.append(summary, ...(head === null ? [] : [head]), ...groups);
  return details;
}
