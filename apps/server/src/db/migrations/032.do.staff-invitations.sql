-- Invitations of the staff (R4.7, 0085), beside those of a delegation's sheet. A code that was used stays known, so that who types it again is told.
-- They have no row: in its digest's place stands that of the code.
alter table account_invitation
  drop constraint account_invitation_check,
  alter column organisation drop not null,
  add column created_at timestamptz not null default now(),
  add column used_at timestamptz,
  add column revoked_at timestamptz,
  -- what its owner may do
  add column role text check (role in ('results', 'operator', 'admin')),
  add column role_venues text[] not null default '{}',
  add column role_until timestamptz,
  -- whom it is for, as who invites calls them; gone once it is used
  add column label text,
  -- who answers for it: it opens nothing once they are no admin any more
  add column invited_by uuid references account on delete set null,
  add check ((role is null) = (organisation is not null)),
  add check (role_venues = '{}' or role = 'results'),
  add check (account_id is null or label is null);
create index account_invitation_of_staff on account_invitation (created_at desc) where role is not null;
create index account_invitation_by_inviter on account_invitation (invited_by);
