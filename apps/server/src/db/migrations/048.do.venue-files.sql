-- Files of the venues' own tools, FinishLynx and LENEX (decision 0102).

create table venue_file (
  id bigint primary key generated always as identity,
  name text not null,
  origin text not null check (origin in ('folder', 'office')),
  kind text not null check (kind in ('lif', 'evt', 'ppl', 'sch', 'lenex')),
  -- SHA-256 of the content
  digest bytea not null,
  -- while it waits: names and dates of birth of minors are in it
  content bytea,
  state text not null check (state in ('waiting', 'imported', 'unchanged', 'left')),
  came_at timestamptz not null default clock_timestamp(),
  import_id bigint references table_import on delete set null,
  unique (name, digest),
  check (state <> 'waiting' or content is not null)
);
create index venue_file_waiting on venue_file (id) where state = 'waiting';
create index venue_file_import on venue_file (import_id) where import_id is not null;

-- What a person has said once, and the numbers that were given out.
create table venue_choice (
  origin text not null check (origin in ('finishlynx', 'lenex')),
  -- heat: its unit; row: its competitor; mark: why there is no result; event, round: their number; encoding
  kind text not null check (kind in ('heat', 'row', 'mark', 'event', 'round', 'encoding')),
  key text not null,
  -- empty: none of ours
  value text not null,
  primary key (origin, kind, key)
);
create index venue_choice_value on venue_choice (origin, kind, value);

-- What a file said of a unit when it was brought in: by it corrections by hand are told from what a file says.
create table venue_said (
  unit text not null,
  import_id bigint not null references table_import on delete cascade,
  said jsonb not null,
  primary key (unit, import_id)
);
create index venue_said_import on venue_said (import_id);
