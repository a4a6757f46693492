-- Every row of an order's sum has a column: total = subtotal - discount + shipping + payment + zip_tax - bonus - gift_card.
alter table shop_order
  add column zip_tax_minor bigint not null default 0 check (zip_tax_minor >= 0),
  add column bonus_minor bigint not null default 0 check (bonus_minor >= 0),
  add column gift_card_minor bigint not null default 0 check (gift_card_minor >= 0);
