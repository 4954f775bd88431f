-- Days and weeks by device and status, by device, platform and kind, and by route (decision 0089): what a view is read of that asks for nothing else, and
-- would add up a year by all keys otherwise. Added to with the days, and made anew with them.
create table access_day_status (
  day date not null,
  source text not null check (source in ('server', 'proxy')),
  device text not null check (device in ('bot', 'desktop', 'mobile', 'tablet')),
  status smallint not null,
  requests bigint not null check (requests >= 0),
  primary key (day, source, device, status)
);
create table access_week_status (like access_day_status including all);
alter table access_week_status rename column day to week;

create table access_day_kind (
  day date not null,
  source text not null check (source in ('server', 'proxy')),
  device text not null check (device in ('bot', 'desktop', 'mobile', 'tablet')),
  platform text not null,
  kind text not null,
  requests bigint not null check (requests >= 0),
  duration_ms bigint not null check (duration_ms >= 0),
  durations bigint[] not null,
  primary key (day, source, device, platform, kind)
);
create table access_week_kind (like access_day_kind including all);
alter table access_week_kind rename column day to week;

-- Routes of all requests, and of those of one device, one platform or one status: '(all)', and the status 0, where none is meant. A row names one at most.
create table access_day_route (
  day date not null,
  source text not null check (source in ('server', 'proxy')),
  device text not null check (device in ('(all)', 'bot', 'desktop', 'mobile', 'tablet')),
  platform text not null,
  status smallint not null,
  kind text not null,
  route text not null,
  requests bigint not null check (requests >= 0),
  -- those of them that were answered with 400 or more
  errors bigint not null check (errors between 0 and requests),
  check ((device <> '(all)')::int + (platform <> '(all)')::int + (status <> 0)::int <= 1),
  primary key (day, source, device, platform, status, kind, route)
);
create table access_week_route (like access_day_route including all);
alter table access_week_route rename column day to week;

insert into access_day_status
select day, source, device, status, sum(requests) from access_day_part d join access_key k on k.id = d.key group by 1, 2, 3, 4 order by 1, 2, 3, 4;
insert into access_week_status
select date_trunc('week', day::timestamp)::date, source, device, status, sum(requests) from access_day_status group by 1, 2, 3, 4 order by 1, 2, 3, 4;

insert into access_day_kind
select day, source, device, platform, kind, sum(requests), sum(duration_ms), access_sums(durations)
from access_day_part d join access_key k on k.id = d.key group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5;
insert into access_week_kind
select date_trunc('week', day::timestamp)::date, source, device, platform, kind, sum(requests), sum(duration_ms), access_sums(durations)
from access_day_kind group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5;

insert into access_day_route
select day, source, device, '(all)', 0, kind, route, sum(requests), coalesce(sum(requests) filter (where status >= 400), 0)
from access_day d join access_key k on k.id = d.key group by 1, 2, 3, 6, 7;
insert into access_day_route
select day, source, '(all)', platform, 0, kind, route, sum(requests), coalesce(sum(requests) filter (where status >= 400), 0)
from access_day d join access_key k on k.id = d.key group by 1, 2, 4, 6, 7;
insert into access_day_route
select day, source, '(all)', '(all)', status, kind, route, sum(requests), coalesce(sum(requests) filter (where status >= 400), 0)
from access_day d join access_key k on k.id = d.key group by 1, 2, 5, 6, 7;
insert into access_day_route
select day, source, '(all)', '(all)', 0, kind, route, sum(requests), sum(errors) from access_day_route where device <> '(all)' group by 1, 2, 6, 7;
insert into access_week_route
select date_trunc('week', day::timestamp)::date, source, device, platform, status, kind, route, sum(requests), sum(errors)
from access_day_route group by 1, 2, 3, 4, 5, 6, 7;

-- The fullest quarters of a year are looked for in it alone.
create index access_total_source on access_total (source, slot) include (requests);

-- Counts by key are read of the index alone: a row has its durations beside them, which are most of its bytes.
alter table access_quarter drop constraint access_quarter_pkey, add primary key (slot, key) include (requests);
alter table access_day drop constraint access_day_pkey, add primary key (day, key) include (requests);
alter table access_week drop constraint access_week_pkey, add primary key (week, key) include (requests);
