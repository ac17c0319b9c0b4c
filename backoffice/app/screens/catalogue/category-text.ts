// Category as a choice: its name first, then where it stands, in every direction of writing.
import { isolated } from '@millwright/contracts';

/** The path is isolated, so that it never comes before the name of a category that has Latin letters only. */
export const categoryText = (category?: { name: string; lineage: string }): string =>
  category === undefined ? '' : `${category.name} (${isolated(category.lineage)})`;
