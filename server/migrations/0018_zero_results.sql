-- search: what people looked for in vain, for the back office: which words the shop lacks, which parts it could sell.
-- No personal data: no customer, no address, no session; texts that may be a person's own (mail addresses, phone numbers) are never kept.
create table search_zero (
  -- Folded (lower case, one space between words), at most 80 characters.
  text       text        not null check (text <> '' and length(text) <= 80),
  locale     text        not null check (locale in ('en', 'ru', 'ar')),
  count      int         not null check (count > 0),
  first_seen timestamptz not null,
  last_seen  timestamptz not null check (last_seen >= first_seen),
  primary key (text, locale)
);
create index search_zero_frequent on search_zero (count desc, last_seen desc);
