// Import kinds, source formats, states and size limits.
import { defineTransitions } from '../transitions.ts';

export const IMPORT_KINDS = ['products', 'prices', 'stock', 'categories', 'translations'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
/** Product files of other systems that are recognised by their headers; `plain` is any other table. */
export const IMPORT_FORMATS = [
  'plain',
  'akeneo',
  'bagisto',
  'bmecat',
  'google',
  'magento',
  'medusa',
  'oro',
  'shopify',
  'spree',
  'vendure',
  'woocommerce',
] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];
export const WEIGHT_UNITS = ['g', 'kg', 'lb', 'oz'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];
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
/** The system is the job: what it can move is being worked on. */
export const IMPORT_TRANSITIONS = defineTransitions<ImportState, 'staff' | 'system'>({
  uploading: { uploaded: ['staff'] },
  uploaded: { checking: ['staff'] },
  checking: { checked: ['system'], cancelled: ['staff'], failed: ['system'] },
  checked: { checking: ['staff'], applying: ['staff'] },
  // Refused for a row that went bad meanwhile: what was written is taken back.
  applying: {
    applied: ['system'],
    cancelled: ['staff', 'system'],
    failed: ['system'],
    undoing: ['system'],
  },
  applied: { undoing: ['staff'] },
  // Goes on where it stopped.
  cancelled: { checking: ['staff'], applying: ['staff'], undoing: ['staff'] },
  failed: { checking: ['staff'] },
  undoing: { undone: ['system'] },
  undone: {},
});
export const WORKING_IMPORT_STATES = IMPORT_TRANSITIONS.open('system');
/** Bytes of one file. */
export const MAX_IMPORT = 256 * 1024 * 1024;
/** Bytes of one archive of pictures, and how many files it may hold. */
export const MAX_PICTURE_ARCHIVE = 1024 * 1024 * 1024;
export const MAX_ARCHIVE_ENTRIES = 5_000;
