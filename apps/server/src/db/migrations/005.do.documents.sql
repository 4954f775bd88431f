-- One message in force that is read as a whole: brackets, play-by-play, statistics, records, medallists of a discipline,
-- communications, configuration. `fact` is its body as packages/odf types it.
create table fact_document (
  replacement_key text primary key,
  document_type text not null,
  code text not null,
  -- a period of a play-by-play, a team of a table of statistics
  subcode text,
  subtype text,
  language text,
  status text,
  version integer not null,
  produced text not null,
  notes jsonb not null,
  fact jsonb not null,
  message_id bigint not null
);
create index fact_document_code on fact_document (code, document_type);

-- The files of reports, by their SHA-256: large objects, outside the rows and within reach of every node. They outlive a rebuild, which
-- would have to hold a lock for each it removed.
create table report_file (
  digest text primary key,
  content oid not null
);

-- PostgreSQL leaves a large object behind when the row that names it goes. This way no deletion can forget it.
create function unlink_report_content() returns trigger language plpgsql as $$
begin
  perform lo_unlink(old.content);
  return null;
end
$$;
create trigger report_content_goes_with_its_row after delete on report_file
  for each row execute function unlink_report_content();

-- A report (DT_PDF).
create table report (
  replacement_key text primary key,
  code text not null,
  subtype text,
  language text,
  title text,
  status text,
  version integer not null,
  produced text not null,
  size integer not null,
  digest text not null references report_file,
  message_id bigint not null
);
create index report_code on report (code);
create index report_digest on report (digest);
