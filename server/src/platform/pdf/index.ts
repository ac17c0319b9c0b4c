// The door of documents on paper: pages, both directions of writing, lines.
export { A4, type Align, type Block, type Element, Paper } from './paper.ts';
export type { Ink } from './typesetter.ts';
