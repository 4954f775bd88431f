-- Facts: the elements of the messages in force, typed by packages/odf, each with the message it came from.
-- `precedence` orders elements of the same code among bulk and updates (docs/decisions/0030-precedence.md).
create table fact_unit (
  discipline text not null,
  code text not null,
  fact jsonb not null,
  -- the start as the bulk planned it; an update must not lose it
  planned_start text,
  precedence text not null,
  produced text not null,
  message_id bigint not null,
  primary key (code, discipline)
);
create index fact_unit_discipline on fact_unit (discipline);

create table fact_session (
  discipline text not null,
  code text not null,
  fact jsonb not null,
  precedence text not null,
  message_id bigint not null,
  primary key (discipline, code)
);

create table fact_participant (
  discipline text not null,
  code text not null,
  fact jsonb not null,
  precedence text not null,
  produced text not null,
  message_id bigint not null,
  primary key (code, discipline)
);
create index fact_participant_discipline on fact_participant (discipline);

create table fact_team (
  discipline text not null,
  code text not null,
  fact jsonb not null,
  athletes text[] not null,
  precedence text not null,
  produced text not null,
  message_id bigint not null,
  primary key (code, discipline)
);
create index fact_team_discipline on fact_team (discipline);
create index fact_team_athletes on fact_team using gin (athletes);

create table fact_entry (
  replacement_key text not null,
  event text not null,
  code text not null,
  fact jsonb not null,
  message_id bigint not null,
  primary key (replacement_key, code)
);
create index fact_entry_event on fact_entry (event);
create index fact_entry_code on fact_entry (code);

-- One result-family message in force: DT_RESULT of a unit, DT_PHASE_RESULT of a phase, DT_RANKING of an event.
create table fact_result_list (
  replacement_key text primary key,
  document_type text not null,
  code text not null,
  status text,
  version integer not null,
  produced text not null,
  notes jsonb not null,
  fact jsonb not null,
  -- an OFFICIAL version came before this one, or this one explains itself with a Note (ODF §1)
  corrected boolean not null,
  message_id bigint not null
);
create index fact_result_list_code on fact_result_list (code, document_type);

create table fact_result (
  replacement_key text not null,
  position integer not null,
  document_type text not null,
  code text not null,
  competitor text not null,
  organisation text,
  fact jsonb not null,
  primary key (replacement_key, position)
);
create index fact_result_code on fact_result (code, document_type);
create index fact_result_competitor on fact_result (competitor);

create table fact_medal_list (
  replacement_key text primary key,
  event text not null,
  status text,
  version integer not null,
  produced text not null,
  notes jsonb not null,
  corrected boolean not null,
  message_id bigint not null
);

create table fact_medal (
  replacement_key text not null,
  position integer not null,
  event text not null,
  medal text not null check (medal in ('gold', 'silver', 'bronze')),
  competitor text not null,
  organisation text not null,
  date text,
  unit text,
  fact jsonb not null,
  primary key (replacement_key, position)
);
create index fact_medal_event on fact_medal (event);
create index fact_medal_organisation on fact_medal (organisation);
create index fact_medal_competitor on fact_medal (competitor);

-- The table as the source publishes it (DT_MEDALS): for comparison only.
create table fact_standing (
  replacement_key text not null,
  organisation text not null,
  fact jsonb not null,
  message_id bigint not null,
  primary key (replacement_key, organisation)
);

create table fact_code (
  code_set text not null,
  code text not null,
  name jsonb not null,
  replacement_key text not null,
  precedence text not null,
  message_id bigint not null,
  primary key (replacement_key, code)
);
create index fact_code_code on fact_code (code_set, code);

-- Derived: recomputed from facts in the transaction that changes them.
create table unit (
  code text primary key,
  discipline text not null,
  event text not null,
  phase text not null,
  gender text not null,
  division integer,
  event_type text not null,
  status text not null,
  schedule_status text,
  result_status text,
  displayed boolean not null,
  day text,
  start_at timestamptz,
  sort_order integer,
  medal integer not null,
  head_to_head boolean not null,
  sides jsonb not null,
  leader jsonb,
  clock jsonb,
  planned_start text,
  produced text not null,
  correction jsonb,
  schedule jsonb,
  schedule_message_id bigint,
  result_message_id bigint
);
create index unit_day on unit (day, start_at, sort_order, code) where displayed;
create index unit_phase on unit (phase);
create index unit_event on unit (event);

-- Who can stand in a list: athletes, officials and teams by code, merged over disciplines.
create table competitor (
  code text primary key,
  kind text not null check (kind in ('athlete', 'official', 'team')),
  name text not null,
  -- name and codes without accents, lower case
  search text not null,
  sort_name text not null,
  gender text not null,
  organisation text not null,
  disciplines text[] not null,
  bib text,
  active boolean not null
);
create index competitor_list on competitor (sort_name, code) where kind = 'athlete' and active;
create index competitor_organisation on competitor (organisation) where kind = 'athlete' and active;

-- Who appears in which unit, as the messages say it.
create table appearance (
  unit text not null,
  competitor text not null,
  athlete text not null default '',
  primary key (unit, competitor, athlete)
);
create index appearance_competitor on appearance (competitor);
create index appearance_athlete on appearance (athlete) where athlete <> '';

create table medal_table (
  scope text not null,
  organisation text not null,
  listed boolean not null,
  rank integer,
  rank_equal boolean,
  rank_total integer,
  rank_total_equal boolean,
  gold integer not null,
  silver integer not null,
  bronze integer not null,
  total integer not null,
  primary key (scope, organisation)
);

-- Games time by anchor: games = anchor_games + (now - anchor_real) * speed. No row: real time.
create table games_clock (
  singleton boolean primary key default true check (singleton),
  anchor_games timestamptz not null,
  anchor_real timestamptz not null,
  speed double precision not null,
  -- who keeps it: the Source of the keep-alive
  source text not null
);
