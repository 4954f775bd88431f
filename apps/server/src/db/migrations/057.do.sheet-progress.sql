-- How far the reading of a sheet is, for whoever waits for it, at whichever node it is read; and that somebody has stopped it.
alter table sheet_draft
  add column progress jsonb,
  add column stopped boolean not null default false;
