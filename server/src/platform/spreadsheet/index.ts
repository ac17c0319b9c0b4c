// Public API of spreadsheets.
export {
  type ArchiveEntry,
  type ByteSource,
  bytesInMemory,
  bytesOnDisk,
  listEntries,
  type NamedEntry,
  TooManyEntries,
  UnreadableFile,
  unpackBytes,
} from './archive.ts';
export { BYTE_ORDER_MARK, delimitedRows, type TableReader, writtenRow } from './delimited.ts';
export { decodedText, encodingOf, isText } from './encoding.ts';
export { isWorkbook, type WorkbookLimits, workbookRows } from './workbook.ts';
export { type WorkbookFault, workbookFault } from './workbook-check.ts';
export { writtenWorkbook } from './written-workbook.ts';
export { isXml, type XmlNode, xmlRecords } from './xml-records.ts';
