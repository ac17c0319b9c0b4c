// Lookup in a dimension table: then the catalogue must not be built: name the gap at once.

/** The value, or an error that says what is missing. */
export function given<T>(value: T | undefined, what: string | number = 'an entry'): T {
  if (value === undefined) throw new Error(`the tables have no ${what}`);
  return value;
}
