-- Builds of the app that have served visitors (decision 0089): a release explains a peak as a final does.
create table app_build (
  id text primary key check (length(id) <= 100),
  -- a build that comes back keeps its first start
  started_at timestamptz not null default now()
);
create index app_build_started on app_build (started_at);
