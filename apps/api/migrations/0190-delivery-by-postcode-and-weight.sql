-- Delivery by more than the country: parts of a country that are apart, and what a parcel weighs.

-- Addresses whose postcode begins so lie in another zone than their country; null: nobody goes there. Of several that fit,
-- the longest counts. Written as the country writes it, in capitals and without blanks or hyphens.
create table delivery_postcode (
  store_id smallint not null,
  country  text not null,
  prefix   text not null check (prefix ~ '^[A-Z0-9]{1,10}$'),
  zone     text check (zone ~ '^[a-z0-9_]{1,20}$'),
  primary key (store_id, country, prefix),
  foreign key (store_id, country) references delivery_country on delete cascade
);
create trigger delivery_postcode_changed after insert or update or delete on delivery_postcode
  for each statement execute function note_commerce_change();

-- A way may have several prices into a zone: the lightest step that holds the parcel counts. Null: any weight.
alter table shipping_rate
  drop constraint shipping_rate_pkey,
  add column up_to_grams integer check (up_to_grams > 0),
  add constraint shipping_rate_step unique nulls not distinct (store_id, zone, method_id, up_to_grams);
