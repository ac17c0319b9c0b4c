// Quick view: its HTML is fetched on hover or touch of the link, and shown in a dialog at once; Escape and a click outside close it. [§2.7, §4]

const fetched = new Map<string, Promise<string>>();

/** `/product/12/some-name` is shown by `/product/12/quick`. */
function fragmentOf(link: HTMLAnchorElement): Promise<string> {
  const url = `${link.pathname.slice(0, link.pathname.lastIndexOf('/') + 1)}quick`;
  let html = fetched.get(url);
  if (html === undefined) {
    html = fetch(url).then((response) =>
      response.ok ? response.text() : Promise.reject(new Error(String(response.status))),
    );
    fetched.set(url, html);
    // Prices and stock are asked for again the next time.
    const forget = (): unknown => setTimeout(() => fetched.delete(url), 10_000);
    html.then(forget, () => fetched.delete(url));
  }
  return html;
}

export function fetchQuickView(link: HTMLAnchorElement): void {
  void fragmentOf(link).catch(() => {});
}

export async function openQuickView(link: HTMLAnchorElement): Promise<void> {
  let html: string;
  try {
    html = await fragmentOf(link);
  } catch {
    location.assign(link.href);
    return;
  }
  const dialog = document.createElement('dialog');
  dialog.className = 'quick-dialog';
  dialog.setAttribute('aria-labelledby', 'quick-title');
  dialog.innerHTML = html;
  document.body.append(dialog);
  // Behind an open dialog everything is inert: what is said must be inside.
  const messages = document.getElementById('messages');
  const place = document.createComment('messages');
  messages?.replaceWith(place);
  if (messages !== null) dialog.append(messages);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog || (event.target as Element).closest('[data-close]') !== null)
      dialog.close();
  });
  dialog.addEventListener('close', () => {
    if (messages !== null) place.replaceWith(messages);
    dialog.remove();
    link.focus();
  });
  dialog.showModal();
  dialog.dispatchEvent(new Event('shop:added', { bubbles: true }));
}
