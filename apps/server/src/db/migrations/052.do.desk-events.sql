-- By which rules an event is scored at the result desk (decision 0105); an event without a row is by those that are suggested for its units.

create table desk_event (
  -- 22 characters
  event text primary key,
  rule_set text,
  limits jsonb not null default '{}',
  second_person boolean not null default true
);
