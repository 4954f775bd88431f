-- Who sends messages, each with keys of its own (0080). The one of the environment's INGEST_KEY has none here.
create table feed_source (
  id integer generated always as identity primary key,
  name text not null,
  contact text not null default '',
  made_at timestamptz not null default now(),
  -- what it sends from then on is stored, and waits
  paused_at timestamptz
);
create unique index feed_source_name on feed_source (lower(name));
insert into feed_source (name) values ('INGEST_KEY');

create table feed_key (
  id uuid primary key default gen_random_uuid(),
  source_id integer not null references feed_source,
  -- SHA-256 of the key, which is shown once and stored nowhere
  digest bytea not null unique,
  -- its last characters, by which people tell keys apart
  ending text not null,
  made_at timestamptz not null default now(),
  -- after a rotation the key before goes on for a while
  ends_at timestamptz,
  revoked_at timestamptz,
  reason text,
  used_at timestamptz,
  -- tries with it since it ended or was revoked
  refused integer not null default 0,
  refused_at timestamptz
);
create index feed_key_source on feed_key (source_id);

-- Keys that are nobody's, a row a day.
create table feed_wrong_key (
  day date primary key,
  tries integer not null
);

alter table inbox add column source_id integer references feed_source;
-- held: its source is paused; it becomes pending when the source goes on
alter table inbox drop constraint inbox_verdict_check;
alter table inbox add constraint inbox_verdict_check
  check (verdict in ('pending', 'held', 'applied', 'superseded', 'duplicate', 'rejected', 'voided', 'kept', 'withdrawn'));
create index inbox_held on inbox (source_id) where verdict = 'held';
-- what arrived of late
create index inbox_received on inbox (received_at);
-- somebody of the staff has seen why it was rejected, and leaves it
alter table inbox add column dismissed_at timestamptz;
