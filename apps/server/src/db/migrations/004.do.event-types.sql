-- The type of each event in the catalogue of its sport (0120). A server that starts with new rules derives everything again and fills it.
create table event_type (
  -- 22 characters
  event text primary key,
  -- EventType.id in packages/domain/src/sports; null: neither the code nor a name of the event tells it
  type text,
  -- Variant of packages/domain/src/sports/event-type.ts: metres, members of a relay, weight class
  variant jsonb not null,
  -- M, W, X, O or -
  gender text not null,
  source text check (source in ('code', 'words', 'organiser')),
  -- false: some words of the name are unexplained
  confirmed boolean not null,
  check ((type is null) = (source is null))
);

-- The organiser's answer to which event it is.
create table event_type_choice (
  event text primary key,
  type text not null,
  variant jsonb not null
);

-- Codes that units had in an earlier folder of published results, with their codes since: addresses stay valid (R12.7).
create table unit_alias (
  code text primary key,
  unit text not null
);
create index unit_alias_unit on unit_alias (unit);
