-- Photos that somebody wants taken out of an album. Who it was is not kept: the organiser has to look at the photo, not at them.
create table photo_removal (
  album_id uuid not null,
  -- as the album names it: it may be gone since
  file_id uuid not null,
  asked_at timestamptz not null default now(),
  primary key (album_id, file_id)
);
