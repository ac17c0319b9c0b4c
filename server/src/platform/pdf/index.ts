// The door of documents on paper: the thread that draws them, and what a sheet says. Drawing itself is behind in-thread.ts: its libraries stay out of this process.
export { type Drawn, drawInThread } from './drawing.ts';
export { type Cell, type Column, type Fact, ltr, named, own, type Sheet, type Table } from './sheet.rules.ts';
