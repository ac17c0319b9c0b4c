// Cell texts: HTML as the text that a reader would see, and cells as they were before an export made them safe.
import { Parser } from 'htmlparser2';

/** Elements that begin a line, and what they begin it with. */
const LINES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['p', 'div', 'br', 'tr', 'table', 'ul', 'ol', 'section', 'article', 'blockquote', 'dt', 'dd']
      .concat(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr'])
      .map((name) => [name, '']),
  ),
  li: '- ',
};
const HIDDEN = new Set(['script', 'style', 'template', 'head', 'iframe', 'noscript']);

/** Whether a text is HTML rather than plain: it has an element that HTML has, or a named character. */
export function isHtml(text: string): boolean {
  return (
    /<\/?(?:p|br|div|span|ul|ol|li|b|i|em|strong|a|img|table|tr|td|th|h[1-6]|sup|sub|font|hr|section|iframe|style)\b[^<>]*>/i.test(
      text,
    ) || /&(?:[a-z]{2,8}|#\d{2,6});/i.test(text)
  );
}

/** HTML as lines of text: paragraphs and list items are lines of their own, `- ` before an item, ` | ` between cells of a table. */
export function plainText(html: string): string {
  let text = '';
  let hidden = 0;
  const parser = new Parser(
    {
      onopentagname(name) {
        if (HIDDEN.has(name)) hidden++;
        const begins = LINES[name];
        if (begins !== undefined) text += `\n${begins}`;
        else if ((name === 'td' || name === 'th') && !/\n$/.test(text)) text += ' | ';
      },
      ontext(piece) {
        if (hidden === 0) text += piece.replace(/\s+/g, ' ');
      },
      onclosetag(name) {
        if (HIDDEN.has(name)) hidden = Math.max(0, hidden - 1);
        if (LINES[name] !== undefined && name !== 'br') text += '\n';
      },
    },
    { decodeEntities: true },
  );
  // Shops write line breaks of their own beside elements of a line.
  parser.write(/<(?:p|br|div|li|h[1-6]|tr)\b/i.test(html) ? html : html.replace(/\n/g, '<br>'));
  parser.end();
  return text
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '-')
    .join('\n');
}

/** A cell as it was before an export made it safe: `'=A` is the text `=A`. */
export function readBack(cell: string): string {
  return /^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
