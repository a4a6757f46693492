-- What staff keep aside for a cart cannot be sold to another: the sum of a product's reservations stands beside its
-- pieces, so that one guarded row decides. A reservation that has run out counts until it is released.
alter table stock_hold rename to stock_reservation;
alter index stock_hold_until rename to stock_reservation_until;
alter table stock_item add column reserved integer not null default 0 check (reserved >= 0);
update stock_item s set reserved = r.qty
from (select product_id, sum(qty)::int as qty from stock_reservation group by product_id) r
where r.product_id = s.product_id;
delete from stock_reservation r where not exists (select from stock_item s where s.product_id = r.product_id);
