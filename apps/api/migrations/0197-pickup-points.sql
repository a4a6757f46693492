-- Where parcels of a way of delivery wait to be fetched. A way that has points in a country asks for one of them.
create table pickup_point (
  method_id smallint not null references shipping_method on delete cascade,
  country   text not null check (country ~ '^[A-Z]{2}$'),
  code      text not null check (code ~ '^[a-z0-9-]{1,60}$'),
  name      text not null check (length(name) between 1 and 80),
  street    text not null check (length(street) between 1 and 120),
  postcode  text not null check (length(postcode) between 1 and 20),
  city      text not null check (length(city) between 1 and 80),
  -- As `Mo-Fr 09:00-19:00; Sa 10:00-14:00`; empty where nobody has told.
  hours     text not null default '',
  primary key (method_id, country, code)
);
create trigger pickup_point_changed after insert or update or delete on pickup_point
  for each statement execute function note_commerce_change();
