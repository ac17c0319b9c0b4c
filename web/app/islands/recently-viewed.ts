// Recently viewed products: at most twelve ids in this browser's own storage; their cards are fetched when the reader comes near. [§2.7]

const KEY = 'recently-viewed';
const MOST = 12;

export default function start(section: HTMLElement): void {
  const { id = '', url = '', look = '' } = section.dataset;
  const others = read().filter((one) => one !== id);
  try {
    // Home looks back and is no product itself.
    if (id !== '') localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing shows nothing.
  }
  if (others.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void show(section, `${url}?ids=${others.join(',')}${look === '' ? '' : `&look=${look}`}`);
    },
    { rootMargin: '600px' },
  );
  observer.observe(section);
}

async function show(section: HTMLElement, url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) return;
    section.innerHTML = await response.text();
  } catch {
    return;
  }
  // Its cards may stand above as well, and its forms belong to this page.
  for (const card of section.querySelectorAll('.card')) card.removeAttribute('id');
  for (const form of section.querySelectorAll('form'))
    form.setAttribute('action', location.pathname + location.search);
  section.dispatchEvent(new Event('shop:added', { bubbles: true }));
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String).filter((id) => /^[1-9]\d{0,8}$/.test(id)) : [];
  } catch {
    return [];
  }
}
