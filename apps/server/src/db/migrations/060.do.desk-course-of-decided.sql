-- Events that were decided at the desk before it gave medals (054) are looked at once: what follows from their results is sent.

insert into desk_course (event, seen)
  select distinct left(unit, 22), '' from desk_unit where sent_digest is not null
  on conflict (event) do update set seen = excluded.seen where desk_course.seen is null;

update desk_unit set followed = true where sent_digest is not null and not followed;
