-- mails: what the back office adds to their words. The words themselves are code; a row here changes the subject and adds a paragraph before or after.

create table mail_words (
  template    text not null,
  locale      char(2) not null check (locale in ('en', 'ru', 'ar')),
  -- '' = the subject of the template.
  subject     text not null default '' check (length(subject) <= 200 and subject !~ '[\r\n]'),
  -- After the greeting, and before the closing words; '' = nothing. The same as escaped HTML beside them.
  intro       text not null default '' check (length(intro) <= 2000),
  intro_html  text not null default '',
  footer      text not null default '' check (length(footer) <= 2000),
  footer_html text not null default '',
  primary key (template, locale)
);
call audit_table('mail_words', 'mail-template', 'template', '{template,locale}', '{intro_html,footer_html}');

-- {name} places, filled from the values of the mail.
create function fill_places(words text, places jsonb) returns text language plpgsql immutable as $$
declare place record;
begin
  for place in select key, value from jsonb_each_text(places) loop
    words := replace(words, '{' || place.key || '}', place.value);
  end loop;
  return words;
end $$;

create index outgoing_message_of_recipient on outgoing_message (recipient collate "C", id desc);
create index outgoing_message_of_template on outgoing_message (template, id desc);
