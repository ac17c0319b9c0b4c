// Print button of an order; it appears with this script.

export default function start(button: HTMLElement): void {
  button.classList.remove('invisible');
  button.addEventListener('click', () => print());
}
