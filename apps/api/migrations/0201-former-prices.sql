-- What was asked before, for the lowest price of the thirty days before a reduction. Kept by the database, so that no way of
-- writing a price goes past it; also while an import has the checks of single rows switched off.
create table former_price (
  product_id    bigint not null references product on delete cascade,
  store_id      smallint not null references store on delete cascade,
  until         timestamptz not null,
  price_minor   bigint not null check (price_minor >= 0),
  special_minor bigint check (special_minor >= 0),
  special_from  timestamptz,
  special_to    timestamptz,
  primary key (product_id, store_id, until)
);
create index former_price_until on former_price using brin (until);

-- Of several changes in one transaction nobody saw but the last.
create function keep_former_price() returns trigger language plpgsql as $$
begin
  insert into former_price (product_id, store_id, until, price_minor, special_minor, special_from, special_to)
  select p.product_id, p.store_id, now(), p.price_minor, p.special_minor, p.special_from, p.special_to
  from was p join product using (product_id)
  on conflict do nothing;
  return null;
end $$;

-- A price written again as it was has not changed: an import deletes and writes whole.
create function forget_same_price() returns trigger language plpgsql as $$
begin
  delete from former_price f using written p
  where f.product_id = p.product_id and f.store_id = p.store_id and f.until = now()
    and (f.price_minor, f.special_minor, f.special_from, f.special_to)
      is not distinct from (p.price_minor, p.special_minor, p.special_from, p.special_to);
  return null;
end $$;

create trigger former_price_of_deleted after delete on product_price
  referencing old table as was for each statement execute function keep_former_price();
create trigger former_price_of_updated after update on product_price
  referencing old table as was for each statement execute function keep_former_price();
create trigger same_price_updated after update on product_price
  referencing new table as written for each statement execute function forget_same_price();
create trigger same_price_inserted after insert on product_price
  referencing new table as written for each statement execute function forget_same_price();
alter table product_price enable always trigger former_price_of_deleted;
alter table product_price enable always trigger former_price_of_updated;
alter table product_price enable always trigger same_price_updated;
alter table product_price enable always trigger same_price_inserted;
