-- search: a text with synonyms that many products fit ("stainless" or "inox") is browsed like a place, as a frequent word is. Its scope is named by
-- the sets of terms, any of which will do, and the categories that the text names; null for a plain word. Orders and counts are written when the
-- index is built the next time.
alter table search_frequent add column wording text;
