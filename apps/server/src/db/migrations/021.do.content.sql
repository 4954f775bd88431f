-- Official content (R6): what is true of each piece now, and every version of it there ever was.
create table content_item (
  -- made by the editor's browser, so that what is sent twice is there once
  id uuid primary key,
  kind text not null check (kind in ('informativo', 'announcement', 'report', 'ambassador', 'sponsor', 'volunteer', 'course',
    'place', 'transport', 'album', 'video', 'live-stream', 'award')),
  -- the newest
  version integer not null default 1 check (version > 0),
  -- the one that visitors see; times are the games' own
  published_version integer,
  published_at timestamptz,
  first_published_at timestamptz,
  -- what was corrected when it was last published anew
  correction jsonb,
  -- the one that is to be published
  scheduled_version integer,
  scheduled_at timestamptz,
  scheduled_correction jsonb,
  archived_at timestamptz,
  state text not null generated always as (case
    when archived_at is not null then 'archived'
    when published_version is not null then 'published'
    when scheduled_version is not null then 'scheduled'
    else 'draft' end) stored,
  -- the organiser's order within a kind
  position integer not null,
  -- of the newest version
  title jsonb not null,
  search text not null,
  priority text check (priority in ('urgent', 'important', 'normal')),
  type text,
  spa text not null check (spa in ('ready', 'stale', 'missing', 'not-wanted')),
  eng text not null check (eng in ('ready', 'stale', 'missing', 'not-wanted')),
  created_at timestamptz not null,
  created_by uuid references account on delete set null,
  changed_at timestamptz not null,
  changed_by uuid references account on delete set null,
  check ((published_version is null) = (published_at is null)),
  check (published_version is null or first_published_at is not null),
  check ((scheduled_version is null) = (scheduled_at is null)),
  check (archived_at is null or (published_version is null and scheduled_version is null))
);
create index content_item_by_kind on content_item (kind, position);
create index content_item_due on content_item (scheduled_at) where scheduled_version is not null;

-- Added to, and nothing else.
create table content_version (
  item_id uuid not null references content_item on delete cascade,
  version integer not null check (version > 0),
  body jsonb not null,
  -- which Portuguese text each translation was made of
  translated jsonb not null,
  -- paths that differ from the version before
  changed jsonb not null,
  -- the version it is equal to, where one was taken back
  restored integer,
  saved_at timestamptz not null,
  saved_by uuid references account on delete set null,
  primary key (item_id, version)
);
