// Constraint validation in the back office: the browser's bubbles say the server's sentences in the language of the screens. [§5 Forms]
import { fieldSentence, type Locale } from '@millwright/contracts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields that hold a sentence of ours. A field with one counts as wrong, so it is judged anew before every press and with every letter. */
const told = new Set<Control>();

/** Call it once. */
export function notifyFieldErrors(): void {
  document.addEventListener('invalid', ({ target }) => tell(target as Control), true);
  document.addEventListener(
    'input',
    ({ target }) => told.has(target as Control) && tell(target as Control),
    true,
  );
  // Enter in a field clicks the form's button, too.
  document.addEventListener('click', () => told.forEach(tell), true);
}

function tell(field: Control): void {
  field.setCustomValidity('');
  const sentence = field.validity.valid
    ? null
    : fieldSentence(field, document.documentElement.lang as Locale);
  field.setCustomValidity(sentence ?? '');
  if (sentence === null || !field.isConnected) told.delete(field);
  else told.add(field);
}
