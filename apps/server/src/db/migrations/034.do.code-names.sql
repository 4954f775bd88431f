-- Names of codes as the organiser writes them, above what the feed and the built-in tables say (R5.1). No rebuild touches them.
create table code_name (
  code_set text not null check (code_set in ('DISCIPLINE', 'EVENT', 'PHASE', 'VENUE', 'LOCATION')),
  -- RSC without filler at its end, or a code of a venue
  code text not null,
  -- {por, eng?, spa?}: a language that is missing is as before
  name jsonb not null,
  primary key (code_set, code)
);
