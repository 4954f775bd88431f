-- People in the office (R12.4, 0085).

-- A text's words as usernames are looked for: without accents, ß as ss. What is given is in lower case already (comparableUsername).
create function search_words(written text) returns tsvector language sql immutable parallel safe return
  array_to_tsvector(array_remove(regexp_split_to_array(
    translate(
      replace(replace(replace(regexp_replace(normalize(written, NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      'øđłħı', 'odlhi'),
    '[^a-z0-9]+'), ''));

-- What an account may do at this moment: a role with an end is none after it.
create function role_now(role text, role_until timestamptz) returns text language sql stable parallel safe return
  case when role_until <= now() then null else role end;

alter table account
  -- when the role ends by itself; null: never
  add column role_until timestamptz,
  -- codes of the venues that the role results is for
  add column role_venues text[] not null default '{}',
  add column username_words tsvector not null generated always as (search_words(username_key)) stored,
  add check (role_until is null or role is null or role <> 'admin'),
  add check (role_venues = '{}' or role = 'results');
create index account_by_words on account using gin (username_words);
-- the staff first, as the list has it
create index account_listed on account ((role is null), username_key);
create index account_by_organisation on account (organisation, (role is null), username_key);
create index account_of_staff on account (role, username_key) where role is not null;
create index account_blocked on account (username_key) where blocked_at is not null;

-- Points that somebody of the staff gives (R7.3), and takes back by a line of its own.
alter table point_entry
  drop constraint point_entry_reason_check,
  add constraint point_entry_reason_check check (reason in ('trivia', 'safe-sport', 'correction', 'hand')),
  -- why, as their owner reads it; of what is given by hand alone
  add column note text,
  add column given_by uuid references account on delete set null,
  -- the line that this one takes back, which happens once
  add column undoes bigint unique references point_entry on delete cascade,
  add check ((reason = 'hand') or (note is null and given_by is null and undoes is null)),
  add check (reason <> 'hand' or (note is null) <> (undoes is null));
create index point_entry_by_giver on point_entry (given_by);
