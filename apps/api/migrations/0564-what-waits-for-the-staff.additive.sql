-- Every page of the staff counts what waits for a hand: few of all orders and reviews there ever were.
create index shop_order_to_send on shop_order (order_id) where state in ('placed', 'confirmed', 'packed');
create index shop_order_off on shop_order (order_id) where state in ('canceled', 'returned');
create index review_waiting on review (review_id) where status = 2;
-- Who reads a review is told whether another says the same, and how many its writer has written.
create index review_detail on review using hash (detail);
create index review_writer on review (customer_id) where customer_id is not null;
