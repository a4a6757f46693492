-- What an order was counted from, but for the way it is paid: another way is counted anew from the same. Null: an order from
-- before; it changes only to ways that cost the same.
alter table shop_order add column basis jsonb;
