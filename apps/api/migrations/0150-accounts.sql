-- Accounts are opened by a phone number or an e-mail address; who has one need not have the other.
alter table customer alter column email drop not null;
alter table customer
  -- As E.164.
  add column phone    text unique check (phone ~ '^\+[1-9][0-9]{5,14}$'),
  add column city     text not null default '',
  add column postcode text not null default '',
  add column country  text not null default '' check (country ~ '^([A-Z]{2})?$'),
  add constraint customer_reachable check (email is not null or phone is not null or not enabled);

-- What tells one device from another in the list of them.
alter table session
  add column user_agent text not null default '',
  add column country    text not null default '';
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('logout', 'reuse', 'replaced', 'elsewhere', 'account'));

-- The one live code of a contact. Neither the contact nor the code can be read from it, and it cannot be tried out
-- without the shop's key.
create table sign_in_code (
  contact_hash bytea primary key,
  code_hash    bytea not null,
  -- Of the link in the same mail.
  link_hash    bytea not null,
  tries        smallint not null default 0,
  expires_at   timestamptz not null
);
create index sign_in_code_expires on sign_in_code (expires_at);
