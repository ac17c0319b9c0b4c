// Print button of the product page, which prints as a data sheet on A4.

export default function start(button: HTMLElement): void {
  button.addEventListener('click', () => print());
}
