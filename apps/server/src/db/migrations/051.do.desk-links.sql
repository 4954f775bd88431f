-- Links by which whoever has no account scores at a court for a day (decision 0105).

create table desk_link (
  id integer primary key generated always as identity,
  -- SHA-256 of the key, which is told once
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
