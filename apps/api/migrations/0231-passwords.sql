-- A password, for clients that ask for one: argon2id with its salt. Who signs in by codes has none.
create table customer_password (
  customer_id bigint primary key references customer on delete cascade,
  hash        text not null,
  changed_at  timestamptz not null
);

-- The link of a letter that lets its reader choose a password, and what a new account is to be called by.
create table password_link (
  contact_hash bytea primary key,
  link_hash    bytea not null,
  -- Of the password a new account was asked for with: who types it again behind the link is who asked.
  asked_hash   text,
  firstname    text not null default '',
  lastname     text not null default '',
  expires_at   timestamptz not null
);
create index password_link_expires on password_link (expires_at);
