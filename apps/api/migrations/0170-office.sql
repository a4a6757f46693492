-- The back office: programs of the shop's owner that read orders, move them on and keep stock and prices.

-- What a program shows instead of a password. Of the key itself only a hash is kept.
create table api_key (
  key_id     bigint generated always as identity primary key,
  name       text not null check (name ~ '^[a-z0-9][a-z0-9-]{1,39}$'),
  key_hash   bytea not null unique,
  scopes     text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  revoked_at timestamptz
);
-- A key that is replaced keeps its name, so that what was done by its holder stays one story.
create unique index api_key_name on api_key (name) where revoked_at is null;

-- What was answered to a wish with a key; kept for ever, so that a wish repeated gets the same answer.
create table office_answer (
  owner       text not null,
  key         text not null check (length(key) between 8 and 100),
  fingerprint text not null,
  -- Null only inside the transaction that makes it.
  answer      json,
  at          timestamptz not null,
  primary key (owner, key)
);

-- Numbered once everybody can see them, one after the other: whoever has read up to a position has missed nothing before it.
alter table order_event
  add column job      text,
  add column details  jsonb not null default '{}',
  add column position bigint unique;
create sequence order_event_position;
update order_event e set position = n.place
from (select event_id, nextval('order_event_position') as place
  from (select event_id from order_event order by event_id) inorder) n
where n.event_id = e.event_id;
create index order_event_unnumbered on order_event (event_id) where position is null;

alter table shop_order
  add column tracking      jsonb,
  add column delivered_at  timestamptz,
  -- For the staff and partners, not for the shopper (accounts §6).
  add column cancel_reason text;
alter table shop_order_line
  add column returned_qty integer not null default 0 check (returned_qty between 0 and qty);
