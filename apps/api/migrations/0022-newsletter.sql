-- Nobody gets letters who has not said so from their own mailbox. Links are kept as hashes.
create table newsletter_subscriber (
  subscriber_id    bigint generated always as identity primary key,
  email            text not null check (email = lower(email)),
  store_id         smallint not null,
  status           text not null default 'pending' check (status in ('pending', 'subscribed', 'unsubscribed')),
  confirm_hash     bytea unique,
  unsubscribe_hash bytea unique,
  asked_at         timestamptz not null default now(),
  confirmed_at     timestamptz,
  unique (email, store_id)
);
