-- What staff have derived again from the stored messages; at most one is not ended (0080).
create table rebuild (
  id bigint generated always as identity primary key,
  -- null: everything
  discipline text,
  asked_at timestamptz not null default now(),
  begun_at timestamptz,
  -- a server that ends in the middle leaves it to the next one
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
