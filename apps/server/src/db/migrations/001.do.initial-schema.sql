-- The whole schema of 0.9.0. Changes go into new files; this one is never edited.
--
-- Messages are stored in `inbox` and never deleted. Facts and derived tables are made from them and can be made again (`npm run rebuild`).
-- Everything else is entered by people and exists only here. Decision numbers (0071) refer to docs/decisions.

------------------------------------------------------------------------------------------------------------------------
-- Sources of messages
------------------------------------------------------------------------------------------------------------------------

-- Systems that send messages (0080). The source of the environment's INGEST_KEY has no row in feed_key.
create table feed_source (
  id integer generated always as identity primary key,
  name text not null,
  contact text not null default '',
  made_at timestamptz not null default now(),
  -- messages that arrive after this time are stored with the verdict 'held'
  paused_at timestamptz
);
create unique index feed_source_name on feed_source (lower(name));
insert into feed_source (name) values ('INGEST_KEY');

create table feed_key (
  id uuid primary key default gen_random_uuid(),
  source_id integer not null references feed_source,
  -- SHA-256 of the key; the key itself is shown once and not stored
  digest bytea not null unique,
  -- last characters of the key, so that people can tell keys apart
  ending text not null,
  made_at timestamptz not null default now(),
  -- set by a rotation: the old key stays valid until this time
  ends_at timestamptz,
  revoked_at timestamptz,
  reason text,
  used_at timestamptz,
  -- rejected requests since the key expired or was revoked
  refused integer not null default 0,
  refused_at timestamptz
);
create index feed_key_source on feed_key (source_id);

-- Rejected requests per day, sender's network and key (0080). network '': sum of the networks beyond the limit; key_id null: unknown key.
create table feed_try (
  day date not null,
  network text not null,
  key_id uuid references feed_key,
  tries integer not null,
  last_at timestamptz not null,
  unique nulls not distinct (day, network, key_id)
);

-- Tables (CSV, JSON) and sheets of organisers without a feed (R12.2). The messages made from an import refer to it in inbox.import_id.
create table table_import (
  id bigint generated always as identity primary key,
  kind text not null,
  file_name text,
  found integer not null,
  added integer not null,
  changed integer not null,
  removed integer not null,
  unknown integer not null,
  imported_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz
);

------------------------------------------------------------------------------------------------------------------------
-- Inbox
------------------------------------------------------------------------------------------------------------------------

-- Every received message, with its original body. Rows are never deleted.
create table inbox (
  id bigint generated always as identity primary key,
  received_at timestamptz not null default clock_timestamp(),
  channel text not null,
  source_id integer references feed_source,
  import_id bigint references table_import,
  digest bytea not null,
  body bytea not null,
  -- held: the source is paused; becomes pending when it resumes
  -- withdrawn: the import was undone; a rebuild skips the message
  verdict text not null default 'pending'
    check (verdict in ('pending', 'held', 'applied', 'superseded', 'duplicate', 'rejected', 'voided', 'kept', 'withdrawn')),
  reason text,
  warnings jsonb not null default '[]',
  -- when staff dismissed a rejected message
  dismissed_at timestamptz,
  -- identity (ODF §2), null if the header could not be read
  competition_code text,
  document_code text,
  document_subcode text,
  document_type text,
  document_subtype text,
  version integer,
  result_status text,
  language text,
  feed_flag text,
  produced text,
  source text,
  -- identity without competition and version: a newer message with the same key replaces this one
  replacement_key text,
  -- family and discipline of messages that have updates: schedule, participants, teams
  family_key text,
  is_update boolean,
  is_bare boolean
);
create index inbox_pending on inbox (id) where verdict = 'pending';
create index inbox_held on inbox (source_id) where verdict = 'held';
create index inbox_received on inbox (received_at);
create index inbox_digest on inbox (digest);
create index inbox_import on inbox (import_id) where import_id is not null;
create index inbox_replacement on inbox (replacement_key, version desc);
create index inbox_family on inbox (family_key, is_update) where family_key is not null;
create index inbox_verdict on inbox (document_type, verdict);
-- the newest messages of a verdict, without reading the whole inbox
create index inbox_verdict_newest on inbox (verdict, id desc);
-- results of a unit from all senders but the result desk
create index inbox_unit_result on inbox (document_code) where document_type = 'DT_RESULT' and channel <> 'desk';

-- Imported folders of published results or ODF files.
create table folder_import (
  id bigint generated always as identity primary key,
  -- publisher (`PARIS2024`): a later folder of the same source replaces this one; null for ODF files, whose headers say what they replace
  source text,
  folder text not null,
  imported_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz
);

-- All messages of the folder, including those that an earlier import had already stored.
create table folder_import_message (
  import_id bigint not null references folder_import on delete cascade,
  message_id bigint not null references inbox on delete cascade,
  primary key (import_id, message_id)
);
create index folder_import_message_message on folder_import_message (message_id);

-- Rebuilds requested by staff; at most one is unfinished (0080).
create table rebuild (
  id bigint generated always as identity primary key,
  -- null: all disciplines
  discipline text,
  asked_at timestamptz not null default now(),
  begun_at timestamptz,
  -- counts restarts by another server after the one that ran it had stopped
  attempts integer not null default 0,
  done integer not null default 0,
  total integer not null default 0,
  cancel_asked boolean not null default false,
  ended_at timestamptz,
  outcome text check (outcome in ('done', 'cancelled', 'failed')),
  reason text,
  check ((ended_at is null) = (outcome is null))
);
create unique index rebuild_one on rebuild ((true)) where ended_at is null;

-- Version of the rules by which facts and derived tables were made. No row: nothing has been derived.
create table derivation (
  singleton boolean primary key default true check (singleton),
  rules text not null,
  derived_at timestamptz not null default clock_timestamp()
);

------------------------------------------------------------------------------------------------------------------------
-- Live events
------------------------------------------------------------------------------------------------------------------------

create table event_counter (
  singleton boolean primary key default true check (singleton),
  seq bigint not null
);
insert into event_counter (seq) values (0);

create table event_log (
  seq bigint primary key,
  topic text not null,
  ref text,
  correction jsonb,
  created_at timestamptz not null default now()
);
create index event_log_topic on event_log (topic, seq);

------------------------------------------------------------------------------------------------------------------------
-- Facts: elements of the current messages, typed by packages/odf, each with the message it came from
------------------------------------------------------------------------------------------------------------------------

-- `precedence` decides between elements of the same code in bulk messages and updates (0030).

create table fact_unit (
  discipline text not null,
  code text not null,
  fact jsonb not null,
  -- start time in the bulk message; an update must not overwrite it
  planned_start text,
  precedence text not null,
  produced text not null,
  message_id bigint not null,
  primary key (code, discipline)
);
create index fact_unit_discipline on fact_unit (discipline);

create table fact_session (
  discipline text not null,
  code text not null,
  fact jsonb not null,
  precedence text not null,
  message_id bigint not null,
  primary key (discipline, code)
);

create table fact_participant (
  discipline text not null,
  code text not null,
  fact jsonb not null,
  precedence text not null,
  produced text not null,
  message_id bigint not null,
  primary key (code, discipline)
);
create index fact_participant_discipline on fact_participant (discipline);

create table fact_team (
  discipline text not null,
  code text not null,
  fact jsonb not null,
  athletes text[] not null,
  precedence text not null,
  produced text not null,
  message_id bigint not null,
  primary key (code, discipline)
);
create index fact_team_discipline on fact_team (discipline);
create index fact_team_athletes on fact_team using gin (athletes);

create table fact_entry (
  replacement_key text not null,
  event text not null,
  code text not null,
  fact jsonb not null,
  message_id bigint not null,
  primary key (replacement_key, code)
);
create index fact_entry_event on fact_entry (event);
create index fact_entry_code on fact_entry (code);

-- One current result message: DT_RESULT of a unit, DT_PHASE_RESULT of a phase, DT_RANKING of an event.
create table fact_result_list (
  replacement_key text primary key,
  document_type text not null,
  code text not null,
  status text,
  version integer not null,
  produced text not null,
  notes jsonb not null,
  fact jsonb not null,
  -- an OFFICIAL version came before this one, or this one has a Note (ODF §1)
  corrected boolean not null,
  message_id bigint not null
);
create index fact_result_list_code on fact_result_list (code, document_type);
-- everything below the code of an event
create index fact_result_list_event on fact_result_list (left(code, 22));

create table fact_result (
  replacement_key text not null,
  position integer not null,
  document_type text not null,
  code text not null,
  competitor text not null,
  organisation text,
  fact jsonb not null,
  primary key (replacement_key, position)
);
create index fact_result_code on fact_result (code, document_type);
create index fact_result_competitor on fact_result (competitor);

create table fact_medal_list (
  replacement_key text primary key,
  event text not null,
  status text,
  version integer not null,
  produced text not null,
  notes jsonb not null,
  corrected boolean not null,
  message_id bigint not null
);

create table fact_medal (
  replacement_key text not null,
  position integer not null,
  event text not null,
  medal text not null check (medal in ('gold', 'silver', 'bronze')),
  competitor text not null,
  organisation text not null,
  date text,
  unit text,
  fact jsonb not null,
  primary key (replacement_key, position)
);
create index fact_medal_event on fact_medal (event);
create index fact_medal_organisation on fact_medal (organisation);
create index fact_medal_competitor on fact_medal (competitor);

-- The medal table as the source publishes it (DT_MEDALS), only for comparison with ours.
create table fact_standing (
  replacement_key text not null,
  organisation text not null,
  fact jsonb not null,
  message_id bigint not null,
  primary key (replacement_key, organisation)
);

create table fact_code (
  code_set text not null,
  code text not null,
  name jsonb not null,
  replacement_key text not null,
  precedence text not null,
  message_id bigint not null,
  primary key (replacement_key, code)
);
create index fact_code_code on fact_code (code_set, code);

-- One current message that is read as a whole: brackets, play-by-play, statistics, records, medallists of a discipline, communications,
-- configuration. `fact` is its body as typed by packages/odf.
create table fact_document (
  replacement_key text primary key,
  document_type text not null,
  code text not null,
  -- period of a play-by-play, team of a statistics table
  subcode text,
  subtype text,
  language text,
  status text,
  version integer not null,
  produced text not null,
  notes jsonb not null,
  fact jsonb not null,
  message_id bigint not null
);
create index fact_document_code on fact_document (code, document_type);
create index fact_document_event on fact_document (left(code, 22));

-- Report files by SHA-256. The content is a large object, which keeps the rows small and is readable from every server. A rebuild does not
-- delete files: it would need a lock for each of them.
create table report_file (
  digest text primary key,
  content oid not null
);

-- PostgreSQL does not delete a large object with the row that refers to it.
create function unlink_report_content() returns trigger language plpgsql as $$
begin
  perform lo_unlink(old.content);
  return null;
end
$$;
create trigger report_content_goes_with_its_row after delete on report_file
  for each row execute function unlink_report_content();

-- Reports (DT_PDF).
create table report (
  replacement_key text primary key,
  code text not null,
  subtype text,
  language text,
  title text,
  status text,
  version integer not null,
  produced text not null,
  size integer not null,
  digest text not null references report_file,
  message_id bigint not null
);
create index report_code on report (code);
create index report_digest on report (digest);

------------------------------------------------------------------------------------------------------------------------
-- Derived tables: updated in the transaction that changes the facts
------------------------------------------------------------------------------------------------------------------------

create table unit (
  code text primary key,
  discipline text not null,
  event text not null,
  phase text not null,
  gender text not null,
  division integer,
  event_type text not null,
  status text not null,
  schedule_status text,
  result_status text,
  displayed boolean not null,
  day text,
  start_at timestamptz,
  sort_order integer,
  medal integer not null,
  head_to_head boolean not null,
  sides jsonb not null,
  leader jsonb,
  clock jsonb,
  -- current or final state in the sport's own words, in three languages (packages/domain/src/sports)
  line jsonb,
  planned_start text,
  produced text not null,
  correction jsonb,
  schedule jsonb,
  schedule_message_id bigint,
  result_message_id bigint
);
create index unit_day on unit (day, start_at, sort_order, code) where displayed;
create index unit_venue on unit ((schedule ->> 'venue'), day) where displayed;
create index unit_phase on unit (phase);
create index unit_event on unit (event);

-- Predicted starts of pending units (0092).
create table unit_forecast (
  unit text primary key,
  -- StartForecast in packages/domain/src/predicted-starts/court.ts
  forecast jsonb not null
);

-- Athletes, officials and teams, merged over disciplines.
create table competitor (
  code text primary key,
  kind text not null check (kind in ('athlete', 'official', 'team')),
  name text not null,
  -- name and codes, lower case, without accents
  search text not null,
  sort_name text not null,
  gender text not null,
  organisation text not null,
  disciplines text[] not null,
  bib text,
  active boolean not null
);
create index competitor_list on competitor (sort_name, code) where kind = 'athlete' and active;
create index competitor_organisation on competitor (organisation) where kind = 'athlete' and active;

-- Competitors of each unit; athlete: member of a team, or ''.
create table appearance (
  unit text not null,
  competitor text not null,
  athlete text not null default '',
  primary key (unit, competitor, athlete)
);
create index appearance_competitor on appearance (competitor);
create index appearance_athlete on appearance (athlete) where athlete <> '';

create table medal_table (
  scope text not null,
  organisation text not null,
  listed boolean not null,
  rank integer,
  rank_equal boolean,
  rank_total integer,
  rank_total_equal boolean,
  gold integer not null,
  silver integer not null,
  bronze integer not null,
  total integer not null,
  primary key (scope, organisation)
);

-- Games time = anchor_games + (now - anchor_real) * speed. No row: real time.
create table games_clock (
  singleton boolean primary key default true check (singleton),
  anchor_games timestamptz not null,
  anchor_real timestamptz not null,
  speed double precision not null,
  -- Source of the keep-alive messages that set the clock
  source text not null
);

------------------------------------------------------------------------------------------------------------------------
-- The organiser's settings, venues and names
------------------------------------------------------------------------------------------------------------------------

create table setting (
  key text primary key,
  value jsonb not null
);

-- Where venues are. No ODF message contains this.
create table venue_place (
  code text primary key,
  -- by language, `{"por": "…"}`; the feed's name of the venue has priority
  name jsonb,
  -- WGS 84, decimal degrees
  lat double precision check (lat between -90 and 90),
  lon double precision check (lon between -180 and 180),
  address text,
  notes jsonb,
  accessibility jsonb,
  transport jsonb,
  check ((lat is null) = (lon is null))
);

-- Names of codes. They have priority over the feed and the built-in tables (R5.1).
create table code_name (
  code_set text not null check (code_set in ('DISCIPLINE', 'EVENT', 'PHASE', 'VENUE', 'LOCATION')),
  -- RSC without trailing filler, or a venue code
  code text not null,
  -- {por, eng?, spa?}: a missing language keeps its default name
  name jsonb not null,
  primary key (code_set, code)
);

------------------------------------------------------------------------------------------------------------------------
-- Organisers' sheets (0100)
------------------------------------------------------------------------------------------------------------------------

-- Codes that were chosen for words of a sheet. One row per import, so that undoing an import restores the previous choice.
create table sheet_word (
  -- `kind|words`
  key text not null,
  code text not null,
  import_id bigint not null references table_import on delete cascade,
  primary key (key, import_id)
);
create index sheet_word_import on sheet_word (import_id);

-- Meanings that were chosen for the columns below a header row.
create table sheet_columns (
  header text not null,
  fields jsonb not null,
  -- null: chosen outside an import
  import_id bigint references table_import on delete cascade,
  unique nulls not distinct (header, import_id)
);
create index sheet_columns_import on sheet_columns (import_id);

-- Uploaded sheets under review; deleted after a week.
create table sheet_draft (
  id uuid primary key,
  file_name text not null,
  bytes bytea not null,
  choices jsonb not null default '{}',
  touched_at timestamptz not null default clock_timestamp(),
  -- the office_action of the import, once imported
  action bigint,
  -- reading progress, for clients that poll any server
  progress jsonb,
  -- number of the newest review
  looks int not null default 0,
  -- reviews up to this number are cancelled
  stopped int not null default 0
);

------------------------------------------------------------------------------------------------------------------------
-- Files of timing systems: FinishLynx and LENEX (0102)
------------------------------------------------------------------------------------------------------------------------

create table venue_file (
  id bigint primary key generated always as identity,
  name text not null,
  origin text not null check (origin in ('folder', 'office')),
  kind text not null check (kind in ('lif', 'evt', 'ppl', 'sch', 'lenex')),
  -- SHA-256 of the content
  digest bytea not null,
  -- only while the file is waiting: it contains names and dates of birth of minors
  content bytea,
  state text not null check (state in ('waiting', 'imported', 'unchanged', 'left')),
  came_at timestamptz not null default clock_timestamp(),
  import_id bigint references table_import on delete set null,
  unique (name, digest),
  check (state <> 'waiting' or content is not null)
);
create index venue_file_waiting on venue_file (id) where state = 'waiting';
create index venue_file_import on venue_file (import_id) where import_id is not null;

-- Manual mappings, and numbers that we assigned.
create table venue_choice (
  origin text not null check (origin in ('finishlynx', 'lenex')),
  -- value of a heat: unit; row: competitor; mark: reason for a missing result; event, round: assigned number; encoding: character set
  kind text not null check (kind in ('heat', 'row', 'mark', 'event', 'round', 'encoding')),
  key text not null,
  -- '': not part of our games
  value text not null,
  primary key (origin, kind, key)
);
create index venue_choice_value on venue_choice (origin, kind, value);

-- Values of each imported file by unit: a value that differs from the last file's is a manual correction.
create table venue_said (
  unit text not null,
  import_id bigint not null references table_import on delete cascade,
  said jsonb not null,
  primary key (unit, import_id)
);
create index venue_said_import on venue_said (import_id);

------------------------------------------------------------------------------------------------------------------------
-- Accounts (R4.6): as little personal data as possible. Tokens are stored only as digests.
------------------------------------------------------------------------------------------------------------------------

-- Words of a text without accents, for the search of usernames. The text is in lower case already (comparableUsername).
create function search_words(written text) returns tsvector language sql immutable parallel safe return
  array_to_tsvector(array_remove(regexp_split_to_array(
    translate(
      replace(replace(replace(regexp_replace(normalize(written, NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      'øđłħı', 'odlhi'),
    '[^a-z0-9]+'), ''));

-- The current role; null once it has expired.
create function role_now(role text, role_until timestamptz) returns text language sql stable parallel safe return
  case when role_until <= now() then null else role end;

create table account (
  id uuid primary key default gen_random_uuid(),
  -- as entered; the key is its comparable form (packages/domain/src/accounts)
  username text not null,
  username_key text not null unique,
  username_words tsvector not null generated always as (search_words(username_key)) stored,
  -- null: made by an invitation code without an address
  email text,
  email_key text,
  -- HMAC-SHA-256 with ACCOUNTS_KEY, which is not in the database; null: no CPF
  cpf_hash bytea,
  -- last two characters
  cpf_end text,
  -- argon2id, salted with the e-mail address (0071)
  password_hash text not null,
  -- the same password salted with the CPF: one hash finds the account among several with the same CPF (0071)
  cpf_password_hash text,
  password_changed_at timestamptz not null default now(),
  type text not null default 'guest'
    check (type in ('admin', 'athlete', 'coach', 'manager', 'referee', 'staff', 'volunteer', 'guest')),
  role text check (role in ('results', 'operator', 'admin')),
  -- null: no end
  role_until timestamptz,
  -- venue codes that the role `results` is limited to
  role_venues text[] not null default '{}',
  -- delegation code
  organisation text,
  -- language of e-mails
  locale text not null default 'por' check (locale in ('por', 'spa', 'eng')),
  birth_year smallint,
  guardian_email text,
  guardian_confirmed_at timestamptz,
  -- when the film about safe sport was watched to the end
  video_watched_at timestamptz,
  -- sum of point_entry
  points integer not null default 0 check (points >= 0),
  -- a blocked account cannot sign in
  blocked_at timestamptz,
  created_at timestamptz not null default now(),
  check (role_until is null or role is null or role <> 'admin'),
  check (role_venues = '{}' or role = 'results')
);
-- e-mail and CPF are not unique: a refusal would reveal who has an account (0071)
create index account_by_email on account (email_key, created_at);
create index account_by_cpf on account (cpf_hash, created_at);
create index account_by_words on account using gin (username_words);
-- order of the office's list: staff first
create index account_listed on account ((role is null), username_key);
create index account_by_organisation on account (organisation, (role is null), username_key);
create index account_of_staff on account (role, username_key) where role is not null;
create index account_blocked on account (username_key) where blocked_at is not null;

create table account_session (
  -- SHA-256 of the token
  id bytea primary key,
  -- identifies the session in its owner's list; grants no access
  name uuid not null default gen_random_uuid() unique,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- names of browser and operating system, not the whole User-Agent
  browser text,
  system text
);
create index account_session_by_account on account_session (account_id);

-- Devices that have signed in to an account. Their attempts are counted separately, so that strangers cannot lock the owner out.
create table account_device (
  -- SHA-256 of the token in the device's cookie
  id bytea not null,
  account_id uuid not null references account on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (id, account_id)
);
create index account_device_by_account on account_device (account_id);

-- Single-use links sent by e-mail.
create table account_ticket (
  -- SHA-256 of the token
  id bytea primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('password-reset', 'guardian')),
  expires_at timestamptz not null
);
create index account_ticket_by_account on account_ticket (account_id);

create table account_passkey (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  credential_id bytea not null unique,
  -- COSE
  public_key bytea not null,
  -- the authenticator's signature counter, 0 if it has none
  counter bigint not null default 0,
  transports text[] not null default '{}',
  -- the passkey is synced to the owner's other devices
  synced boolean not null,
  -- browser and operating system it was created on
  browser text,
  system text,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index account_passkey_by_account on account_passkey (account_id);

-- Challenges for passkeys, each valid once in the browser that requested it.
create table passkey_challenge (
  -- SHA-256 of the challenge
  id bytea primary key,
  -- SHA-256 of the browser's device cookie
  device bytea not null,
  -- the account that adds a passkey; null: a sign-in
  account_id uuid references account on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_by_account on passkey_challenge (account_id);

-- Invitations: from a delegation's sheet (0076) or by an admin for staff (0085). The sheet's names of persons are not stored.
create table account_invitation (
  id uuid primary key default gen_random_uuid(),
  -- sheet: SHA-256 of delegation, name and comparable username, so that a repeated row adds nothing; staff: SHA-256 of the code
  row_digest bytea not null unique,
  -- SHA-256 of the code; remains after use, so that a code entered again is reported as used
  code_digest bytea unique,
  -- proposed by the sheet; deleted once the code was used
  username text,
  email text,
  type text not null check (type in ('athlete', 'coach', 'manager', 'referee', 'staff', 'volunteer', 'guest')),
  -- null: for staff
  organisation text,
  -- null: for a delegation
  role text check (role in ('results', 'operator', 'admin')),
  role_venues text[] not null default '{}',
  role_until timestamptz,
  -- the inviter's note about the invited person; deleted once the code was used
  label text,
  -- the invitation is invalid once this account is no admin
  invited_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at timestamptz,
  -- the account that used it
  account_id uuid references account on delete cascade,
  check ((role is null) = (organisation is not null)),
  check (role_venues = '{}' or role = 'results'),
  check (account_id is null or label is null)
);
create index account_invitation_by_account on account_invitation (account_id);
create index account_invitation_of_staff on account_invitation (created_at desc) where role is not null;
create index account_invitation_by_inviter on account_invitation (invited_by);

-- Pending e-mails. Their text is made when they are sent, so that no token is stored. A password reset belongs to an address, which may
-- have several accounts; it is sent even if one of them changes or is deleted.
create table mail_request (
  id bigint generated always as identity primary key,
  account_id uuid references account on delete cascade,
  email_key text,
  kind text not null check (kind in ('password-reset', 'guardian')),
  requested_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  constraint mail_request_whose check (
    case kind when 'password-reset' then email_key is not null and account_id is null else account_id is not null and email_key is null end)
);
create index mail_request_due on mail_request (next_attempt_at);
create unique index mail_request_of_address on mail_request (email_key);

-- Table of rate-limiter-flexible. Unlogged: a crash of PostgreSQL resets all limits.
create unlogged table attempt (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index attempt_by_expire on attempt (expire);

------------------------------------------------------------------------------------------------------------------------
-- Points and ranking (R7.3)
------------------------------------------------------------------------------------------------------------------------

-- Earned points; rows are never changed.
create table point_entry (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  reason text not null check (reason in ('trivia', 'safe-sport', 'correction', 'hand')),
  -- the rewarded thing, once per account: a trivia question, the film, the number of a correction
  ref text not null,
  points integer not null check (points <> 0),
  -- total of the account after this entry
  balance integer not null check (balance >= 0),
  earned_at timestamptz not null default now(),
  -- given by staff (reason 'hand'): the text that the owner reads
  note text,
  given_by uuid references account on delete set null,
  -- the entry that this one reverts
  undoes bigint unique references point_entry on delete cascade,
  unique (account_id, reason, ref),
  check ((reason = 'hand') or (note is null and given_by is null and undoes is null)),
  check (reason <> 'hand' or (note is null) <> (undoes is null))
);
create index point_entry_by_account on point_entry (account_id, id);
create index point_entry_by_giver on point_entry (given_by);

-- The published ranking, updated in the transaction that announces it (0072).
create table ranking_entry (
  account_id uuid primary key,
  username text not null,
  -- order of ties
  username_key text collate "C" not null,
  type text not null,
  -- '': none
  organisation text not null,
  points integer not null
);
-- index-only scans for places deep in the list
create index ranking_entry_by_points on ranking_entry (points desc, username_key);
create index ranking_entry_by_type on ranking_entry (type, points desc, username_key);
create index ranking_entry_by_organisation on ranking_entry (organisation, points desc, username_key) include (type);

-- Number of people by points, for each type and delegation; '' means all. Counted by exact points (step 1) and by thousands (step 1000,
-- points is the lower bound), so that a rank is computed from few rows.
create table ranking_count (
  step integer not null,
  type text not null,
  organisation text not null,
  points integer not null,
  people integer not null,
  primary key (step, type, organisation, points)
);

-- Accounts whose rank may have changed. Writers only insert, so that they do not wait for each other.
create table ranking_change (
  id bigint generated always as identity primary key,
  account_id uuid not null
);

create function note_ranking_change() returns trigger language plpgsql as $$
begin
  insert into ranking_change (account_id) values (coalesce(new.id, old.id));
  return null;
end
$$;
create trigger ranking_change
  after insert or delete
    or update of username, type, organisation, points, blocked_at, guardian_email, guardian_confirmed_at
  on account for each row execute function note_ranking_change();

-- Counts at the start of each day of the games: the basis of "moved up 3 places".
create table ranking_day (
  day date primary key,
  began_at timestamptz not null default now()
);
create table ranking_day_count (
  day date not null references ranking_day on delete cascade,
  points integer not null,
  people integer not null,
  primary key (day, points)
);

------------------------------------------------------------------------------------------------------------------------
-- Trivia (R7.1), film about safe sport (R4.5), feedback (R7.4)
------------------------------------------------------------------------------------------------------------------------

create table trivia (
  -- part of its URL
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  discipline text not null,
  title jsonb not null,
  author text not null,
  -- where its QR code is posted
  place jsonb,
  minutes smallint not null check (minutes between 1 and 240),
  -- for a correct answer
  points integer not null default 500 check (points >= 0),
  -- games time; null: no limit
  opens_at timestamptz,
  closes_at timestamptz check (closes_at > opens_at),
  -- visible to staff only
  is_draft boolean not null default false,
  -- detects concurrent edits
  version integer not null default 1
);

create table trivia_question (
  trivia_id text not null references trivia on delete cascade,
  number smallint not null check (number > 0),
  kind text not null check (kind in ('choice', 'true-false', 'order', 'picture')),
  text jsonb not null,
  -- [{"id": "a", "text": {"por": …}}], of a picture [{"id": "a", "pictogram": "JUD"}]
  options jsonb not null default '[]',
  -- an option's id, true or false, or all ids in order
  answer jsonb not null,
  explanation jsonb,
  primary key (trivia_id, number),
  -- options are displayed in stored order: it must not be the answer
  check (kind <> 'order' or jsonb_path_query_array(options, '$[*].id') <> answer)
);

-- Earlier versions, for undo; they remain when the trivia is deleted.
create table trivia_version (
  trivia_id text not null,
  version integer not null,
  content jsonb not null,
  primary key (trivia_id, version)
);

-- The single attempt of an account: unlocked by a code, started, graded.
create table trivia_entry (
  account_id uuid not null references account on delete cascade,
  trivia_id text not null references trivia on delete cascade,
  unlocked_at timestamptz not null default now(),
  started_at timestamptz,
  ends_at timestamptz,
  graded_at timestamptz,
  -- made by the device that sent the answers; null in a graded entry: time ran out
  submission_id uuid,
  right_answers smallint,
  points_earned integer,
  primary key (account_id, trivia_id)
);
create index trivia_entry_running on trivia_entry (ends_at) where graded_at is null and ends_at is not null;

create table trivia_answer (
  account_id uuid not null,
  trivia_id text not null,
  number smallint not null,
  answer jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (account_id, trivia_id, number),
  foreign key (account_id, trivia_id) references trivia_entry on delete cascade,
  foreign key (trivia_id, number) references trivia_question on delete cascade
);

-- Progress of the film about safe sport. A film watched to the end is account.video_watched_at.
create table film_watch (
  account_id uuid primary key references account on delete cascade,
  -- another film starts at 0
  film text not null,
  -- from the beginning without a gap
  watched_ms integer not null check (watched_ms >= 0),
  -- the newest player; reports of older ones are ignored
  play uuid not null,
  -- real time of that player that is not yet counted as watched
  spare_ms integer not null check (spare_ms >= 0),
  reported_at timestamptz not null
);

create table feedback (
  -- made by the device
  id uuid primary key,
  -- null: the account was deleted; the feedback remains without a name
  account_id uuid references account on delete set null,
  sentiment text not null check (sentiment in ('happy', 'neutral', 'sad')),
  suggestion text not null,
  locale text not null check (locale in ('por', 'spa', 'eng')),
  sent_at timestamptz not null default now(),
  state text not null default 'new' check (state in ('new', 'passed', 'handled')),
  -- name of the person or team it was forwarded to
  passed_to text check ((state = 'passed') = (passed_to is not null)),
  -- visible to staff only
  note text,
  -- words of five letters or more, without accents, to find similar feedback
  words text[] not null generated always as (
    array_remove(
      regexp_split_to_array(
        regexp_replace(
          translate(lower(suggestion), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), '\m\w{1,4}\M', '', 'g'
        ),
        '\W+'
      ),
      ''
    )
  ) stored
);
create index feedback_by_account on feedback (account_id, sent_at);
create index feedback_by_time on feedback (sent_at, id);
create index feedback_by_state on feedback (state, sent_at, id);
create index feedback_by_words on feedback using gin (words);

------------------------------------------------------------------------------------------------------------------------
-- Official content and uploaded files (R6)
------------------------------------------------------------------------------------------------------------------------

-- Current state of each item. Times are games time.
create table content_item (
  -- made by the editor's browser, so that a repeated request adds nothing
  id uuid primary key,
  kind text not null check (kind in ('informativo', 'announcement', 'report', 'ambassador', 'sponsor', 'volunteer', 'course',
    'place', 'transport', 'album', 'video', 'live-stream', 'award')),
  -- the newest version
  version integer not null default 1 check (version > 0),
  -- the version that visitors see
  published_version integer,
  published_at timestamptz,
  first_published_at timestamptz,
  -- note about the correction when it was last published again
  correction jsonb,
  -- the version that will be published
  scheduled_version integer,
  scheduled_at timestamptz,
  scheduled_correction jsonb,
  archived_at timestamptz,
  state text not null generated always as (case
    when archived_at is not null then 'archived'
    when published_version is not null then 'published'
    when scheduled_version is not null then 'scheduled'
    else 'draft' end) stored,
  -- the organiser's order within a kind
  position integer not null,
  -- copied from the newest version
  title jsonb not null,
  search text not null,
  priority text check (priority in ('urgent', 'important', 'normal')),
  type text,
  spa text not null check (spa in ('ready', 'stale', 'missing', 'not-wanted')),
  eng text not null check (eng in ('ready', 'stale', 'missing', 'not-wanted')),
  created_at timestamptz not null,
  created_by uuid references account on delete set null,
  changed_at timestamptz not null,
  changed_by uuid references account on delete set null,
  check ((published_version is null) = (published_at is null)),
  check (published_version is null or first_published_at is not null),
  check ((scheduled_version is null) = (scheduled_at is null)),
  check (archived_at is null or (published_version is null and scheduled_version is null))
);
create index content_item_by_kind on content_item (kind, position);
create index content_item_due on content_item (scheduled_at) where scheduled_version is not null;

-- All versions; rows are never changed.
create table content_version (
  item_id uuid not null references content_item on delete cascade,
  version integer not null check (version > 0),
  body jsonb not null,
  -- the Portuguese text that each translation was made from
  translated jsonb not null,
  -- paths that differ from the previous version
  changed jsonb not null,
  -- the earlier version that this one restores
  restored integer,
  saved_at timestamptz not null,
  saved_by uuid references account on delete set null,
  primary key (item_id, version)
);

-- Checked bytes in the file store (DATA_DIR or S3), once per content.
create table stored_bytes (
  -- folder in the store; never reused
  id uuid primary key,
  -- SHA-256 of the upload
  digest bytea not null unique check (length(digest) = 32),
  kind text not null check (kind in ('image', 'pdf', 'video', 'captions')),
  -- [{name, type, bytes, width, height}]
  variants jsonb not null,
  pages integer,
  seconds double precision,
  stored_at timestamptz not null default now()
);

-- Uploads.
create table file (
  -- made by the sender's browser
  id uuid primary key,
  bytes_id uuid not null references stored_bytes,
  name text not null,
  -- null: the account was deleted; published files remain
  uploaded_by uuid references account on delete set null,
  uploaded_at timestamptz not null default now()
);
create index file_by_bytes on file (bytes_id);
create index file_by_account on file (uploaded_by);

-- Uses of a file, in any version of its owner. A used file cannot be deleted; an unused one is deleted a day after the upload.
create table file_use (
  file_id uuid not null references file,
  owner uuid not null,
  -- public: everyone; private: signed-in accounts; staff: staff; athlete: everyone while the photo may be shown
  access text not null check (access in ('public', 'private', 'staff', 'athlete')),
  primary key (owner, file_id)
);
create index file_use_by_file on file_use (file_id);

-- Folders of the store that are being written or deleted. If a process dies meanwhile, another one deletes them.
create table file_leftover (
  bytes_id uuid primary key,
  since timestamptz not null default now()
);

-- Photos of athletes, who are minors (R5.4): shown while the organiser publishes the field and the athlete is active, unless withheld.
create table athlete_photo (
  -- code in the feed
  athlete text primary key,
  -- file_use.owner
  owner uuid not null unique default gen_random_uuid(),
  -- null: removed
  file_id uuid unique references file,
  -- removed on request: the office warns before another photo is added
  withheld boolean not null default false,
  check (not withheld or file_id is null)
);

-- Replaced and removed photos; undo is possible for a day.
create table athlete_photo_past (
  file_id uuid primary key references file,
  owner uuid not null references athlete_photo (owner) on delete cascade,
  since timestamptz not null default now()
);

-- Requests to remove a photo from an album. The person who asked is not stored.
create table photo_removal (
  album_id uuid not null,
  -- may no longer be in the album
  file_id uuid not null,
  asked_at timestamptz not null default now(),
  primary key (album_id, file_id)
);

------------------------------------------------------------------------------------------------------------------------
-- Office (R4.7, R12.4)
------------------------------------------------------------------------------------------------------------------------

-- Audit log. Rows are never changed or deleted; an undo adds a row.
create table office_action (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- null: a command on the server, or the account was deleted
  account_id uuid references account on delete set null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  -- null: did not exist
  before jsonb,
  after jsonb,
  -- the action that this one reverts
  undoes bigint unique references office_action
);
create index office_action_by_account on office_action (account_id, id);
create index office_action_by_subject on office_action (subject_kind, subject_id, id);
create index office_action_by_time on office_action (at);

create function office_action_stays() returns trigger language plpgsql as $$
begin
  raise exception 'office_action is added to, and never changed';
end
$$;
create trigger office_action_stays
  before delete or update of id, at, action, subject_kind, subject_id, before, after, undoes on office_action
  for each row execute function office_action_stays();

-- Open tabs of staff. Unlogged: worthless after a crash.
create unlogged table office_presence (
  tab uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- path in the office, and the part of the page that is being edited
  page text not null,
  spot text,
  -- when the tab opened its page
  since timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create index office_presence_by_account on office_presence (account_id);

-- Tasks that were marked as done. A task whose state has changed since is shown again.
create table office_handled (
  item text primary key,
  state text not null,
  at timestamptz not null default now()
);

------------------------------------------------------------------------------------------------------------------------
-- Page views and access log (R3.5, R8): only sums. No address, user agent, person or cookie is stored (0089).
------------------------------------------------------------------------------------------------------------------------

-- Page views of visitors who agreed to be counted.
create table usage_count (
  -- calendar day at the venue
  day date not null,
  -- `/medals/{tabs}` (packages/domain/src/usage/page-pattern.ts)
  pattern text not null,
  platform text not null check (platform in ('web', 'pwa', 'ios', 'android')),
  views bigint not null check (views > 0),
  primary key (day, pattern, platform)
);

-- Combinations that requests are counted by. Sums have no foreign key to it: keys are inserted in the transaction that uses them and never
-- deleted, and the check took a third of the time of storing.
create table access_key (
  id integer generated always as identity primary key,
  -- server: counted by this server; proxy: imported from a proxy's log
  source text not null check (source in ('server', 'proxy')),
  kind text not null,
  -- `/api/medals/:scope`, never the requested URL; '(all)': sum of all routes
  route text not null check (length(route) <= 200),
  status smallint not null,
  device text not null check (device in ('bot', 'desktop', 'mobile', 'tablet')),
  platform text not null check (platform in ('web', 'pwa', 'ios', 'android')),
  unique (source, kind, route, status, device, platform)
);

-- Time zone of the day and week sums. Counting locks its row as shared; a change of zone locks it exclusively.
create table access_zone (
  is_only boolean primary key default true check (is_only),
  -- as `at time zone` accepts it
  zone text not null,
  -- start of a day; quarter hours before it are deleted, later ones are included in a day
  quarters_from timestamptz not null default '-infinity'
);

-- By quarter hour. Every zone's offset is a multiple of it, so that the days of any zone are sums of these rows.
create table access_quarter (
  slot timestamptz not null,
  key integer not null,
  requests bigint not null check (requests >= 0),
  -- durations of finished requests: sum in milliseconds, and histogram (access-log/durations.ts)
  duration_ms bigint not null check (duration_ms >= 0),
  durations bigint[] not null,
  -- includes the count for index-only scans: durations are most of a row's bytes
  primary key (slot, key) include (requests)
);

-- By quarter hour, device and status: hourly figures read a fourteenth of the rows.
create table access_quarter_status (
  slot timestamptz not null,
  source text not null check (source in ('server', 'proxy')),
  device text not null check (device in ('bot', 'desktop', 'mobile', 'tablet')),
  status smallint not null,
  requests bigint not null check (requests >= 0),
  primary key (slot, source, device, status)
);

-- All requests of a source by quarter hour.
create table access_total (
  slot timestamptz not null,
  source text not null check (source in ('server', 'proxy')),
  requests bigint not null check (requests >= 0),
  primary key (slot, source)
);
-- the busiest quarter hours of a year
create index access_total_source on access_total (source, slot) include (requests);

-- By day of the zone. The tables from here on hold the same sums in coarser form, so that a year is read quickly. They are updated with
-- access_day, and recomputed when the zone changes.
create table access_day (
  day date not null,
  key integer not null,
  requests bigint not null check (requests >= 0),
  duration_ms bigint not null check (duration_ms >= 0),
  durations bigint[] not null,
  primary key (day, key) include (requests)
);
-- one route over many days
create index access_day_key on access_day (key, day);

-- Without routes: keys whose route is '(all)'.
create table access_day_part (
  day date not null,
  key integer not null,
  requests bigint not null constraint access_day_requests_check check (requests >= 0),
  duration_ms bigint not null constraint access_day_duration_ms_check check (duration_ms >= 0),
  durations bigint[] not null,
  primary key (day, key)
);

create table access_day_total (
  day date not null,
  source text not null check (source in ('server', 'proxy')),
  requests bigint not null check (requests >= 0),
  primary key (day, source)
);

create table access_day_status (
  day date not null,
  source text not null check (source in ('server', 'proxy')),
  device text not null check (device in ('bot', 'desktop', 'mobile', 'tablet')),
  status smallint not null,
  requests bigint not null check (requests >= 0),
  primary key (day, source, device, status)
);

create table access_day_kind (
  day date not null,
  source text not null check (source in ('server', 'proxy')),
  device text not null check (device in ('bot', 'desktop', 'mobile', 'tablet')),
  platform text not null,
  kind text not null,
  requests bigint not null check (requests >= 0),
  duration_ms bigint not null check (duration_ms >= 0),
  durations bigint[] not null,
  primary key (day, source, device, platform, kind)
);

-- By route: for all requests, and for one device, platform or status. '(all)', or the status 0, means no restriction.
create table access_day_route (
  day date not null,
  source text not null check (source in ('server', 'proxy')),
  device text not null check (device in ('(all)', 'bot', 'desktop', 'mobile', 'tablet')),
  platform text not null,
  status smallint not null,
  kind text not null,
  route text not null,
  requests bigint not null check (requests >= 0),
  -- answered with 400 or more
  errors bigint not null check (errors between 0 and requests),
  check ((device <> '(all)')::int + (platform <> '(all)')::int + (status <> 0)::int <= 1),
  primary key (day, source, device, platform, status, kind, route)
);

-- By week from Monday. Deleted days are no longer included.
create table access_week (
  week date not null check (extract(isodow from week) = 1),
  key integer not null,
  requests bigint not null check (requests >= 0),
  duration_ms bigint not null check (duration_ms >= 0),
  durations bigint[] not null,
  primary key (week, key) include (requests)
);
create index access_week_key on access_week (key, week);

create table access_week_part (
  week date not null constraint access_week_week_check check (extract(isodow from week) = 1),
  key integer not null,
  requests bigint not null constraint access_week_requests_check check (requests >= 0),
  duration_ms bigint not null constraint access_week_duration_ms_check check (duration_ms >= 0),
  durations bigint[] not null,
  primary key (week, key)
);

create table access_week_status (like access_day_status including all);
alter table access_week_status rename column day to week;

create table access_week_kind (like access_day_kind including all);
alter table access_week_kind rename column day to week;

create table access_week_route (like access_day_route including all);
alter table access_week_route rename column day to week;

-- Stored batches of counts: a batch whose commit was not confirmed is not added twice.
create table access_batch (
  id uuid primary key,
  stored_at timestamptz not null default now()
);
create index access_batch_stored on access_batch (stored_at);

-- Counted lines of proxy logs (0091), as digests with a key that is not in the database.
create table access_line (
  -- two proxies may write the same line
  proxy text not null check (length(proxy) between 1 and 40),
  slot timestamptz not null,
  -- identifies the key of the digests
  key_mark bytea not null,
  -- six bytes each, ascending
  digests bytea not null check (length(digests) % 6 = 0),
  primary key (proxy, slot)
);
-- digests cannot be compressed
alter table access_line alter column digests set storage external;

-- Builds of the app that have served visitors (0089): the access log shows when a new one started.
create table app_build (
  id text primary key check (length(id) <= 100),
  -- the first start of this build
  started_at timestamptz not null default now()
);
create index app_build_started on app_build (started_at);

-- Sums histograms element by element.
create function access_sum(a bigint[], b bigint[]) returns bigint[] language sql immutable parallel safe as $$
  select case when a = '{}' then b when b = '{}' then a else
    array(select coalesce(x, 0) + coalesce(y, 0) from unnest(a, b) with ordinality as both_of(x, y, place) order by place) end
$$;
create aggregate access_sums(bigint[]) (sfunc = access_sum, stype = bigint[], initcond = '{}', parallel = safe, combinefunc = access_sum);

------------------------------------------------------------------------------------------------------------------------
-- Follows (0094), notifications (0095) and offline pack (0099)
------------------------------------------------------------------------------------------------------------------------

-- The newest choice of any device of an account for each key, including "no longer followed".
create table account_follow (
  account_id uuid not null references account on delete cascade,
  -- athlete.3104229, delegation.AL
  key text not null check (length(key) <= 60),
  followed boolean not null,
  -- epoch milliseconds by the device's clock, at most a day ahead of the server's
  at bigint not null check (at >= 0),
  -- the same before that limit, so that a repeated request is not taken as a newer choice
  said_at bigint not null check (said_at >= at),
  primary key (account_id, key)
);

-- VAPID keys (RFC 8292), made once for all servers.
create table push_key (
  singleton boolean primary key default true check (singleton),
  public_key text not null,
  private_key text not null
);

create table push_subscription (
  id bigint primary key generated always as identity,
  -- secret URL of the browser's push service, or `fcm:` or `apns:` with a token for the native app (0111)
  endpoint text not null unique check (length(endpoint) <= 1000),
  -- null for the native app
  p256dh text,
  auth text,
  -- the device's session; its follows end with it
  session_id bytea references account_session on delete cascade,
  locale text not null check (locale in ('por', 'spa', 'eng')),
  time_zone text not null,
  -- minutes before a start; null: no notifications of starts and schedule changes
  lead smallint,
  results boolean not null,
  medals boolean not null,
  messages boolean not null,
  -- minutes of the device's day
  quiet_from smallint,
  quiet_until smallint,
  hides_results boolean not null,
  follows text[] not null,
  created_at timestamptz not null default now(),
  -- when the device last confirmed the subscription
  put_at timestamptz not null default now(),
  -- nothing is sent earlier, so that simultaneous notifications are combined
  next_at timestamptz not null default now(),
  -- consecutive failures
  failures smallint not null default 0,
  check ((quiet_from is null) = (quiet_until is null)),
  check ((p256dh is null) = (auth is null)),
  check ((p256dh is null) = (endpoint ~ '^(fcm|apns):'))
);
create index push_subscription_follows on push_subscription using gin (follows);
create index push_subscription_session on push_subscription (session_id);

-- Current notifications. `about`: result.JUDW57KG…, medal.JUDW57KG….3104229, start.…, plan.…, message.…
create table notification (
  about text primary key,
  kind text not null check (kind in ('start', 'plan', 'result', 'medal', 'message')),
  -- grows with each change; 0: initial state, for which no notification is sent
  revision bigint not null,
  -- digest of its content, to detect changes; null: no longer true
  print text,
  -- print before the first revision
  base text,
  facts jsonb not null,
  -- follow keys that trigger this notification
  keys text[] not null,
  -- only for signed-in people
  accounts_only boolean not null default false,
  changed_at timestamptz not null default now()
);

-- The last event that was checked for notifications; null: there are no subscriptions, and events are not checked.
create table notification_watch (
  singleton boolean primary key default true check (singleton),
  seq bigint
);
insert into notification_watch default values;

-- Notifications of each device.
create table notification_delivery (
  subscription_id bigint not null references push_subscription on delete cascade,
  about text not null references notification on delete cascade,
  -- the newest revision, and the newest that the device was sent or does not need
  revision bigint not null,
  done_revision bigint not null default 0,
  -- text and print that were sent last
  told_text text,
  told_print text,
  due_at timestamptz not null,
  -- a server is sending it until this time
  taken_until timestamptz,
  -- the revision that is being sent
  taken_revision bigint not null default 0,
  -- the same revision was being sent before: the device may have received it
  taken_again boolean not null default false,
  -- another revision was being sent before with unknown outcome: the text on the device is unknown
  taken_other boolean not null default false,
  primary key (subscription_id, about)
);
create index notification_delivery_due on notification_delivery (due_at) where revision > done_revision;
create index notification_delivery_about on notification_delivery (about);

-- The whole games for offline devices. Derived from API responses; can be deleted and made again at any time.
create table offline_pack (
  singleton boolean primary key default true check (singleton),
  -- versions are comparable within one history
  history uuid not null default gen_random_uuid(),
  version integer not null default 0,
  -- shape of the views; views of different shapes are not comparable
  shape text,
  -- the build that made the views; another build makes them again
  build text,
  -- the pack is complete up to this event, at this time; null: not complete yet
  seq bigint,
  known_at timestamptz,
  -- the last request of a device: an unused pack is not updated
  asked_at timestamptz,
  -- the server that updates the pack, and until when
  keeper uuid,
  kept_until timestamptz
);
insert into offline_pack default values;

-- Views in the pack: their call, and the event they are complete up to.
create table offline_pack_view (
  record text not null,
  call text not null,
  input text[] not null,
  topics text[] not null,
  seq bigint not null,
  primary key (record)
);

-- Parts that devices store. body null: deleted.
create table offline_pack_part (
  record text not null,
  part text not null,
  body text,
  -- the version of its last change
  version integer not null,
  -- difference to the previous body if shorter, valid for devices that have version patch_since or later
  patch text,
  patch_since integer,
  primary key (record, part),
  check ((patch is null) = (patch_since is null))
);
create index offline_pack_part_version on offline_pack_part (version);

------------------------------------------------------------------------------------------------------------------------
-- Result desk (0105) and weigh-in (0114)
------------------------------------------------------------------------------------------------------------------------

-- Scored units. Their published results are messages in the inbox.
create table desk_unit (
  unit text primary key,
  -- competitors and rules when play began: later lists and rules do not change the meaning of taps
  list jsonb,
  rule_set text,
  limits jsonb not null default '{}',
  second_person boolean not null default true,
  begun boolean not null default false,
  first_at timestamptz,
  -- number of the last stored tap
  head integer not null default 0,
  state text,
  -- the last tap that was evaluated, and the last that was published
  looked_up_to integer not null default 0,
  sent_up_to integer not null default 0,
  sent_at timestamptz,
  -- digest of the last message without time and version: the same content is not sent again
  sent_digest text,
  sent_version integer,
  schedule_digest text,
  schedule_version integer,
  -- publishes although the feed sends this unit too, and the reason
  leads boolean not null default false,
  lead_reason text,
  look_again boolean not null default false,
  -- not published, because the feed sends this unit
  stepped_back boolean not null default false,
  -- the last message is a result that later units of the event depend on
  followed boolean not null default false,
  -- desk_listed() at the last evaluation
  listed text
);
create index desk_unit_waiting on desk_unit (unit) where head > looked_up_to or look_again;

create table desk_tap (
  unit text not null references desk_unit on delete cascade,
  stored integer not null,
  id text not null,
  device text not null,
  seq integer not null,
  -- as sent by the device
  tap jsonb not null,
  -- pseudonym of the account or link
  by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (unit, stored),
  unique (unit, id),
  unique (unit, device, seq)
);

create table desk_device (
  unit text not null,
  device text not null,
  name text,
  by text not null,
  account_id uuid references account on delete cascade,
  opened_at timestamptz not null default clock_timestamp(),
  heard_at timestamptz not null default clock_timestamp(),
  took_over_at timestamptz,
  primary key (unit, device)
);
create index desk_device_account on desk_device (account_id) where account_id is not null;

-- People who were given a unit. They keep it when it moves to another court or is removed from the programme.
create table desk_holder (
  unit text not null,
  by text not null,
  primary key (unit, by)
);

create table desk_signature (
  unit text not null references desk_unit on delete cascade,
  side smallint not null check (side in (0, 1)),
  up_to integer not null,
  strokes jsonb not null,
  by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (unit, side, up_to)
);

create table desk_photo (
  id uuid primary key,
  unit text not null,
  content bytea not null,
  by text not null,
  at timestamptz not null default clock_timestamp()
);
create index desk_photo_unit on desk_photo (unit, at);

-- Links to score at a venue or court for a day without an account.
create table desk_link (
  id integer primary key generated always as identity,
  -- SHA-256 of the key, which is shown once
  digest bytea not null unique,
  venue text not null,
  -- null: every court of the venue
  location text,
  day text not null,
  name text,
  made_by uuid references account on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  revoked_at timestamptz,
  used_at timestamptz
);
create index desk_link_day on desk_link (day, venue);
create index desk_link_made_by on desk_link (made_by) where made_by is not null;

-- Rules of an event at the desk; an event without a row uses the rules suggested for its units.
create table desk_event (
  -- 22 characters
  event text primary key,
  rule_set text,
  limits jsonb not null default '{}',
  second_person boolean not null default true,
  -- weight limits that differ from the class; null: those of the class
  weigh_in jsonb
);

-- Consequences of desk results for the rest of the event: who advances, pool tables, medals (0109).
create table desk_course (
  -- 22 characters
  event text primary key,
  -- last values that the desk published; a different current value was set by a person and is not overwritten
  given jsonb not null default '{"standings": {}, "sides": {}, "medals": []}',
  -- inbox keys of the published medals and pool tables
  keys text[] not null default '{}',
  medals_version integer not null default 0,
  schedule_version integer not null default 0,
  -- open questions of the rules, and contradictions to current results
  remarks jsonb not null default '[]',
  -- desk_course_seen() at the last evaluation
  seen text
);

-- Fingerprint of everything that an event's consequences are computed from.
create function desk_course_seen(of_event text) returns text language sql stable as $$
  select concat_ws(' ',
    (select concat_ws(':', count(*), sum(message_id)) from fact_result_list where left(code, 22) = of_event
       and (document_type = 'DT_POOL_STANDING'
         or document_type = 'DT_RESULT' and status in ('OFFICIAL', 'UNOFFICIAL', 'PROTESTED'))),
    (select concat_ws(':', count(*), sum(message_id)) from fact_unit
       where discipline = left(of_event, 3) and left(code, 22) = of_event),
    (select concat_ws(':', count(*), sum(message_id)) from fact_medal_list where left(event, 22) = of_event))
$$;

-- Fingerprint of the newest list of a unit from other senders than the desk, and of its start list in the schedule.
create function desk_listed(of_unit text) returns text language sql stable as $$
  select concat_ws(' ',
    (select max(i.id) from fact_result_list l
       join inbox i on i.replacement_key = l.replacement_key and i.verdict in ('applied', 'superseded') and i.channel <> 'desk' and not i.is_bare
     where l.code = of_unit and l.document_type = 'DT_RESULT'),
    (select schedule -> 'startList' from unit where code = of_unit))
$$;

-- Weigh-ins by event and day. Weights of minors are visible to staff only: nothing is derived from them, they are not in the inbox, and they
-- are deleted seven days after their day.
create table weigh_in (
  -- 22 characters
  event text not null,
  day text not null,
  -- number of the last stored tap
  head integer not null default 0,
  primary key (event, day)
);

create table weigh_in_tap (
  event text not null,
  day text not null,
  stored integer not null,
  id text not null,
  device text not null,
  seq integer not null,
  -- as sent by the device
  tap jsonb not null,
  -- pseudonym of the account
  by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (event, day, stored),
  unique (event, day, id),
  unique (event, day, device, seq),
  foreign key (event, day) references weigh_in on delete cascade
);
