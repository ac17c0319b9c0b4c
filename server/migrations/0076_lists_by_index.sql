-- statement by statement
-- leads and imports: what is asked for among 100,000 rows is found by an index.

-- As orders and customers are found: by the beginning of each word.
create index concurrently if not exists lead_by_words on lead using gin (desk_words(reference, replace(reference, '-', ''), name, company, email, subject));

-- An import is written by several at once, each taking rows that nobody else has; import.applied_to has no use any more.
create index concurrently if not exists import_row_to_apply on import_row (import_id, row) where state in ('new', 'changed');
