// Password visibility: a button under the field shows and hides it; it is hidden again when the form is sent.

export default function start(box: HTMLElement): void {
  const input = box.querySelector<HTMLInputElement>('input[type=password]');
  if (input === null) return;
  const { show = '', hide = '', look = '' } = box.dataset;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = look;
  button.setAttribute('aria-controls', input.id);
  const paint = (shown: boolean): void => {
    input.type = shown ? 'text' : 'password';
    button.textContent = shown ? hide : show;
  };
  paint(false);
  button.addEventListener('click', () => paint(input.type === 'password'));
  // Browsers keep what was in a text field; a password is not to be among it.
  input.form?.addEventListener('submit', () => paint(false));
  box.append(button);
}
