// Share button: the system's share sheet where there is one, else the address is copied; where neither is allowed the link stays a link.
import { say } from '../lib-browser/announce.ts';

export default function start(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  const { title = '', done = '' } = link.dataset;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link.href);
      say({ kind: 'success', text: done });
    } catch {
      location.assign(link.href);
    }
  };
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (navigator.share === undefined) return void copy();
    navigator.share({ title, url: link.href }).catch((error: Error) => {
      // Closed without a choice: that is an answer too.
      if (error.name !== 'AbortError') void copy();
    });
  });
}
