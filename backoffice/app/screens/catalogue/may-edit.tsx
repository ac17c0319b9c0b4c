// Rights of the catalogue's screens, and common parts of their forms.

import { useMay } from '../../lib/use-may.ts';
import type { EntryFormProps } from '../../ui/entry-form.tsx';

export const useMayEdit = (): boolean => useMay('catalogue:write');

/** Of forms of the catalogue and of lots. */
export const CATALOGUE_FORM = {
  readOnlyNote: 'catalogue.readOnly',
  canReload: true,
} as const satisfies Partial<EntryFormProps>;
