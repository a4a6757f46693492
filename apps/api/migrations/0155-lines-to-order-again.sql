-- The choices of a line as a cart takes them, to order the same again; empty for orders made before they were written down.
alter table shop_order_line add column product_option jsonb not null default '{}';
