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
