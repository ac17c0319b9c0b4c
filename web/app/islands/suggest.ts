// Search suggestions as a combobox: after two letters, with arrows, Enter, Escape, a click outside. [§2.5, §5]

const WAIT_MS = 90;
const SHOWN_FROM = 3;
/** A list of an earlier text is shown for so long while the next one is on its way. */
const STALE_MS = 400;

export default function start(form: HTMLElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name=query]');
  const scope = form.querySelector<HTMLSelectElement>('select[name=scope]');
  const url = form.dataset.url;
  if (input === null || url === undefined) return;
  const list = document.createElement('div');
  list.className = 'panel suggestions';
  list.id = `${input.id}-suggestions`;
  list.setAttribute('role', 'listbox');
  list.hidden = true;
  form.append(list);
  const attributes = {
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  list.setAttribute('aria-label', input.getAttribute('aria-label') ?? '');

  let timer = 0;
  let staleTimer = 0;
  let asked: AbortController | undefined;
  let active = -1;

  const options = (): HTMLAnchorElement[] => [
    ...list.querySelectorAll<HTMLAnchorElement>('[role=option]'),
  ];
  const hide = (): void => {
    clearTimeout(staleTimer);
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    choose(-1);
  };
  const close = (): void => {
    clearTimeout(timer);
    asked?.abort();
    hide();
  };
  const choose = (index: number): void => {
    const all = options();
    active = all.length === 0 ? -1 : index;
    for (const [i, option] of all.entries()) {
      option.id = `${list.id}-${i}`;
      option.setAttribute('aria-selected', String(i === active));
    }
    const chosen = all[active];
    if (chosen === undefined) input.removeAttribute('aria-activedescendant');
    else {
      input.setAttribute('aria-activedescendant', chosen.id);
      chosen.scrollIntoView({ block: 'nearest' });
    }
  };
  const ask = async (): Promise<void> => {
    const text = input.value.trim();
    asked?.abort();
    if (!isLongEnough(text)) return close();
    asked = new AbortController();
    const { signal } = asked;
    try {
      const query = new URLSearchParams({ query: text, scope: scope?.value ?? 'all' });
      const response = await fetch(`${url}?${query}`, { signal });
      const html = response.ok ? await response.text() : '';
      if (input.value.trim() !== text || document.activeElement !== input) return;
      clearTimeout(staleTimer);
      list.innerHTML = html;
      list.hidden = html === '';
      input.setAttribute('aria-expanded', String(html !== ''));
      choose(-1);
    } catch {
      // A suggestion that fails is silent, and one of another text no answer to this one. [§8]
      if (!signal.aborted) hide();
    }
  };

  input.addEventListener('input', () => {
    clearTimeout(timer);
    if (!isLongEnough(input.value.trim())) return close();
    // Enter would open what was found for less.
    choose(-1);
    clearTimeout(staleTimer);
    staleTimer = window.setTimeout(hide, WAIT_MS + STALE_MS);
    timer = window.setTimeout(() => void ask(), WAIT_MS);
  });
  scope?.addEventListener('change', () => void ask());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (list.hidden) return void ask();
      const count = options().length;
      // Below the last and above the first is the text itself.
      const next = active + (event.key === 'ArrowDown' ? 1 : -1);
      choose(next >= count ? -1 : next < -1 ? count - 1 : next);
    } else if (event.key === 'Enter' && !list.hidden && active >= 0) {
      event.preventDefault();
      options()[active]?.click();
    }
  });
  form.addEventListener('submit', (event) => {
    if (input.value.trim() === '') event.preventDefault();
    else close();
  });
  // The page that opens may take its time, and this one come back from the history.
  list.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const isOpened = target instanceof Element && target.closest('[role=option]') !== null;
    if (isOpened && !ctrlKey && !metaKey && !shiftKey) close();
  });
  window.addEventListener('pagehide', close);
  document.addEventListener('click', (event) => {
    if (!form.contains(event.target as Node)) close();
  });
  form.addEventListener('focusout', (event) => {
    if (event.relatedTarget instanceof Node && !form.contains(event.relatedTarget)) close();
  });
  if (
    document.activeElement === input &&
    input.value.trim() !== '' &&
    input.value !== input.defaultValue &&
    form.dataset.sent === undefined
  )
    void ask();
}

const isLongEnough = (text: string): boolean => [...text].length >= SHOWN_FROM;
