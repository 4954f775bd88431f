-- Quarters of an hour without routes, kinds and platforms (decision 0089): hours are read of a fourteenth of the rows. Added to with the quarters,
-- and gone with them.
create table access_quarter_status (
  slot timestamptz not null,
  source text not null check (source in ('server', 'proxy')),
  device text not null check (device in ('bot', 'desktop', 'mobile', 'tablet')),
  status smallint not null,
  requests bigint not null check (requests >= 0),
  primary key (slot, source, device, status)
);

insert into access_quarter_status
select slot, source, device, status, sum(requests) from access_quarter q join access_key k on k.id = q.key group by 1, 2, 3, 4 order by 1, 2, 3, 4;
