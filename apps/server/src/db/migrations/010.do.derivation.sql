-- By which rules everything derived was made from the inbox. No row: by a release that did not say, or nothing was derived yet.
create table derivation (
  singleton boolean primary key default true check (singleton),
  rules text not null,
  derived_at timestamptz not null default clock_timestamp()
);
