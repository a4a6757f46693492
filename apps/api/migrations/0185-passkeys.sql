-- Public keys by which phones, computers and keys prove whose they are; nothing in them is secret.
create table passkey (
  passkey_id    bigint generated always as identity primary key,
  customer_id   bigint not null references customer on delete cascade,
  -- As the device names it, base64url.
  credential_id text not null unique check (length(credential_id) <= 1400),
  public_key    bytea not null,
  -- How often it was used, by its own count; a copy of it falls behind.
  counter       bigint not null default 0,
  transports    text[] not null default '{}',
  -- What it was made on, to be told from others in a list.
  user_agent    text not null default '',
  created_at    timestamptz not null,
  last_used_at  timestamptz
);
create index passkey_customer on passkey (customer_id);

-- What a device is to sign next; good for one answer.
create table passkey_challenge (
  challenge_hash bytea primary key,
  -- Whose key is to be made or used; null where the key will say whose it is.
  customer_id    bigint references customer on delete cascade,
  expires_at     timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);
