-- Trivia (R7.1): questions, and who has answered them.
create table trivia (
  -- part of its address
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  discipline text not null,
  title jsonb not null,
  author text not null,
  -- where its QR hangs
  place jsonb,
  minutes smallint not null check (minutes between 1 and 240),
  -- for a right answer
  points integer not null default 500 check (points >= 0),
  -- the games' time; null: no limit
  opens_at timestamptz,
  closes_at timestamptz check (closes_at > opens_at)
);

create table trivia_question (
  trivia_id text not null references trivia on delete cascade,
  number smallint not null check (number > 0),
  kind text not null check (kind in ('choice', 'true-false', 'order', 'picture')),
  text jsonb not null,
  -- [{"id": "a", "text": {"por": …}}], of a picture [{"id": "a", "pictogram": "JUD"}]
  options jsonb not null default '[]',
  -- an option's id, true or false, or all ids in order
  answer jsonb not null,
  explanation jsonb,
  primary key (trivia_id, number),
  -- an ordering as it is first shown
  check (kind <> 'order' or jsonb_path_query_array(options, '$[*].id') <> answer)
);

-- An account's one try: unlocked by a code, then started, then graded; each once.
create table trivia_entry (
  account_id uuid not null references account on delete cascade,
  trivia_id text not null references trivia on delete cascade,
  unlocked_at timestamptz not null default now(),
  started_at timestamptz,
  ends_at timestamptz,
  graded_at timestamptz,
  -- made on the device that sent the answers; null once graded: time ran out
  submission_id uuid,
  right_answers smallint,
  points_earned integer,
  primary key (account_id, trivia_id)
);
create index trivia_entry_running on trivia_entry (ends_at) where graded_at is null and ends_at is not null;

create table trivia_answer (
  account_id uuid not null,
  trivia_id text not null,
  number smallint not null,
  answer jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (account_id, trivia_id, number),
  foreign key (account_id, trivia_id) references trivia_entry on delete cascade,
  foreign key (trivia_id, number) references trivia_question on delete cascade
);
