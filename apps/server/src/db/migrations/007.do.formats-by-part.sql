-- An event has a format for each part that its organiser decides: finals, table, third places, matches without a winner, disqualified medallists (0118).
-- part: FORMAT_PARTS of packages/domain/src/ranking-rules/event-format.ts
alter table event_format add column part text;
update event_format set part = case format ->> 'kind'
  when 'pool' then 'table'
  when 'knockout' then 'third-places'
  when 'no-winner' then 'empty-final'
  else 'finals'
end;
alter table event_format alter column part set not null;
alter table event_format drop constraint event_format_pkey;
alter table event_format add primary key (event, part);
-- until now one answer was for the final and the matches for bronze
insert into event_format (event, part, format)
select event, 'empty-bronze', jsonb_set(format, '{kind}', '"no-bronze-winner"')
from event_format where format ->> 'kind' = 'no-winner' and format ->> 'gives' in ('nothing', 'by-figures');
