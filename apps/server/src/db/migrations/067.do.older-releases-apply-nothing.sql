-- A server of a release before 066 may run while another migrates, or outlive the one that did. Its keys name the competition: it would not find
-- what is in force, and put its own beside it, two lists of a unit and two medals of an event. So it applies nothing here (decision 0100). Class
-- 57P is "not now" to every release: messages wait, stored and acknowledged, for a newer server, and calls are answered with 503.

create function refuse_key_with_competition() returns trigger language plpgsql as $$
begin
  raise exception 'this database belongs to a newer release, whose keys do not name the competition: end this server and start the newer release'
    using errcode = 'cannot_connect_now';
end
$$;

create trigger key_without_competition before insert or update of replacement_key on inbox
for each row when (new.replacement_key ~ '^[^|]*([|][^|]*){5}$') execute function refuse_key_with_competition();

-- what such a server wrote while 066 was being applied, and no replay reads again
update inbox set
  replacement_key = substr(replacement_key, strpos(replacement_key, '|') + 1),
  family_key = regexp_replace(family_key, '^.*/(schedule|participants|teams)/', '\1/')
where replacement_key ~ '^[^|]*([|][^|]*){5}$';
