// Field errors: each wrong field is marked with its reason, the first gets the focus; a corrected field is unmarked while typing. [§5 Forms]
// A field without a frame (the search box) says it as a message.
import { fieldSentence, type Locale } from '@millwright/contracts';
import { say } from './announce.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const marked = new WeakSet<EventTarget>();

document.addEventListener('input', ({ target }) => {
  if (target !== null && marked.has(target)) mark(target as Control);
});

export function showFieldErrors(form: HTMLFormElement): void {
  const fields = [...form.elements].filter((element) => 'validity' in element) as Control[];
  for (const field of fields) if (isWrong(field) || marked.has(field)) mark(field);
  const first = fields.find(isWrong);
  if (first === undefined) return;
  first.focus();
  const sentence = sentenceOf(first);
  if (frameOf(first) === null)
    say({ kind: 'warning', text: [first.ariaLabel, sentence].filter(Boolean).join(': ') });
}

function isWrong(field: Control): boolean {
  return field.willValidate && !field.validity.valid;
}

function sentenceOf(field: Control): string | null {
  return isWrong(field) ? fieldSentence(field, document.documentElement.lang as Locale) : null;
}

/** What `ui/field.tsx` puts around a control. */
function frameOf(field: Control): HTMLElement | null {
  return field.closest('.field');
}

/** As the server marks a field that it rejects, or as if nothing had been wrong. */
function mark(field: Control): void {
  const frame = frameOf(field);
  if (frame === null) return;
  const sentence = sentenceOf(field);
  frame.classList.toggle('wrong', sentence !== null);
  const error = frame.querySelector<HTMLElement>('.error') ?? document.createElement('p');
  error.className = 'error';
  error.id ||= `${field.id || field.name}-error`;
  // Of a group every button is described by the one sentence.
  for (const control of frame.querySelectorAll<HTMLElement>('.input, input')) {
    const described = new Set(
      (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean),
    );
    described.delete(error.id);
    if (sentence === null) {
      control.removeAttribute('aria-invalid');
      marked.delete(control);
    } else {
      described.add(error.id);
      control.setAttribute('aria-invalid', 'true');
      marked.add(control);
    }
    if (described.size > 0) control.setAttribute('aria-describedby', [...described].join(' '));
    else control.removeAttribute('aria-describedby');
  }
  if (sentence === null) error.remove();
  else {
    error.textContent = sentence;
    if (!error.isConnected) frame.append(error);
  }
}
