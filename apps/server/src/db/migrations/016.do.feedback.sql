-- What people think of the app and suggest (R7.4).
create table feedback (
  -- made on the device
  id uuid primary key,
  -- null: its author has deleted the account, and it stays without a name
  account_id uuid references account on delete set null,
  sentiment text not null check (sentiment in ('happy', 'neutral', 'sad')),
  suggestion text not null,
  locale text not null check (locale in ('por', 'spa', 'eng')),
  sent_at timestamptz not null default now()
);
create index feedback_by_account on feedback (account_id, sent_at);
