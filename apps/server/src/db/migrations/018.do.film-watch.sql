-- How far somebody has watched the film about safe sport (R4.5). That all of it was is account.video_watched_at.
create table film_watch (
  account_id uuid primary key references account on delete cascade,
  -- another film is watched from its beginning
  film text not null,
  -- from the beginning, without a gap
  watched_ms integer not null check (watched_ms >= 0),
  -- the run of a player that began last: no other one counts
  play uuid not null,
  -- real time of that run that nothing was counted for yet
  spare_ms integer not null check (spare_ms >= 0),
  reported_at timestamptz not null
);
