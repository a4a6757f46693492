create table stock_item (
  product_id    bigint primary key references product on delete cascade,
  qty           integer not null check (qty >= 0),
  manage_stock  boolean not null default true,
  -- Below this many pieces the storefront says so and the cart calls the line volatile.
  low_stock_qty integer not null default 3 check (low_stock_qty >= 0),
  max_sale_qty  integer not null default 10000 check (max_sale_qty > 0)
);
