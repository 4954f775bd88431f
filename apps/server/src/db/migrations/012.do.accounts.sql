-- People who made themselves known (R4.6). What identifies somebody is here as little as can be: a CPF only as a keyed hash with its last
-- two characters, tokens only as digests.
create table account (
  id uuid primary key default gen_random_uuid(),
  -- as written; username_key as compared (packages/domain/src/accounts)
  username text not null,
  username_key text not null unique,
  email text not null,
  email_key text not null,
  -- HMAC-SHA-256 by the accounts' key, which is not in the database; null: an account made without a CPF
  cpf_hash bytea,
  cpf_end text,
  -- argon2id, in its own encoding
  password_hash text not null,
  password_changed_at timestamptz not null default now(),
  type text not null default 'guest'
    check (type in ('admin', 'athlete', 'coach', 'manager', 'referee', 'staff', 'volunteer', 'guest')),
  role text check (role in ('results', 'operator', 'admin')),
  -- code of a delegation
  organisation text,
  -- of the e-mails that are sent to it
  locale text not null default 'por' check (locale in ('por', 'spa', 'eng')),
  birth_year smallint,
  guardian_email text,
  guardian_confirmed_at timestamptz,
  video_watched_at timestamptz,
  points integer not null default 0 check (points >= 0),
  -- may not sign in
  blocked_at timestamptz,
  created_at timestamptz not null default now()
);
-- neither is unique: that an address or a number is taken already would tell whose it is (0071)
create index account_by_email on account (email_key, created_at);
create index account_by_cpf on account (cpf_hash, created_at);

create table account_session (
  -- SHA-256 of the token
  id bytea primary key,
  -- what its owner knows it by; opens nothing
  name uuid not null default gen_random_uuid() unique,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- names of browser and system, never the whole header
  browser text,
  system text
);
create index account_session_by_account on account_session (account_id);

-- A device on which an account has signed in before: its attempts are counted apart, so that a stranger's do not lock it out.
create table account_device (
  -- SHA-256 of the token in the device's cookie
  id bytea not null,
  account_id uuid not null references account on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (id, account_id)
);
create index account_device_by_account on account_device (account_id);

-- What an e-mail allows its reader to do, once.
create table account_ticket (
  -- SHA-256 of the token
  id bytea primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('password-reset', 'guardian')),
  expires_at timestamptz not null
);
create index account_ticket_by_account on account_ticket (account_id);

-- E-mails to be sent. Their text is made when they are sent, so that no token is ever stored.
create table mail_request (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('password-reset', 'guardian')),
  requested_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now()
);
create index mail_request_due on mail_request (next_attempt_at);

-- rate-limiter-flexible's own table. Unlogged: after a crash of PostgreSQL everybody has all attempts again.
create unlogged table attempt (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index attempt_by_expire on attempt (expire);
