-- What was sold is summed up by the day it was ordered.
create index shop_order_created on shop_order (created_at);
