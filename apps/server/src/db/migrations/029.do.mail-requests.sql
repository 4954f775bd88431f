-- A forgotten password's e-mail belongs to its address, not to one account of it: whichever of them changes or goes, it is sent.
alter table mail_request alter column account_id drop not null, add column email_key text;
update mail_request r set email_key = a.email_key, account_id = null from account a where a.id = r.account_id and r.kind = 'password-reset';
delete from mail_request where kind = 'password-reset' and email_key is null;
delete from mail_request r using mail_request first where r.email_key = first.email_key and r.id > first.id;
create unique index mail_request_of_address on mail_request (email_key);
alter table mail_request add constraint mail_request_whose check (
  case kind when 'password-reset' then email_key is not null and account_id is null else account_id is not null and email_key is null end);
