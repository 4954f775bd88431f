-- Files of swimming programs in SDIF, beside LENEX (0102).
alter table venue_file drop constraint venue_file_kind_check;
alter table venue_file add constraint venue_file_kind_check check (kind in ('lif', 'evt', 'ppl', 'sch', 'lenex', 'sdif'));
