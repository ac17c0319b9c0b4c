// Form validation: the browser's own bubbles, in its language, give way to errors at the fields in the language of the page.
// The sentences come with the first fault; when they cannot be fetched, the server says what is wrong.
export function checkForms(): void {
  document.addEventListener(
    'invalid',
    (event) => {
      event.preventDefault();
      const { form } = event.target as HTMLInputElement;
      // One event for each field at fault; all are shown together.
      if (form === null || form.dataset.checked !== undefined) return;
      form.dataset.checked = '';
      import('./field-errors.ts')
        .then(
          ({ showFieldErrors }) => showFieldErrors(form),
          () => sendUnchecked(form),
        )
        .finally(() => delete form.dataset.checked);
    },
    true,
  );
}

function sendUnchecked(form: HTMLFormElement): void {
  const pressed = document.activeElement;
  form.noValidate = true;
  form.requestSubmit(
    pressed instanceof HTMLButtonElement && pressed.form === form
      ? pressed
      : form.querySelector('[type=submit]'),
  );
}
