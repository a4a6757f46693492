create table stock_item (
  product_id    bigint primary key references product on delete cascade,
  qty           integer not null check (qty >= 0),
  manage_stock  boolean not null default true,
  -- Below this many pieces the storefront says so and the cart calls the line volatile.
  low_stock_qty integer not null default 3 check (low_stock_qty >= 0),
  max_sale_qty  integer not null default 10000 check (max_sale_qty > 0),
  -- The feed's own quantity beside the living one: orders lower qty, and only a new value in the feed sets it anew.
  imported_qty  integer check (imported_qty >= 0)
);

-- Pieces the staff keep aside for a cart for a while. They bind only the staff's own answers: an order takes its
-- pieces from stock_item as ever.
create table stock_hold (
  product_id bigint not null references product on delete cascade,
  cart_id    text not null,
  qty        integer not null check (qty > 0),
  until      timestamptz not null,
  primary key (product_id, cart_id)
);
create index stock_hold_until on stock_hold (until);
