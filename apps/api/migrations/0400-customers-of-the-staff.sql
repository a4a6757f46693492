-- manual: somebody of the staff gives or takes bonuses; take: what was taken goes for good.
alter table ledger_entry
  drop constraint ledger_entry_kind_check,
  drop constraint ledger_entry_cause_type_check,
  drop constraint ledger_entry_check,
  add constraint ledger_entry_kind_check check (kind in ('credit', 'hold', 'post', 'back', 'void', 'take')),
  add constraint ledger_entry_cause_type_check
    check (cause_type in ('order', 'cashback', 'grant', 'gift_card', 'manual')),
  add constraint ledger_entry_check check (case when kind in ('hold', 'void', 'take') then change_minor < 0
    when kind = 'post' then change_minor = 0 else change_minor > 0 end);

-- Who booked what by hand, and why. The key is made where it was typed, so that one booking is made once.
create table bonus_booking (
  booking_id    uuid primary key,
  customer_id   bigint not null references customer,
  currency_code text not null check (currency_code ~ '^[A-Z]{3}$'),
  change_minor  bigint not null check (change_minor <> 0),
  -- Empty once its customer has deleted the account: words of people may name them.
  reason        text not null check (char_length(reason) <= 200),
  booked_by     bigint not null references customer,
  at            timestamptz not null
);
create index bonus_booking_customer on bonus_booking (customer_id, at);

create function keep_bonus_booking() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.reason = ''
    and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then return new; end if;
  raise exception 'A booking of bonuses is never changed.';
end $$;
create trigger bonus_booking_stays before update or delete on bonus_booking
  for each row execute function keep_bonus_booking();

-- What the staff tells itself about a customer or an order.
create table staff_note (
  note_id     bigint generated always as identity primary key,
  customer_id bigint references customer on delete cascade,
  order_id    bigint references shop_order on delete cascade,
  words       text not null check (char_length(words) between 1 and 500),
  written_by  bigint not null references customer,
  at          timestamptz not null,
  check ((customer_id is null) <> (order_id is null))
);
create index staff_note_customer on staff_note (customer_id) where customer_id is not null;
create index staff_note_order on staff_note (order_id) where order_id is not null;

create index shop_order_customer on shop_order (customer_id, order_id) where customer_id is not null;
