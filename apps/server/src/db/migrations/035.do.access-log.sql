-- The access log (R8): sums alone. No address, user agent, person or cookie is in any of these tables (decision 0089).

-- What requests are told apart by.
create table access_key (
  id integer generated always as identity primary key,
  -- who counted: this server, or a proxy in front of it whose log was imported
  source text not null check (source in ('server', 'proxy')),
  kind text not null,
  -- `/api/medals/:scope`, never an address as it was requested
  route text not null check (length(route) <= 200),
  status smallint not null,
  device text not null check (device in ('bot', 'desktop', 'mobile', 'tablet')),
  platform text not null check (platform in ('web', 'pwa', 'ios', 'android')),
  unique (source, kind, route, status, device, platform)
);

-- Which zone the days below are of, as `at time zone` understands it. Its row is shared by all who count, and taken by whoever makes the days anew.
create table access_zone (
  is_only boolean primary key default true check (is_only),
  zone text not null,
  -- quarter hours before it are gone, of all others there is one in every day; the beginning of a day
  quarters_from timestamptz not null default '-infinity'
);

-- By quarter hour: zones are a multiple of it away from UTC, so that a day of any zone is a sum of them.
create table access_quarter (
  slot timestamptz not null,
  key integer not null references access_key,
  requests bigint not null check (requests >= 0),
  -- of requests that have ended: their durations in all, milliseconds, and how many took how long (access-log/durations.ts)
  duration_ms bigint not null check (duration_ms >= 0),
  durations bigint[] not null,
  primary key (slot, key)
);

-- The same by day of the zone.
create table access_day (
  day date not null,
  key integer not null references access_key,
  requests bigint not null check (requests >= 0),
  duration_ms bigint not null check (duration_ms >= 0),
  durations bigint[] not null,
  primary key (day, key)
);

-- Requests of each source in all, by quarter hour.
create table access_total (
  slot timestamptz not null,
  source text not null check (source in ('server', 'proxy')),
  requests bigint not null check (requests >= 0),
  primary key (slot, source)
);

-- Batches of counts that are in, so that one whose commit was not heard of is not added again.
create table access_batch (
  id uuid primary key,
  stored_at timestamptz not null default now()
);
create index access_batch_stored on access_batch (stored_at);

create function access_sum(a bigint[], b bigint[]) returns bigint[] language sql immutable parallel safe as $$
  select case when a = '{}' then b when b = '{}' then a else
    array(select coalesce(x, 0) + coalesce(y, 0) from unnest(a, b) with ordinality as both_of(x, y, place) order by place) end
$$;
create aggregate access_sums(bigint[]) (sfunc = access_sum, stype = bigint[], initcond = '{}', parallel = safe, combinefunc = access_sum);
