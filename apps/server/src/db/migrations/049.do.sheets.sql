-- What words of organisers' sheets were taken for, by `what|words` (0100). No rebuild touches them.
create table sheet_word (
  key text primary key,
  code text not null,
  -- the import that taught it; undone, it is forgotten
  import_id bigint not null references table_import on delete cascade
);
create index sheet_word_import on sheet_word (import_id);

-- What the columns below a header row are about, where somebody has said so.
create table sheet_columns (
  header text primary key,
  fields jsonb not null
);

-- Files that were handed in and are looked at before they are taken in; forgotten after a week.
create table sheet_draft (
  id uuid primary key,
  file_name text not null,
  bytes bytea not null,
  choices jsonb not null default '{}',
  touched_at timestamptz not null default clock_timestamp(),
  -- the line of the record once it was taken in
  action bigint
);
