-- What who orders wants the shop to know, for the people who pack and carry.
alter table shop_order add column comment text not null default '' check (char_length(comment) <= 500);
