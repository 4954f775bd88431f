-- Page views of those who agreed to be counted (R3.5): sums only. Nothing here tells two visitors apart.
create table usage_count (
  -- the venue's calendar day, by the wall clock
  day date not null,
  -- `/medals/{tabs}`: packages/domain/src/usage/page-pattern.ts
  pattern text not null,
  platform text not null check (platform in ('web', 'pwa', 'ios', 'android')),
  views bigint not null check (views > 0),
  primary key (day, pattern, platform)
);
