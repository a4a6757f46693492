-- Who wants to hear when a piece is back. A mailbox nobody has confirmed gets one letter: the question whether it was its reader.
create table stock_alert (
  alert_id     bigint generated always as identity primary key,
  store_id     smallint not null references store,
  email        text not null check (char_length(email) <= 254),
  -- A product, or one variant of it.
  sku          text not null check (char_length(sku) between 1 and 64),
  asked_at     timestamptz not null,
  confirmed_at timestamptz,
  -- Told once; the row stays a while for the link at the foot of that letter.
  sent_at      timestamptz,
  unique (email, store_id, sku)
);
create index stock_alert_waiting on stock_alert (store_id, sku) where confirmed_at is not null and sent_at is null;
create index stock_alert_asked on stock_alert (asked_at);

-- Letters about what is on the wishlist: for which store, since when; null where they are not wished for.
alter table wishlist add column notes_store_id smallint references store;
alter table wishlist add column notes_since timestamptz;
alter table wishlist_item add column told_minor bigint;
alter table wishlist_item add column was_out boolean not null default false;
create index wishlist_with_notes on wishlist (customer_id) where notes_store_id is not null;
