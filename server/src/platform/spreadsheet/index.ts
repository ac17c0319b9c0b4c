// What does the rest of the program use to read and write tables in files?
export { type ByteSource, bytesInMemory, bytesOnDisk, UnreadableFile } from './archive.ts';
export { BYTE_ORDER_MARK, delimitedRows, writtenRow } from './delimited.ts';
export { decodedText, encodingOf, isText } from './encoding.ts';
export { isWorkbook, type WorkbookLimits, workbookRows } from './workbook.ts';
export { type WorkbookFault, workbookFault } from './workbook-check.ts';
export { writtenWorkbook } from './written-workbook.ts';
