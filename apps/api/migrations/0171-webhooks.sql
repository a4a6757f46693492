-- Where the programs of the back office want to hear what happens to orders. What is to be told waits in the outbox.
create table webhook (
  webhook_id bigint generated always as identity primary key,
  -- With the key it ends.
  key_id     bigint not null references api_key on delete cascade,
  url        text not null check (url ~ '^https?://'),
  -- The secret of its signatures is made of this and of the shop's own secret, which is not in the database.
  salt       bytea not null,
  created_at timestamptz not null,
  ended_at   timestamptz
);
create unique index webhook_of_key on webhook (key_id) where ended_at is null;
create index outbox_of_webhook on outbox ((payload ->> 'webhookId'))
  where topic = 'office.webhook' and sent_at is null and failed_at is null;
