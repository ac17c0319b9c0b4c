// Digits of Arabic and Persian keyboards in the fields that take a number: they become Latin ones as they are typed or pasted, in every such field at once.
import { latinNumber } from '@millwright/contracts';

/** Call it before the screens are drawn. A number alone is asked for by the type of a field, its keyboard, or a code that is sent once. */
export function adoptTypedDigits(): void {
  // A field of numbers would drop them before anybody could read them.
  document.addEventListener(
    'beforeinput',
    (event) => {
      const field = event.target;
      if (!isInput(field) || field.type !== 'number') return;
      const typed = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      const plain = latinNumber(typed);
      if (plain === typed || !event.cancelable) return;
      event.preventDefault();
      document.execCommand('insertText', false, plain);
    },
    { capture: true },
  );
  document.addEventListener(
    'input',
    ({ target: field }) => {
      if (!isInput(field) || !takesNumber(field)) return;
      const plain = latinNumber(field.value);
      if (plain === field.value) return;
      const behind = field.value.length - (field.selectionEnd ?? field.value.length);
      // The way around React's own setter: what it has not seen is a change to it.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, plain);
      field.setSelectionRange(plain.length - behind, plain.length - behind);
    },
    { capture: true },
  );
}

const isInput = (target: unknown): target is HTMLInputElement => target instanceof HTMLInputElement;

const takesNumber = ({ type, inputMode, autocomplete }: HTMLInputElement): boolean =>
  type !== 'number' &&
  (inputMode === 'numeric' || inputMode === 'decimal' || autocomplete === 'one-time-code');
