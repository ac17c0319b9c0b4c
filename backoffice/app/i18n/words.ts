// Message table of a further language: the same keys as the English one; a missing or a foreign key does not compile.
export type Words<English extends Record<string, string>> = { readonly [Key in keyof English]: string };
