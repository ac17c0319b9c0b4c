// PDF rendering for worker threads: makes a PDF of a sheet. Importing it loads the libraries of fonts and pages.
export { makeSheetPdf, makeSheetsPdf } from './sheet.ts';
