-- Folders of published results and of ODF files. Their messages are in the inbox; an import names all that its folder contains, also those
-- that an earlier import had brought already.
create table folder_import (
  id bigint generated always as identity primary key,
  -- whose records (`PARIS2024`): a later folder of the same source stands in the place of this one; null for ODF files, which say
  -- themselves what they replace
  source text,
  folder text not null,
  imported_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz
);
create table folder_import_message (
  import_id bigint not null references folder_import on delete cascade,
  message_id bigint not null references inbox on delete cascade,
  primary key (import_id, message_id)
);
create index folder_import_message_message on folder_import_message (message_id);

-- what was imported before imports were numbered is one import of each source
with earlier as (
  select source, min(received_at) as imported_at from inbox
  where channel = 'import' and import_id is null and source in ('PARIS2024', 'RIO2016') and verdict <> 'duplicate'
  group by source
), numbered as (
  insert into folder_import (source, folder, imported_at) select source, '', imported_at from earlier returning id, source
)
insert into folder_import_message (import_id, message_id)
select numbered.id, inbox.id from numbered join inbox using (source)
where inbox.channel = 'import' and inbox.import_id is null and inbox.verdict <> 'duplicate';
