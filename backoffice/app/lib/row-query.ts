// Query of list rows: kept apart from records. A row of a list is another view than the record it leads to, so the form of a record never starts from a row.

/** For `queryOptions` of a list: react-admin caches records by id and `meta`. */
export const ROW_QUERY = { meta: { view: 'row' } } as const;
