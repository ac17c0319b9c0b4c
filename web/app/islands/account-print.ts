// Print button of an order: by the browser; the button appears with this script.

export default function start(button: HTMLElement): void {
  button.classList.remove('invisible');
  button.addEventListener('click', () => print());
}
