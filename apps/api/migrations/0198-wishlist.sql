-- What customers would like to have: theirs, whatever the store.
create table wishlist (
  customer_id bigint primary key references customer on delete cascade,
  -- Of the link others read it by. Kept as it is: whoever reads this table reads the list beside it.
  share_code  text unique
);

create table wishlist_item (
  customer_id   bigint not null references wishlist on delete cascade,
  sku           text not null check (char_length(sku) between 1 and 64),
  added_at      timestamptz not null,
  -- As it was shown then.
  price_minor   bigint not null,
  currency_code char(3) not null,
  primary key (customer_id, sku)
);
