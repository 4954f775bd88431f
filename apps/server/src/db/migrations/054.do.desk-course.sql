-- What comes of results at the desk for the rest of their event: who goes on, tables of pools, medals (decision 0109).

create table desk_course (
  -- 22 characters
  event text primary key,
  -- what the desk has sent of it last: what is in force and is something else is somebody's decision
  given jsonb not null default '{"standings": {}, "sides": {}, "medals": []}',
  -- keys of the inbox under which medals and tables of pools were sent
  keys text[] not null default '{}',
  medals_version integer not null default 0,
  schedule_version integer not null default 0,
  -- what the rules leave open, and where something in force stands against them
  remarks jsonb not null default '[]',
  -- what was in force of the event when it was looked at
  seen text
);

alter table desk_unit
  -- whether what was sent last is a result that others of the event follow from
  add column followed boolean not null default false,
  -- the list of others and the line of the programme that were there when it was looked at
  add column listed text;

-- What is in force of an event that something follows from, in one word that changes with it.
create function desk_course_seen(of_event text) returns text language sql stable as $$
  select concat_ws(' ',
    (select concat_ws(':', count(*), sum(message_id)) from fact_result_list where left(code, 22) = of_event
       and (document_type = 'DT_POOL_STANDING'
         or document_type = 'DT_RESULT' and status in ('OFFICIAL', 'UNOFFICIAL', 'PROTESTED'))),
    (select concat_ws(':', count(*), sum(message_id)) from fact_unit
       where discipline = left(of_event, 3) and left(code, 22) = of_event),
    (select concat_ws(':', count(*), sum(message_id)) from fact_medal_list where left(event, 22) = of_event))
$$;

-- The newest list of a unit that others than the desk have sent, and its line of the programme, in one word that changes with them.
create function desk_listed(of_unit text) returns text language sql stable as $$
  select concat_ws(' ',
    (select max(i.id) from fact_result_list l
       join inbox i on i.replacement_key = l.replacement_key and i.verdict in ('applied', 'superseded') and i.channel <> 'desk' and not i.is_bare
     where l.code = of_unit and l.document_type = 'DT_RESULT'),
    (select schedule -> 'startList' from unit where code = of_unit))
$$;
