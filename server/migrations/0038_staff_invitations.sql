-- Invitations of staff by email: the one-time password in the mail is refused after this moment. Null: handed over by a person.
alter table staff add column password_until timestamptz;
