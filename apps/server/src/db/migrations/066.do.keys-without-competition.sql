-- Keys say no competition any more (decision 0100): a database holds one, and what came before a feed has said its code is of the same one.
-- A key of the earlier release has six parts, a family's three.

create function pg_temp.without_competition(key text) returns text language sql immutable as $$
  select case when key ~ '^[^|]*([|][^|]*){5}$' then substr(key, strpos(key, '|') + 1) else key end
$$;

update inbox set
  replacement_key = pg_temp.without_competition(replacement_key),
  family_key = regexp_replace(family_key, '^.*/(schedule|participants|teams)/', '\1/')
where replacement_key is not null;

update fact_code set replacement_key = pg_temp.without_competition(replacement_key);
update fact_document set replacement_key = pg_temp.without_competition(replacement_key);
update fact_entry set replacement_key = pg_temp.without_competition(replacement_key);
update fact_medal set replacement_key = pg_temp.without_competition(replacement_key);
update fact_medal_list set replacement_key = pg_temp.without_competition(replacement_key);
update fact_result set replacement_key = pg_temp.without_competition(replacement_key);
update fact_result_list set replacement_key = pg_temp.without_competition(replacement_key);
update fact_standing set replacement_key = pg_temp.without_competition(replacement_key);
update report set replacement_key = pg_temp.without_competition(replacement_key);

-- under which the desk has sent medals and tables
update desk_course set keys = array(select pg_temp.without_competition(key) from unnest(keys) with ordinality as k (key, place) order by place)
where keys <> '{}';

drop function pg_temp.without_competition(text);
