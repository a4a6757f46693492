-- What a piece cost before it was reduced, as the shopper saw it struck through; unknown of older orders.
alter table shop_order_line add column base_price_minor bigint check (base_price_minor >= price_minor);
