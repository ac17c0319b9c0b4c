// Place order button: waits for the tick, and ignores a second press until the first is answered. [§5 Checkout]
// It waits as `aria-disabled`, so that a press still says what is missing at its field.

export default function start(form: HTMLElement): void {
  const terms = form.querySelector<HTMLInputElement>('[name=terms]');
  const button = form.querySelector<HTMLButtonElement>('[data-place]');
  // Disabled by the server: lines of the cart keep the order from being placed.
  if (terms === null || button === null || button.disabled) return;
  let sent = false;
  const show = (): void => {
    if (terms.checked) button.removeAttribute('aria-disabled');
    else button.setAttribute('aria-disabled', 'true');
  };
  show();
  terms.addEventListener('change', show);
  form.addEventListener('submit', (event) => {
    if (sent) event.preventDefault();
    sent = true;
  });
  // The back button may show this very page again.
  addEventListener('pageshow', () => {
    sent = false;
    show();
  });
}
