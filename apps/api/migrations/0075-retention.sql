-- What old rows are found by when they are swept. Block ranges cost next to nothing to write: these columns only grow.
create index cart_created on cart using brin (created_at);
create index cart_operation_at on cart_operation using brin (at);
create index outbox_created on outbox using brin (created_at);
-- A cart some order was made from stays; the other orders are in shop_order_once_per_cart_version.
create index shop_order_canceled_cart on shop_order (cart_id) where state = 'canceled' and cart_id is not null;
-- Changes of single products up to this number are gone: a process that has seen less loads the catalogue anew.
alter table catalogue_generation add column changes_swept_to bigint not null default 0;
