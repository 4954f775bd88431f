-- Answers about a meet of swimming that brings its programme, and the number that an event has in the meet (0102).
alter table venue_choice drop constraint venue_choice_kind_check;
alter table venue_choice add constraint venue_choice_kind_check
  check (kind in ('heat', 'row', 'mark', 'event', 'round', 'encoding', 'ages', 'programme', 'meet-event'));
