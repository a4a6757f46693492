-- Orders of a shop that was here before. History for whom they are of: no stock, money, bonus or royalty knows of them.
create table former_order (
  former_order_id bigint generated always as identity primary key,
  customer_id     bigint references customer on delete cascade,
  email           text not null check (email <> '' and email = lower(email)),
  number          text not null check (char_length(number) between 1 and 60),
  placed_at       timestamptz not null,
  currency_code   text not null check (currency_code ~ '^[A-Z]{3}$'),
  total_minor     bigint not null check (total_minor >= 0),
  ending          text check (ending in ('canceled', 'refunded')),
  facts           jsonb not null default '{}',
  brought_at      timestamptz not null,
  unique (number, placed_at)
);
create index former_order_customer on former_order (customer_id, placed_at desc);
create index former_order_email on former_order (email) where customer_id is null;
create index former_order_brought on former_order (brought_at) where customer_id is null;

create table former_order_line (
  former_order_id bigint not null references former_order on delete cascade,
  position        integer not null check (position >= 0),
  sku             text not null,
  name            text not null,
  qty             integer not null check (qty > 0),
  price_minor     bigint check (price_minor >= 0),
  facts           jsonb not null default '{}',
  primary key (former_order_id, position)
);
