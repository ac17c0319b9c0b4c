// The door for threads that draw: what makes a PDF of a sheet. Whoever imports it loads the libraries of fonts and pages.
export { makeSheetPdf, makeSheetsPdf } from './sheet.ts';
