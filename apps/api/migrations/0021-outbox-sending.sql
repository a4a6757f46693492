-- The outbox as its senders see it: claimed for a while, tried again later and later, given up at last.
alter table outbox
  add column attempts      smallint not null default 0,
  add column next_at       timestamptz not null default now(),
  add column claimed_until timestamptz,
  add column failed_at     timestamptz,
  add column last_error    text;
create index outbox_waiting on outbox (next_at) where sent_at is null and failed_at is null;
