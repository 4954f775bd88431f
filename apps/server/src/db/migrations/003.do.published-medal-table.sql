-- Finished medal tables of other publishers (0119). The newest one whose import is not undone is shown beside our medals.
create table published_medal_table (
  import_id bigint primary key references table_import on delete cascade,
  -- PublishedTable of packages/domain/src/medals/published-table.ts
  content jsonb not null
);
