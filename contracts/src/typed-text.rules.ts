// Typed text: one line or several of it without control characters; digits and marks of numbers of other keyboards as Latin ones.

export function plainLine(text: string, most = Number.POSITIVE_INFINITY): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, most);
}

export function plainLines(text: string, most: number): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim()
    .slice(0, most);
}

/** Arabic-Indic and Persian ones. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  );
}

/** What is typed or pasted as a number: Arabic and Persian digits, and the Arabic mark before decimals; the one between thousands goes. */
export function latinNumber(text: string): string {
  return latinDigits(text).replaceAll('\u066b', '.').replaceAll('\u066c', '');
}
