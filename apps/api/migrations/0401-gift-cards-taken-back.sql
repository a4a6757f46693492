-- A card taken back by hand, whatever became of the order it was bought with.
alter table gift_card
  add column voided_by   bigint references customer,
  add column void_reason text not null default '' check (char_length(void_reason) <= 200),
  add constraint gift_card_void_by_hand check (voided_by is null or voided_at is not null);
