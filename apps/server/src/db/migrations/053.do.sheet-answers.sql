-- What sheets taught, import by import: undoing one brings back what was said before it.
alter table sheet_word drop constraint sheet_word_pkey, add primary key (key, import_id);

-- The import that a meaning of columns came by; null: before imports were kept here.
alter table sheet_columns
  add column import_id bigint references table_import on delete cascade,
  drop constraint sheet_columns_pkey,
  add unique nulls not distinct (header, import_id);
create index sheet_columns_import on sheet_columns (import_id);
