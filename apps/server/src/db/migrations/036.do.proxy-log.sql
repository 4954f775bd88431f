-- Lines of the logs of proxies that are counted (decision 0091): each a number that only the installation's key, which is in no database, makes of it.
create table access_line (
  -- several proxies may write the same line
  proxy text not null check (length(proxy) between 1 and 40),
  slot timestamptz not null,
  -- of the key that the digests are made with
  key_mark bytea not null,
  -- six bytes each, ascending
  digests bytea not null check (length(digests) % 6 = 0),
  primary key (proxy, slot)
);
-- nothing makes them smaller
alter table access_line alter column digests set storage external;
