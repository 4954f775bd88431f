-- The office (R4.7, R12.4).

-- Who did what and when: lines are added and never changed, and undoing is a line of its own.
create table office_action (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- null: done on the server's own machine, or by an account that is gone
  account_id uuid references account on delete set null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  -- null: it was not there
  before jsonb,
  after jsonb,
  -- the line that this one takes back, which happens once
  undoes bigint unique references office_action
);
create index office_action_by_account on office_action (account_id, id);
create index office_action_by_subject on office_action (subject_kind, subject_id, id);
create index office_action_by_time on office_action (at);

create function office_action_stays() returns trigger language plpgsql as $$
begin
  raise exception 'office_action is added to, and never changed';
end
$$;
create trigger office_action_stays
  before delete or update of id, at, action, subject_kind, subject_id, before, after, undoes on office_action
  for each row execute function office_action_stays();

-- Where somebody of the staff is at this moment, one row a tab; of no worth after a crash.
create unlogged table office_presence (
  tab uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- a path of the office, and what of the page is being worked on
  page text not null,
  spot text,
  seen_at timestamptz not null default now()
);
create index office_presence_by_account on office_presence (account_id);

-- What of the list of things to do was said to be done, as it was then: once it is otherwise it is shown again.
create table office_handled (
  item text primary key,
  state text not null,
  at timestamptz not null default now()
);
