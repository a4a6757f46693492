-- What an order brings its partner in bonuses of the shop besides the royalty; a currency without a row brings none.
create table partner_bonus (
  currency_code text primary key check (currency_code ~ '^[A-Z]{3}$'),
  order_minor   bigint not null check (order_minor > 0)
);
insert into partner_bonus (currency_code, order_minor) values ('USD', 200), ('EUR', 200), ('RUB', 15000);

-- Fixed with the order, as the rates are; orders of before bring none.
alter table order_attribution add column bonus_minor bigint not null default 0 check (bonus_minor >= 0);

alter table ledger_entry
  drop constraint ledger_entry_cause_type_check,
  add constraint ledger_entry_cause_type_check
    check (cause_type in ('order', 'cashback', 'grant', 'gift_card', 'manual', 'royalty'));
