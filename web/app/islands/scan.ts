// Scan button of the search box and of the quick order: with the first press the dialog and the code reader are loaded.
import { say } from '../lib-browser/announce.ts';
import type { ScanTarget } from '../lib-browser/scan/scan-dialog.ts';

export default function start(button: HTMLElement): void {
  const { url = '', fault = '' } = button.dataset;
  const target =
    button.dataset.rows === undefined ? searchTarget(button) : rowsTarget(button.dataset.rows);
  button.addEventListener('click', async () => {
    if (button.getAttribute('aria-busy') === 'true') return;
    button.setAttribute('aria-busy', 'true');
    try {
      const [{ openScanDialog }, html] = await Promise.all([
        import('../lib-browser/scan/scan-dialog.ts'),
        htmlOf(url),
      ]);
      openScanDialog(html, button, target);
    } catch {
      say({ kind: 'error', text: fault });
    } finally {
      button.removeAttribute('aria-busy');
    }
  });
}

async function htmlOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(String(response.status));
  return await response.text();
}

/** Fills in the search box around the button and searches in the whole shop. */
function searchTarget(button: HTMLElement): ScanTarget {
  return {
    isOnce: true,
    open: (path) => location.assign(path),
    take({ text }) {
      const form = button.closest('form') as HTMLFormElement;
      (form.elements.namedItem('query') as HTMLInputElement).value = text;
      (form.elements.namedItem('scope') as HTMLSelectElement).value = 'all';
      form.requestSubmit();
    },
  };
}

/** Adds a line to the text field of the quick order. */
function rowsTarget(id: string): ScanTarget {
  return {
    isOnce: false,
    open: () => {},
    take({ text, quantity }) {
      const field = document.getElementById(id) as HTMLTextAreaElement;
      const before = field.value.trimEnd();
      field.value = `${before === '' ? '' : `${before}\n`}${text}\t${quantity}\n`;
      field.scrollTop = field.scrollHeight;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
