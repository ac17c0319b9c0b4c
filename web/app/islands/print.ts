// Print button: the browser prints it: the product page becomes a data sheet on A4.

export default function start(button: HTMLElement): void {
  button.addEventListener('click', () => print());
}
