-- Where venues are: the organiser's own word, which no message of the feed has. Kept outside the inbox, so that no rebuild takes it away.
create table venue_place (
  code text primary key,
  -- by language, `{"por": "…"}`; the feed's own name of the venue stands before it
  name jsonb,
  -- WGS 84, decimal degrees: both or neither
  lat double precision check (lat between -90 and 90),
  lon double precision check (lon between -180 and 180),
  address text,
  notes jsonb,
  accessibility jsonb,
  transport jsonb,
  check ((lat is null) = (lon is null))
);

create index unit_venue on unit ((schedule ->> 'venue'), day) where displayed;
