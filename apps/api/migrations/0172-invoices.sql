-- An invoice is issued once, when its order is paid or has left, and keeps its number: numbers of a year follow each other
-- without a gap, as tax offices want it.
create table invoice (
  order_id  bigint primary key references shop_order on delete cascade,
  number    text not null unique,
  issued_at timestamptz not null
);
create table invoice_counter (
  year integer primary key,
  last integer not null check (last > 0)
);
