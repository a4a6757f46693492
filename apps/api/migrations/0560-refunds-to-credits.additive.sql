-- A refund gives back what an order was paid with, each by its share: beside the money what gift cards and bonuses paid.
-- Refunds of before gave money alone.
alter table refund
  add column gift_card_minor bigint not null default 0 check (gift_card_minor >= 0),
  add column bonus_minor bigint not null default 0 check (bonus_minor >= 0),
  drop constraint refund_amount_minor_check,
  add constraint refund_amount_minor_check check (amount_minor >= 0 and amount_minor + gift_card_minor + bonus_minor > 0);

-- refund: a part of what an order held came back.
alter table ledger_entry
  drop constraint ledger_entry_cause_type_check,
  add constraint ledger_entry_cause_type_check
    check (cause_type in ('order', 'cashback', 'grant', 'gift_card', 'manual', 'royalty', 'refund'));

-- Whoever gives back all an order held gives no more than its refunds have left of it. The former build knows of no such refund.
create function keep_back_within_hold() returns trigger language plpgsql as $$
declare
  given bigint;
  held bigint;
begin
  select sum(e.change_minor) into given
    from refund r join ledger_entry e on e.cause_type = 'refund' and e.cause_id = r.refund_id::text
    where r.order_id = new.cause_id::bigint and e.account_id = new.account_id;
  if given is null then return new; end if;
  select -e.change_minor into held from ledger_entry e
    where e.cause_type = 'order' and e.cause_id = new.cause_id and e.kind = 'hold' and e.account_id = new.account_id;
  new.change_minor := least(new.change_minor, held - given);
  return case when new.change_minor > 0 then new end;
end $$;
create trigger ledger_entry_back_within_hold before insert on ledger_entry for each row
  when (new.kind = 'back' and new.cause_type = 'order') execute function keep_back_within_hold();
