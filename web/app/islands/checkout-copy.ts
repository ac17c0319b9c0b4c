// Copy button of the order number; it appears with this script and says when it is done.

export default function start(button: HTMLElement): void {
  button.classList.remove('invisible');
  button.addEventListener('click', async () => {
    const { text = '', copied = '' } = button.dataset;
    try {
      await navigator.clipboard.writeText(text);
      document.dispatchEvent(
        new CustomEvent('shop:message', { detail: { kind: 'success', text: copied } }),
      );
    } catch {
      // Not allowed here: the number stands beside the button and can be selected.
    }
  });
}
