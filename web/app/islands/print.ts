// How is a page taken along on paper? The browser prints it: the product page becomes a data sheet on A4.

export default function start(button: HTMLElement): void {
  button.addEventListener('click', () => print());
}
