-- Notifications (decision 0095): who gets them, what there is to tell, and what each device has been told.

-- The keys by which push services know us (VAPID, RFC 8292): made once, the same for all servers.
create table push_key (
  singleton boolean primary key default true check (singleton),
  public_key text not null,
  private_key text not null
);

create table push_subscription (
  id bigint primary key generated always as identity,
  -- nobody but the device and its browser's push service knows it
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  -- whose session the device has; what it follows goes with that
  session_id bytea references account_session on delete cascade,
  locale text not null check (locale in ('por', 'spa', 'eng')),
  time_zone text not null,
  -- minutes before a start; null: neither starts nor changes of the plan
  lead smallint,
  results boolean not null,
  medals boolean not null,
  messages boolean not null,
  -- minutes of the device's day
  quiet_from smallint,
  quiet_until smallint,
  hides_results boolean not null,
  follows text[] not null,
  created_at timestamptz not null default now(),
  -- nothing is sent before: what comes at once goes together
  next_at timestamptz not null default now(),
  -- in a row
  failures smallint not null default 0,
  check ((quiet_from is null) = (quiet_until is null))
);
create index push_subscription_follows on push_subscription using gin (follows);
create index push_subscription_session on push_subscription (session_id);

-- What can be told, as it stands. `about`: result.JUDW57KG…, medal.JUDW57KG….3104229, start.…, plan.…, message.…
create table notification (
  about text primary key,
  kind text not null check (kind in ('start', 'plan', 'result', 'medal', 'message')),
  -- grows with each change; 0: as it was found, of which nobody is told
  revision bigint not null,
  -- what it says, shortened, so that a change is seen; null: nothing any more
  print text,
  -- what was so before the first revision
  base text,
  facts jsonb not null,
  -- who follows one of these is told
  keys text[] not null,
  -- people with an account alone
  accounts_only boolean not null default false,
  changed_at timestamptz not null default now()
);

-- How far the event log has been looked through; null: nobody gets notifications, and nothing is looked for.
create table notification_watch (
  singleton boolean primary key default true check (singleton),
  seq bigint
);
insert into notification_watch default values;

-- What each device is to be told and has been told.
create table notification_delivery (
  subscription_id bigint not null references push_subscription on delete cascade,
  about text not null references notification on delete cascade,
  -- the newest that there is, and the newest that the device was told or need not be told
  revision bigint not null,
  done_revision bigint not null default 0,
  -- what it was told last, and of which print
  told_text text,
  told_print text,
  due_at timestamptz not null,
  -- somebody is sending it until then
  taken_until timestamptz,
  primary key (subscription_id, about)
);
create index notification_delivery_due on notification_delivery (due_at) where revision > done_revision;
create index notification_delivery_about on notification_delivery (about);
