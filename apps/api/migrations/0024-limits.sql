-- Counters of rate-limiter-flexible, and one-time tokens of the mail form.
create unlogged table rate_limit (
  key    varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table mail_token (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
