// Public API of PDF documents: the worker thread that renders them, and what a sheet says. Rendering itself is behind in-thread.ts: its libraries stay out of this process.
export { type Drawn, drawInThread } from './drawing.ts';
export { SHEET_WORDS } from './sheet.messages.ts';
export { type Cell, type Column, type Fact, ltr, named, own, type Sheet, type Table } from './sheet.rules.ts';
