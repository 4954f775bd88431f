-- The access log in larger parts (decision 0089), so that a year of it is read at once: sums of the tables above, added to and made anew with them.
-- Without routes a count's key is one whose route is '(all)'.

-- By week from Monday. Days that were forgotten are not in their week any more.
create table access_week (
  week date not null check (extract(isodow from week) = 1),
  key integer not null references access_key,
  requests bigint not null check (requests >= 0),
  duration_ms bigint not null check (duration_ms >= 0),
  durations bigint[] not null,
  primary key (week, key)
);
create table access_week_part (like access_week including all, foreign key (key) references access_key);
create table access_day_part (like access_day including all, foreign key (key) references access_key);
-- Requests of each source by day.
create table access_day_total (
  day date not null,
  source text not null check (source in ('server', 'proxy')),
  requests bigint not null check (requests >= 0),
  primary key (day, source)
);
-- One route over many days.
create index access_day_key on access_day (key, day);
create index access_week_key on access_week (key, week);

insert into access_key (source, kind, route, status, device, platform)
select distinct source, kind, '(all)', status, device, platform from access_key;
create temporary table part on commit drop as
select k.id as key, p.id as part from access_key k
join access_key p using (source, kind, status, device, platform) where p.route = '(all)' and k.route <> '(all)';
insert into access_week
select date_trunc('week', day::timestamp)::date, key, sum(requests), sum(duration_ms), access_sums(durations) from access_day group by 1, 2 order by 1, 2;
insert into access_day_part
select day, part, sum(requests), sum(duration_ms), access_sums(durations) from access_day join part using (key) group by 1, 2 order by 1, 2;
insert into access_week_part
select week, part, sum(requests), sum(duration_ms), access_sums(durations) from access_week join part using (key) group by 1, 2 order by 1, 2;
insert into access_day_total
select day, source, sum(requests) from access_day d join access_key k on k.id = d.key group by 1, 2 order by 1, 2;
