-- The password with a salt made of the CPF (0071), so that one hash finds the account among however many have the same CPF; null: an account
-- made without one, or before this. password_hash has a salt made of the e-mail address in the same way.
alter table account add column cpf_password_hash text;
