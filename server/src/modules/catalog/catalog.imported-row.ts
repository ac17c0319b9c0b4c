// Imported rows: one row of a file or of a call, checked: the fields that it names, by their names.
export type ImportedRow = {
  row: number;
  values: Record<string, string | number | boolean>;
  /** Fields that are to have no value any more, where the field can be empty: `gtin`, `image`, `texts_ru`, `attribute:length`. */
  emptied?: readonly string[];
};
