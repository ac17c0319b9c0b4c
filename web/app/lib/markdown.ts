// Markdown of pages: texts escaped so that nothing of a catalogue becomes structure, tables, links and quotes.
import type { Block } from '@millwright/contracts';

/** On one line, without signs that mean something. */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\\`*_[\]<>|#~]/g, '\\$&')
      // What begins a list or a heading at the beginning of a line.
      .replace(/^([-+]|\d+[.)])(?= )/, '\\$1')
  );
}

export function linkMarkdown(text: string, address: string): string {
  return `[${escapeMarkdown(text)}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

/** Cells are escaped already. */
export function tableMarkdown(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Somebody else's words, line by line. */
export function quoteMarkdown(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `> ${escapeMarkdown(line)}`.trimEnd())
    .join('\n');
}

export function blocksMarkdown(blocks: readonly Block[]): string {
  return blocks
    .map((block) =>
      block.kind === 'list'
        ? block.items.map((item) => `- ${escapeMarkdown(item)}`).join('\n')
        : block.kind === 'heading'
          ? `## ${escapeMarkdown(block.text)}`
          : escapeMarkdown(block.text),
    )
    .join('\n\n');
}
