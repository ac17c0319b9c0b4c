// Tests of typed digits: Arabic and Persian ones become Latin in fields of numbers, and stay where people write words.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import './test-browser.ts';

const { adoptTypedDigits } = await import('./typed-digits.ts');
before(() => {
  Object.defineProperty(globalThis, 'HTMLInputElement', {
    value: (window as unknown as Record<string, unknown>).HTMLInputElement,
    configurable: true,
  });
  adoptTypedDigits();
});

/** What the field holds, and what a listener below reads, when this was typed. */
function typed(attributes: Record<string, string>, text: string): [string, string] {
  const field = document.body.appendChild(document.createElement('input'));
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  let heard = '';
  field.addEventListener('input', () => {
    heard = field.value;
  });
  field.value = text;
  field.dispatchEvent(new window.Event('input', { bubbles: true }));
  return [field.value, heard];
}

test('adoptTypedDigits › fields by their keyboard › numbers in Latin digits before anybody reads them, words as they were typed [back office]', () => {
  assert.deepEqual(typed({ inputmode: 'numeric' }, '٢٥'), ['25', '25']);
  assert.deepEqual(typed({ inputmode: 'decimal' }, '۱٬۲۵۰٫۵'), ['1250.5', '1250.5']);
  assert.deepEqual(typed({ autocomplete: 'one-time-code' }, '١٢٣٤٥٦'), ['123456', '123456']);
  assert.deepEqual(typed({}, 'مفتاح ٢٥'), ['مفتاح ٢٥', 'مفتاح ٢٥']);
});
