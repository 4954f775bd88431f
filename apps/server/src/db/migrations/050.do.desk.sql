-- The result desk (decision 0105): what was tapped for a unit. Nothing of it is derived; what the public sees of it is in the inbox.

create table desk_unit (
  unit text primary key,
  -- who competes, and by which rules: as it was when play began, so that a newer list or other rules change no tap's meaning
  list jsonb,
  rule_set text,
  limits jsonb not null default '{}',
  second_person boolean not null default true,
  begun boolean not null default false,
  first_at timestamptz,
  -- number of the last stored tap
  head integer not null default 0,
  state text,
  -- up to which tap it was looked at for what is to be sent, and up to which the public has it
  looked_up_to integer not null default 0,
  sent_up_to integer not null default 0,
  sent_at timestamptz,
  -- what was sent last, without when and which version: the same is not sent again
  sent_digest text,
  sent_version integer,
  schedule_digest text,
  schedule_version integer,
  -- whether it is sent though the feed sends the unit, and why
  leads boolean not null default false,
  lead_reason text,
  look_again boolean not null default false,
  -- what it came to was not sent: the feed sends the unit
  stepped_back boolean not null default false
);
create index desk_unit_waiting on desk_unit (unit) where head > looked_up_to or look_again;

create table desk_tap (
  unit text not null references desk_unit on delete cascade,
  stored integer not null,
  id text not null,
  device text not null,
  seq integer not null,
  -- as the device sent it
  tap jsonb not null,
  -- who pressed it: one word for an account or a link that says nothing else
  by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (unit, stored),
  unique (unit, id),
  unique (unit, device, seq)
);

create table desk_device (
  unit text not null,
  device text not null,
  name text,
  by text not null,
  account_id uuid references account on delete cascade,
  opened_at timestamptz not null default clock_timestamp(),
  heard_at timestamptz not null default clock_timestamp(),
  took_over_at timestamptz,
  primary key (unit, device)
);
create index desk_device_account on desk_device (account_id) where account_id is not null;

-- Who was handed a unit: it stays theirs when it is moved to another court or taken out of the programme.
create table desk_holder (
  unit text not null,
  by text not null,
  primary key (unit, by)
);

create table desk_signature (
  unit text not null references desk_unit on delete cascade,
  side smallint not null check (side in (0, 1)),
  up_to integer not null,
  strokes jsonb not null,
  by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (unit, side, up_to)
);

create table desk_photo (
  id uuid primary key,
  unit text not null,
  content bytea not null,
  by text not null,
  at timestamptz not null default clock_timestamp()
);
create index desk_photo_unit on desk_photo (unit, at);
