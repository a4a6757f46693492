-- What shoppers said they send back, or withdraw from, and how much of it has come: `received` grows with what the
-- warehouse books. A withdrawal that canceled its order has nothing to wait for and is closed from the start.
create table return_request (
  return_id  bigint generated always as identity primary key,
  order_id   bigint not null references shop_order on delete cascade,
  -- Its place among those of its order; with the order's number it is the number of the return.
  place      integer not null check (place > 0),
  -- Made by whoever asks, sent again with every retry.
  request_id text not null,
  kind       text not null check (kind in ('withdrawal', 'return')),
  reason     text not null,
  cancels    boolean not null default false,
  at         timestamptz not null,
  closed_at  timestamptz,
  constraint return_request_place unique (order_id, place),
  constraint return_request_once unique (order_id, request_id)
);
create table return_line (
  return_id bigint not null references return_request on delete cascade,
  line_id   bigint not null references shop_order_line on delete cascade,
  qty       integer not null check (qty > 0),
  received  integer not null default 0 check (received between 0 and qty),
  primary key (return_id, line_id)
);
create index return_line_line on return_line (line_id);
