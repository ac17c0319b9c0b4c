// Copy button of a part number: one press copies it.
import { say } from '../lib-browser/announce.ts';

export default function start(button: HTMLElement): void {
  button.addEventListener('click', () => {
    const { copy = '', done = '' } = button.dataset;
    void navigator.clipboard
      ?.writeText(copy)
      .then(() => say({ kind: 'success', text: `${done}: ${copy}` }));
  });
}
