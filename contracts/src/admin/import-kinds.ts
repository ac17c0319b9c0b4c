// Import kinds, states and size limits.
export const IMPORT_KINDS = ['products', 'prices', 'stock', 'categories', 'translations'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
export const IMPORT_STATES = [
  'uploading',
  'uploaded',
  'checking',
  'checked',
  'applying',
  'applied',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
/** Bytes of one file. */
export const MAX_IMPORT = 256 * 1024 * 1024;
