// Kinds of files that forms take, as the `accept` of a file field: scans and pictures, and where a list is asked for, tables as well. What counts is the content.

export const ACCEPTED_SCANS = '.pdf,.png,.jpg,.jpeg,.webp';
export const ACCEPTED_DOCUMENTS = `${ACCEPTED_SCANS},.xlsx,.csv`;
