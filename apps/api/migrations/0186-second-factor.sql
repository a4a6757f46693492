-- What the staff proves itself by besides the code: an app that counts in time (TOTP), or a sheet of codes for the day it is lost.
create table authenticator (
  customer_id  bigint primary key references customer on delete cascade,
  -- Sealed by a key of the shop: whoever reads the table cannot make codes.
  secret       bytea not null,
  -- Null until the first code of it was right.
  confirmed_at timestamptz,
  -- Of thirty seconds each; a code works once.
  last_step    bigint not null default 0
);

create table recovery_code (
  customer_id bigint not null references customer on delete cascade,
  code_hash   bytea not null,
  primary key (customer_id, code_hash)
);

-- Who has proven the first factor and not yet the second.
create table sign_in_ticket (
  ticket_hash bytea primary key,
  customer_id bigint not null references customer on delete cascade,
  tries       smallint not null default 0,
  expires_at  timestamptz not null
);
create index sign_in_ticket_expires on sign_in_ticket (expires_at);
