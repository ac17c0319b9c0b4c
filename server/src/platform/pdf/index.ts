// Public API of documents on paper: what a sheet says, and the workers that make files of sheets.
export { type BinLabel, type Label, renderPdfs } from './render.ts';
export {
  type Cell,
  type Column,
  type Fact,
  ltr,
  own,
  type Sheet,
  type Table,
} from './sheet.rules.ts';
