-- The ranking (R7.3) as it was announced last: made of the accounts that appear in it, in the transaction that announces it (decision 0072).
create table ranking_entry (
  account_id uuid primary key,
  username text not null,
  -- ties stand in its order
  username_key text collate "C" not null,
  type text not null,
  -- '' for none
  organisation text not null,
  points integer not null
);
-- a place deep in the list is found in an index alone
create index ranking_entry_by_points on ranking_entry (points desc, username_key);
create index ranking_entry_by_type on ranking_entry (type, points desc, username_key);
create index ranking_entry_by_organisation on ranking_entry (organisation, points desc, username_key) include (type);

-- How many have so many points: of a type and a delegation, of either ('' for the other), of all ('' for both). Once by exact points
-- (step 1) and once by thousands (step 1000, points being the lowest), so that who is ahead is counted in few rows whatever the points are.
create table ranking_count (
  step integer not null,
  type text not null,
  organisation text not null,
  points integer not null,
  people integer not null,
  primary key (step, type, organisation, points)
);

-- Accounts that may stand elsewhere in the ranking now. Only added to by those who change accounts, so that nobody waits for another.
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
insert into ranking_change (account_id) select id from account;

-- How many had so many points when a day of the games began here, by which is told how many places somebody moved.
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
