-- The whole games for devices without a network (decision 0099): derived from the calls' answers, thrown away and made again at any time.

create table offline_pack (
  singleton boolean primary key default true check (singleton),
  -- versions count in it
  history uuid not null default gen_random_uuid(),
  version integer not null default 0,
  -- the shape of its views: of another one nothing is comparable
  shape text,
  -- by which build they were made: another one may make them otherwise
  build text,
  -- the event that everything was known up to, and when that was; null: not everything has been made yet
  seq bigint,
  known_at timestamptz,
  -- when a device asked for it last: nobody makes what nobody wants
  asked_at timestamptz,
  -- who makes it, until when
  keeper uuid,
  kept_until timestamptz
);
insert into offline_pack default values;

-- The views that are in it: what each was made from, and the event it is complete up to.
create table offline_pack_view (
  record text not null,
  call text not null,
  input text[] not null,
  topics text[] not null,
  seq bigint not null,
  primary key (record)
);

-- What devices hold. A body of null: it is there no more.
create table offline_pack_part (
  record text not null,
  part text not null,
  body text,
  -- the version it changed in
  version integer not null,
  -- what made it of the body it had before, where that is shorter; good for who has a version from then on
  patch text,
  patch_since integer,
  primary key (record, part),
  check ((patch is null) = (patch_since is null))
);
create index offline_pack_part_version on offline_pack_part (version);
