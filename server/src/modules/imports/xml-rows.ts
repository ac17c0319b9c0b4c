// Rows of an XML file: feeds and simple product lists become a column for each element or attribute, BMEcat catalogues the columns of bmecat-rows.rules.ts.
import { isXml, type XmlNode, xmlRecords } from '../../platform/spreadsheet/index.ts';
import { BMECAT_COLUMNS, bmecatRow, isBmecatRecord } from './formats/bmecat-rows.rules.ts';

export { isXml };

const MAX_COLUMNS = 500;

/** @param read opens the text anew, since the names of all columns are known only at its end */
export async function* xmlRows(read: () => AsyncIterable<string>): AsyncGenerator<string[], void> {
  const columns = new Set<string>();
  let isBmecat = false;
  for await (const record of xmlRecords(read())) {
    isBmecat ||= isBmecatRecord(record);
    if (isBmecat) break;
    for (const [name] of cellsOf(record)) if (columns.size < MAX_COLUMNS) columns.add(name);
  }
  if (isBmecat) {
    yield [...BMECAT_COLUMNS];
    for await (const record of xmlRecords(read())) yield* bmecatRow(record);
    return;
  }
  const header = [...columns];
  yield header;
  for await (const record of xmlRecords(read())) {
    const cells = cellsOf(record);
    // What says something about the file, as the title of a feed, is no record.
    if (cells.size > 1) yield header.map((name) => cells.get(name) ?? '');
  }
}

/** Attributes and elements by name; what stands several times in lines, what holds elements itself as `name value` parts. */
function cellsOf({ attributes, children }: XmlNode): Map<string, string> {
  const cells = new Map<string, string>();
  const add = (name: string, text: string): void => {
    if (text === '') return;
    const before = cells.get(name);
    cells.set(name, before === undefined ? text : `${before}\n${text}`);
  };
  for (const [name, value] of Object.entries(attributes)) add(name, value.trim());
  for (const child of children) {
    const text = child.text.trim();
    if (child.children.length === 0) add(child.name, text);
    else for (const part of child.children) add(`${child.name} ${part.name}`, part.text.trim());
  }
  return cells;
}
