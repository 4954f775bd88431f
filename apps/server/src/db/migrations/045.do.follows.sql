-- What accounts follow (decision 0094): of each key the newest word of any device, also that it is no longer followed.
create table account_follow (
  account_id uuid not null references account on delete cascade,
  -- athlete.3104229, delegation.AL
  key text not null check (length(key) <= 60),
  followed boolean not null,
  -- epoch milliseconds by the device's clock, at most a day after the server's
  at bigint not null check (at >= 0),
  -- the latest that any device gave, before that limit: the same word, sent again, is no later one
  said_at bigint not null check (said_at >= at),
  primary key (account_id, key)
);
