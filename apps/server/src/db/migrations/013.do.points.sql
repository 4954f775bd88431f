-- Points that accounts have earned (R7.3): only ever added to. account.points is their sum.
create table point_entry (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  reason text not null check (reason in ('trivia', 'safe-sport', 'correction')),
  -- what earned it, once for each account: a question of a trivia, the video, the number of a correction
  ref text not null,
  points integer not null check (points <> 0),
  -- the account's points with this entry
  balance integer not null check (balance >= 0),
  earned_at timestamptz not null default now(),
  unique (account_id, reason, ref)
);
create index point_entry_by_account on point_entry (account_id, id);
