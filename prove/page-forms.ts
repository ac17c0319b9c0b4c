// Forms of a page, read from our own pages, whose attributes are in double quotes; sent as by a browser without scripts.
import type { Writer } from './filled-requests.ts';
import { kindOf } from './filled-requests.ts';

type Field = { tag: string; name: string; type: string; value: string; isChosen: boolean };
export type PageForm = { action: string; isPost: boolean; hasFiles: boolean; fields: Field[] };

/** @param at path of the page, where a form without an action goes */
export function formsOf(html: string, at: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, head = '', inside = '']) => {
    const id = attribute(head, 'id');
    // Fields may stand elsewhere on the page and name the form.
    const outside =
      id === null
        ? ''
        : [
            ...html.matchAll(
              new RegExp(`<(?:input|textarea|select|button)\\b[^>]*\\bform="${id}"[^>]*>`, 'g'),
            ),
          ].join('');
    return {
      action: attribute(head, 'action') ?? at,
      isPost: attribute(head, 'method')?.toLowerCase() === 'post',
      hasFiles: attribute(head, 'enctype') === 'multipart/form-data',
      fields: [...fieldsIn(inside), ...fieldsIn(outside)],
    };
  });
}

function fieldsIn(html: string): Field[] {
  const found = html.matchAll(
    /<(input|button)\b([^>]*)>|<textarea\b([^>]*)>(.*?)<\/textarea>|<select\b([^>]*)>(.*?)<\/select>/gs,
  );
  return [...found].flatMap(([, tag, head, areaHead, areaText, selectHead, options]): Field[] => {
    const attributes = head ?? areaHead ?? selectHead ?? '';
    const name = attribute(attributes, 'name');
    if (name === null || /\bdisabled\b/.test(attributes)) return [];
    if (options !== undefined) {
      const values = [...options.matchAll(/<option\b([^>]*)>/g)].map(
        ([, option = '']) => attribute(option, 'value') ?? '',
      );
      return [
        {
          tag: 'select',
          name,
          type: 'select',
          value: values.find((value) => value !== '') ?? '',
          isChosen: true,
        },
      ];
    }
    const type =
      tag === undefined
        ? 'textarea'
        : (attribute(attributes, 'type') ?? (tag === 'button' ? 'submit' : 'text'));
    return [
      {
        tag: tag ?? 'textarea',
        name,
        type,
        value: attribute(attributes, 'value') ?? areaText ?? '',
        isChosen: /\bchecked\b/.test(attributes),
      },
    ];
  });
}

function attribute(head: string, name: string): string | null {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(head)?.[1];
  return value === undefined
    ? null
    : value.replace(/&(?:amp|quot|lt|gt|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
};

/** Once for each of its buttons, since a button may say what is to be done; fields that are hidden stay as they are. */
export function filledForms({ action, fields }: PageForm, write: Writer): URLSearchParams[] {
  const buttons = fields.filter(({ type }) => type === 'submit');
  return (buttons.length === 0 ? [undefined] : buttons).map((button) => {
    const body = new URLSearchParams();
    const chosen = new Set(
      fields.filter(({ type, isChosen }) => type === 'radio' && isChosen).map(({ name }) => name),
    );
    for (const { name, type, value, isChosen } of fields) {
      if (
        type === 'submit' ||
        type === 'file' ||
        (type === 'radio' && chosen.has(name) && !isChosen)
      )
        continue;
      if (type === 'radio') chosen.add(name);
      if (type === 'hidden' || type === 'select' || type === 'checkbox' || type === 'radio')
        body.append(name, value);
      else if (type === 'number') body.append(name, value || '1');
      else if (type === 'date') body.append(name, '2030-01-31');
      else body.append(name, write(`form ${action.split('?')[0]} ${name}`, kindOf(name, type)));
    }
    if (button !== undefined) body.append(button.name, button.value);
    return body;
  });
}
