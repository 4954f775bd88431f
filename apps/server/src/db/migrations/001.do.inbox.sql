-- Every message as it came. Nothing is ever deleted here: all other tables but event_log and setting can be rebuilt from it.
create table inbox (
  id bigint generated always as identity primary key,
  received_at timestamptz not null default clock_timestamp(),
  channel text not null,
  digest bytea not null,
  body bytea not null,
  verdict text not null default 'pending'
    check (verdict in ('pending', 'applied', 'superseded', 'duplicate', 'rejected', 'voided', 'kept')),
  reason text,
  warnings jsonb not null default '[]',
  -- the identity (ODF §2), null where the header could not be read
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
  -- the first six parts of the identity as one key
  replacement_key text,
  -- competition, family and discipline for messages of which updates exist: schedule, participants, teams
  family_key text,
  is_update boolean,
  is_bare boolean
);
create index inbox_pending on inbox (id) where verdict = 'pending';
create index inbox_digest on inbox (digest);
create index inbox_replacement on inbox (replacement_key, version desc);
create index inbox_family on inbox (family_key, is_update) where family_key is not null;
create index inbox_verdict on inbox (document_type, verdict);

-- Facts the organiser decides, not the feed.
create table setting (
  key text primary key,
  value jsonb not null
);

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
