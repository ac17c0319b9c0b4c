// The door of documents on paper: pages, both directions of writing, lines; business papers and the thread that draws them.
export { type Drawn, drawInThread } from './drawing.ts';
export { A4, type Align, type Block, type Element, Paper } from './paper.ts';
export { SHEET_WORDS } from './sheet.messages.ts';
export { type Cell, type Column, type Fact, ltr, named, own, type Sheet, type Table } from './sheet.rules.ts';
export { makeSheetPdf, makeSheetsPdf } from './sheet.ts';
export type { Ink } from './typesetter.ts';
