-- What organisers upload (R6): the bytes lie in the file store (DATA_DIR or S3), what they are is here.

-- Bytes that were checked and stored: once, however often they are sent.
create table stored_bytes (
  -- the folder they lie under in the store, never used again
  id uuid primary key,
  -- SHA-256 of what was sent
  digest bytea not null unique check (length(digest) = 32),
  kind text not null check (kind in ('image', 'pdf', 'video', 'captions')),
  -- [{name, type, bytes, width, height}]
  variants jsonb not null,
  pages integer,
  seconds double precision,
  stored_at timestamptz not null default now()
);

-- A file as somebody sent it.
create table file (
  -- made by the sender's browser
  id uuid primary key,
  bytes_id uuid not null references stored_bytes,
  name text not null,
  -- null: the account is gone, what it published stays
  uploaded_by uuid references account on delete set null,
  uploaded_at timestamptz not null default now()
);
create index file_by_bytes on file (bytes_id);
create index file_by_account on file (uploaded_by);

-- What a file is used by, in any of its versions. A file without a use is removed a day after it was sent; one with a use cannot be.
create table file_use (
  file_id uuid not null references file,
  owner uuid not null,
  -- who sees it by this use: everybody, who is signed in, or the staff alone
  access text not null check (access in ('public', 'private', 'staff')),
  primary key (owner, file_id)
);
create index file_use_by_file on file_use (file_id);

-- Folders of the store that are being written or are to be removed: whichever process ends in between, another one removes them.
create table file_leftover (
  bytes_id uuid primary key,
  since timestamptz not null default now()
);
