-- Photos of athletes, who are minors (R5.4): shown while the organiser has the field open, the athlete is active and nobody asked it out.

alter table file_use drop constraint file_use_access_check;
-- 'athlete': everybody, as long as the photo may be shown at present
alter table file_use add constraint file_use_access_check check (access in ('public', 'private', 'staff', 'athlete'));

create table athlete_photo (
  -- as the feed has it; whoever the feed no longer names has no page
  athlete text primary key,
  -- what file_use has as its owner
  owner uuid not null unique default gen_random_uuid(),
  -- null: removed
  file_id uuid unique references file,
  -- removed on request: another one is not to be put up by mistake
  withheld boolean not null default false,
  check (not withheld or file_id is null)
);

-- Photos that were replaced or removed, for as long as that can be undone: a day.
create table athlete_photo_past (
  file_id uuid primary key references file,
  owner uuid not null references athlete_photo (owner) on delete cascade,
  since timestamptz not null default now()
);
