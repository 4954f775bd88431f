-- The format that an organiser chose for an event whose programme does not show which units decide its medals (0118).
create table event_format (
  -- 22 characters
  event text primary key,
  -- EventFormat of packages/domain/src/ranking-rules/event-format.ts
  format jsonb not null
);
