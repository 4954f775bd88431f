-- Who was weighed of an event on a day (decision 0114): taps, as at the result desk. A minor's weight is the staff's alone: nothing is derived of it,
-- nothing of it is in the inbox, and it is deleted seven days after its day.

create table weigh_in (
  -- 22 characters
  event text not null,
  day text not null,
  -- number of the last stored tap
  head integer not null default 0,
  primary key (event, day)
);

create table weigh_in_tap (
  event text not null,
  day text not null,
  stored integer not null,
  id text not null,
  device text not null,
  seq integer not null,
  -- as the device sent it
  tap jsonb not null,
  -- who pressed it: one word for an account that says nothing else
  by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (event, day, stored),
  unique (event, day, id),
  unique (event, day, device, seq),
  foreign key (event, day) references weigh_in on delete cascade
);

-- what competitors of an event weigh, where it is otherwise than by its class; null: by its class
alter table desk_event add column weigh_in jsonb;
