-- How far the reading of a sheet is, for whoever waits for it, at whichever node it is read; and which looks at it somebody has stopped.
alter table sheet_draft
  add column progress jsonb,
  -- looks at it, by number
  add column looks int not null default 0,
  -- this look and those before it are stopped
  add column stopped int not null default 0;
