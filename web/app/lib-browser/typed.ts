// Typed text in a replaced form: it is kept, and counts when the field is left.

/** The text of each field of a range, by its name. */
export type Typed = ReadonlyMap<string, string>;

export function typedIn(form: ParentNode): Typed {
  return new Map([...fieldsOf(form)].map((field) => [field.name, field.value]));
}

/** Puts into `form` what is in `after` and was not yet in `before`, with the caret at its end. */
export function keepTyped(form: ParentNode, before: Typed, after: Typed): void {
  for (const field of fieldsOf(form)) {
    const text = after.get(field.name);
    if (text === undefined || text === before.get(field.name)) continue;
    field.value = text;
    field.setSelectionRange(text.length, text.length);
    changesWhenLeft(field);
  }
}

/** The browser fires a change event only when the text was typed into this very field. */
function changesWhenLeft(field: HTMLInputElement): void {
  const told = new AbortController();
  field.addEventListener('change', () => told.abort(), { signal: told.signal });
  field.addEventListener(
    'blur',
    () => field.dispatchEvent(new Event('change', { bubbles: true })),
    { signal: told.signal },
  );
}

function fieldsOf(form: ParentNode): NodeListOf<HTMLInputElement> {
  return form.querySelectorAll<HTMLInputElement>('.range input');
}
