// Form dialog: its form is taken out of the fetched page, stands in a native dialog, is sent from there,
// shows what is wrong in place, and closes on success or Cancel; Escape is the browser's own, a click beside it does nothing. [§4]
import { say } from './announce.ts';
import type { Message } from './messages.ts';

type Done = { to: string; messages: Message[] };
/** Says to the server: a redirect is answered as JSON, its messages are shown here. */
const HEADERS = { 'x-form-dialog': '1' };

export async function openFormDialog(link: HTMLAnchorElement): Promise<void> {
  if (link.getAttribute('aria-busy') === 'true') return;
  link.setAttribute('aria-busy', 'true');
  const section = await fetch(link.href)
    .then(async (response) => (response.ok ? sectionOf(await response.text()) : null))
    .catch(() => null)
    .finally(() => link.removeAttribute('aria-busy'));
  // No form there (a login, a fault, no network): the plain way shows it.
  if (section === null) return location.assign(link.href);
  show(section, link);
}

/** The form of a page, with ids of its own: those of the page below stay unique. */
function sectionOf(html: string): HTMLElement | null {
  const section = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector<HTMLElement>('[data-dialog-form]');
  if (section === null) return null;
  for (const element of section.querySelectorAll('*'))
    for (const name of [
      'id',
      'for',
      'form',
      'list',
      'aria-describedby',
      'aria-labelledby',
      'aria-controls',
    ]) {
      const value = element.getAttribute(name);
      if (value) element.setAttribute(name, value.replace(/\S+/g, 'dialog-$&'));
    }
  for (const anchor of section.querySelectorAll('a[href^="#"]'))
    anchor.setAttribute('href', `#dialog-${anchor.getAttribute('href')?.slice(1)}`);
  // The page keeps its only first heading.
  const heading = section.querySelector('h1');
  if (heading !== null) {
    const title = document.createElement('h2');
    title.id = 'dialog-title';
    title.append(...heading.childNodes);
    heading.replaceWith(title);
  }
  return document.adoptNode(section);
}

function show(first: HTMLElement, link: HTMLAnchorElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'form-dialog';
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  dialog.append(first);
  document.body.append(dialog);
  dialog.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-cancel]') === null) return;
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method === 'dialog') return;
    event.preventDefault();
    void send(dialog, form, event.submitter, link);
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    link.focus();
  });
  dialog.showModal();
  (dialog.querySelector<HTMLElement>('.input:not([readonly], [disabled])') ?? dialog).focus();
  dialog.dispatchEvent(new Event('shop:added', { bubbles: true }));
}

async function send(
  dialog: HTMLDialogElement,
  form: HTMLFormElement,
  button: HTMLElement | null,
  link: HTMLAnchorElement,
): Promise<void> {
  if (form.getAttribute('aria-busy') === 'true') return;
  form.setAttribute('aria-busy', 'true');
  const data = new FormData(form, button);
  // Files need the form's own type; all else is sent as plain forms are.
  const body =
    form.enctype === 'multipart/form-data'
      ? data
      : new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
  // Going on to another page, its messages are shown there.
  const goesOn = form.dataset.then === 'go';
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body,
      headers: goesOn ? { 'x-form-dialog': 'go' } : HEADERS,
    });
    if (response.headers.get('content-type')?.includes('json')) {
      const done = (await response.json()) as Done;
      const rejection = done.messages.find(({ kind }) => kind === 'error');
      if (rejection !== undefined) return fail(form, rejection.text);
      if (goesOn) return location.assign(done.to);
      dialog.close();
      for (const message of done.messages) say(message);
      link.dispatchEvent(new CustomEvent('shop:form-sent', { bubbles: true, detail: done }));
      return;
    }
    const next = sectionOf(await response.text());
    if (next === null) throw new Error(String(response.status));
    replace(form.closest<HTMLElement>('[data-dialog-form]') as HTMLElement, next);
    dialog.dispatchEvent(new Event('shop:added', { bubbles: true }));
  } catch {
    fail(form);
  } finally {
    form.removeAttribute('aria-busy');
  }
}

/** The form with what is wrong; a chosen file that is not at fault stays chosen, unless the server keeps it. */
function replace(before: HTMLElement, next: HTMLElement): void {
  for (const fresh of next.querySelectorAll<HTMLInputElement>(
    'input[type=file]:not([aria-invalid])',
  )) {
    const chosen = before.querySelector<HTMLInputElement>(
      `input[type=file][name="${CSS.escape(fresh.name)}"]`,
    );
    const isKept = next.querySelector(`input[name="${CSS.escape(fresh.name)}Pending"]`) !== null;
    if (isKept || chosen === null || !chosen.files?.length) continue;
    fresh.files = chosen.files;
    for (const hint of next.querySelectorAll<HTMLElement>('[data-file-again]')) hint.hidden = true;
  }
  before.replaceWith(next);
  (
    next.querySelector<HTMLElement>('[aria-invalid]') ??
    next.querySelector<HTMLElement>('[role=alert]')
  )?.focus();
}

/** Nothing came back, or a rejection of the whole: what was written stays where it is. */
function fail(
  form: HTMLFormElement,
  text = form.closest<HTMLElement>('[data-dialog-form]')?.dataset.fault ?? '',
): void {
  form.querySelector('.form-fault')?.remove();
  const notice = document.createElement('p');
  notice.className = 'notice error form-fault';
  notice.setAttribute('role', 'alert');
  notice.textContent = text;
  form.prepend(notice);
}
