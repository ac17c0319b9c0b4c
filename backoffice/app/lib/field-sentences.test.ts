// Constraint validation: a field's bubble says the server's sentence in the language of the page, and a mended field is valid again.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { fieldSentence } from '@millwright/contracts';
import './test-browser.ts';

const { notifyFieldErrors } = await import('./field-sentences.ts');
notifyFieldErrors();

let field: HTMLInputElement;
beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML =
    '<form><input name="name" required><button type="button">Save</button></form>';
  field = document.querySelector('input') as HTMLInputElement;
});
const type = (text: string): void => {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

test('notifyFieldErrors › required and empty › the sentence of the language of the page [back office]', () => {
  assert.equal(field.checkValidity(), false);
  const english = field.validationMessage;
  field.setCustomValidity('');
  document.documentElement.lang = 'ru';
  field.checkValidity();
  const [en, ru] = (['en', 'ru'] as const).map((locale) => {
    const bare = document.createElement('input') as HTMLInputElement;
    bare.required = true;
    return fieldSentence(bare, locale);
  });
  assert.deepEqual([english, field.validationMessage], [en, ru]);
  assert.notEqual(en, ru);
});

test('notifyFieldErrors › mended by typing › valid at once; emptied again, wrong again [back office]', () => {
  field.checkValidity();
  type('Pumps');
  assert.deepEqual([field.validationMessage, field.checkValidity()], ['', true]);
  type('');
  assert.equal(field.checkValidity(), false);
  assert.notEqual(field.validationMessage, '');
});

test('notifyFieldErrors › mended by a script › judged anew before the next press of a button [back office]', () => {
  field.checkValidity();
  field.value = 'Pumps';
  assert.equal(field.checkValidity(), false);
  document.querySelector('button')?.click();
  assert.equal(field.checkValidity(), true);
});
