-- Since when a tab is on its page: who opens the same is told.
alter table office_presence add column since timestamptz not null default now();
