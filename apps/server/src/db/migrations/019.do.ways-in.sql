-- More ways to one's account (0076).

-- who was invited by a code may have none
alter table account alter column email drop not null;
alter table account alter column email_key drop not null;

-- An account that an organiser's sheet has a row for and that nobody has made yet. No name of a person is stored.
create table account_invitation (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of delegation, name and username as compared: the same row once more makes nothing
  row_digest bytea not null unique,
  -- SHA-256 of the code; null once it was used
  code_digest bytea unique,
  -- what the sheet proposes; gone once the account has its own
  username text,
  email text,
  type text not null check (type in ('athlete', 'coach', 'manager', 'referee', 'staff', 'volunteer', 'guest')),
  organisation text not null,
  expires_at timestamptz not null,
  -- who has used it; null: nobody yet
  account_id uuid references account on delete cascade,
  check ((code_digest is null) = (account_id is not null))
);
create index account_invitation_by_account on account_invitation (account_id);

-- A key of an authenticator, by which its owner signs in without a password.
create table account_passkey (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  -- what the authenticator calls it
  credential_id bytea not null unique,
  -- COSE; opens nothing by itself
  public_key bytea not null,
  -- how often it has signed, where it counts
  counter bigint not null default 0,
  -- how it is reached, for a browser that is to know it again
  transports text[] not null default '{}',
  -- whether it is on its owner's other devices too
  synced boolean not null,
  -- names of browser and system it was made on
  browser text,
  system text,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index account_passkey_by_account on account_passkey (account_id);

-- What an authenticator is to sign, once, in the browser that asked for it.
create table passkey_challenge (
  -- SHA-256 of the challenge
  id bytea primary key,
  -- SHA-256 of the browser's device cookie
  device bytea not null,
  -- who makes a new key by it; null: whoever signs in
  account_id uuid references account on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_by_account on passkey_challenge (account_id);
