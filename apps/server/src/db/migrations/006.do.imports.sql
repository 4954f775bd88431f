-- Tables (CSV, JSON) of organisers without a feed (R12.2). The messages made of one are in the inbox and name it.
create table table_import (
  id bigint generated always as identity primary key,
  kind text not null,
  file_name text,
  found integer not null,
  added integer not null,
  changed integer not null,
  removed integer not null,
  unknown integer not null,
  imported_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz
);
alter table inbox add column import_id bigint references table_import;
create index inbox_import on inbox (import_id) where import_id is not null;

-- withdrawn: its import was undone, so that it is as if it had never come; never deleted, and no rebuild brings it back
alter table inbox drop constraint inbox_verdict_check;
alter table inbox add constraint inbox_verdict_check
  check (verdict in ('pending', 'applied', 'superseded', 'duplicate', 'rejected', 'voided', 'kept', 'withdrawn'));
