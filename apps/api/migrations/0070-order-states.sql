-- Where an order and its payment stand, and a row for each step that led there. The steps there are, and who may take
-- them, stand in packages/domain/src/order/status.ts; letters and stage on the wire are read off the state.
drop index shop_order_once_per_cart_version;
alter table shop_order
  add column state text not null default 'placed' check (state in
    ('placed', 'confirmed', 'packed', 'shipped', 'ready', 'delivered', 'returned', 'canceled')),
  add column payment_state text not null default 'open' check (payment_state in
    ('open', 'pending', 'paid', 'failed', 'refunded'));
update shop_order set state = 'canceled' where canceled;
update shop_order set payment_state = 'paid' where paid;
alter table shop_order
  drop column order_status,
  drop column stage,
  drop column paid,
  drop column canceled;
create unique index shop_order_once_per_cart_version on shop_order (cart_id, cart_version)
  where state <> 'canceled' and cart_id is not null;

create table order_event (
  event_id    bigint generated always as identity primary key,
  order_id    bigint not null references shop_order on delete cascade,
  step        text not null,
  -- What it became by this step.
  state         text not null,
  payment_state text not null,
  taken_by    text not null check (taken_by in ('customer', 'staff', 'system')),
  -- Null for guests and for the shop's own jobs.
  customer_id bigint references customer on delete set null,
  at          timestamptz not null
);
create index order_event_order on order_event (order_id);

insert into order_event (order_id, step, state, payment_state, taken_by, customer_id, at)
select order_id, 'place', state, payment_state, 'customer',
  (select c.customer_id from customer c where c.customer_id = o.customer_id), created_at
from shop_order o where number ~ '^[0-9]+$';
