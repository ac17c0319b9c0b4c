// Name truncation: at a number of characters, at the end of a word where one is near, with an ellipsis. [§9 truncation]

/** A product's name in the grid of five. [§9] */
export const NAME_IN_GRID_5 = 50;
/** A category's name among the lot sales. [§9] */
export const LOT_CATEGORY_NAME = 50;

/** @returns at most `length` characters and an ellipsis; a text that fits stays as it is */
export function cut(text: string, length: number): string {
  const letters = [...text];
  if (letters.length <= length) return text;
  const head = letters.slice(0, length).join('');
  const space = head.lastIndexOf(' ');
  return `${(space > length * 0.7 ? head.slice(0, space) : head).replace(/(?<![\s,;:·×-])[\s,;:·×-]+$/u, '')}…`;
}
