-- Tries with what opens nothing, added up by day, sender's network ('': one of the many others) and key (null: nobody's) (0080).
create table feed_try (
  day date not null,
  network text not null,
  key_id uuid references feed_key,
  tries integer not null,
  last_at timestamptz not null,
  unique nulls not distinct (day, network, key_id)
);
insert into feed_try (day, network, key_id, tries, last_at) select day, '', null, tries, day from feed_wrong_key;
drop table feed_wrong_key;
