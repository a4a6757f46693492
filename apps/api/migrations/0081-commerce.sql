-- What the shop charges for besides goods, and where: rows, so that it can be changed while the shop is open. Every process
-- hears of a change on the channel `commerce`.

-- The store views of the specification; what a shop has changed since stays.
insert into store (store_id, code, name, position, language, locale, currency_code, currency_sign, price_pattern,
  default_country, settings) values
  (1, 'us', 'United States', 0, 'en', 'en-US', 'USD', '$', '{sign}{amount}', 'US', '{"priceRanges": [0, 50, 100, 150]}'),
  (2, 'en', 'International', 1, 'en', 'en-GB', 'USD', '$', '{sign}{amount}', 'GB', '{"priceRanges": [0, 50, 100, 150]}'),
  (3, 'eu', 'Europe', 2, 'en', 'en-GB', 'EUR', '€', '{sign}{amount}', 'IE', '{"priceRanges": [0, 50, 100, 150]}'),
  (4, 'de', 'Deutschland', 3, 'de', 'de-DE', 'EUR', '€', '{amount} {sign}', 'DE', '{"priceRanges": [0, 50, 100, 150]}'),
  (5, 'ru', 'Россия', 4, 'ru', 'ru-RU', 'RUB', '₽', '{amount} {sign}', 'RU', '{"priceRanges": [0, 5000, 10000, 15000]}'),
  (6, 'ua', 'Україна', 5, 'uk', 'uk-UA', 'EUR', '€', '{amount} {sign}', 'UA', '{"priceRanges": [0, 50, 100, 150]}'),
  (7, 'cn', '中国', 6, 'zh', 'zh-CN', 'USD', '$', '{sign}{amount}', 'CN', '{"priceRanges": [0, 50, 100, 150]}')
on conflict do nothing;

-- Amounts of a feed in dollars become those of a store: times the rate, rounded to what a shop would write.
create table price_conversion (
  store_id   smallint primary key references store on delete cascade,
  rate       numeric(12, 6) not null check (rate > 0),
  step_minor integer not null check (step_minor > 0)
);
insert into price_conversion (store_id, rate, step_minor)
select store_id, case currency_code when 'USD' then 1 when 'EUR' then 0.92 else 90 end,
  case currency_code when 'USD' then 1 when 'EUR' then 50 else 1000 end
from store where store_id <= 7;

-- A way of delivery. Its words are messages; `titles` and `carrier_titles`, by language, stand above them.
create table shipping_method (
  method_id      smallint primary key,
  carrier_code   text not null check (carrier_code ~ '^[a-z0-9_]{1,40}$'),
  method_code    text not null check (method_code ~ '^[a-z0-9_]{1,40}$'),
  -- The first is the default.
  position       smallint not null default 0,
  enabled        boolean not null default true,
  titles         jsonb not null default '{}',
  carrier_titles jsonb not null default '{}',
  unique (carrier_code, method_code)
);

-- Where a store delivers: each country in a zone of the store, and who pays what customs asks for.
create table delivery_country (
  store_id smallint not null references store on delete cascade,
  country  text not null check (country ~ '^[A-Z]{2}$'),
  zone     text not null check (zone ~ '^[a-z0-9_]{1,20}$'),
  duty     text not null default 'none' check (duty in ('none', 'recipient')),
  primary key (store_id, country)
);

-- What a way costs into a zone, in the money of the store, tax included. Without a row it does not go there.
create table shipping_rate (
  store_id        smallint not null references store on delete cascade,
  zone            text not null,
  method_id       smallint not null references shipping_method on delete cascade,
  price_minor     bigint not null check (price_minor >= 0),
  -- Goods worth this much, after coupons, go free; null: never.
  free_from_minor bigint check (free_from_minor >= 0),
  -- Working days from dispatch, earliest and latest.
  days_min        smallint not null check (days_min >= 0),
  days_max        smallint not null check (days_max >= days_min),
  primary key (store_id, zone, method_id)
);

-- A way to pay, and its terms in each store that offers it.
create table payment_method (
  method_id        smallint primary key,
  code             text not null unique check (code ~ '^[a-z0-9_]{1,40}$'),
  position         smallint not null default 0,
  enabled          boolean not null default true,
  titles           jsonb not null default '{}'
);
create table payment_terms (
  store_id         smallint not null references store on delete cascade,
  method_id        smallint not null references payment_method on delete cascade,
  discount_percent numeric(5, 2) not null default 0 check (discount_percent between 0 and 100),
  -- The discount is rounded up to a multiple of this, and given from the minimum on.
  rounding_minor   bigint not null default 0 check (rounding_minor >= 0),
  minimum_minor    bigint not null default 0 check (minimum_minor >= 0),
  fee_minor        bigint not null default 0 check (fee_minor >= 0),
  primary key (store_id, method_id)
);

insert into shipping_method (method_id, carrier_code, method_code, position) values
  (1, 'parcelshop', 'standard', 0), (2, 'courier', 'door', 1), (3, 'express', 'nextday', 2);

with region (region, countries) as (values
  (1, 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MD MT NL NO PL PT RO RS SE SI SK UA'),
  (2, 'US CA MX'),
  (3, 'RU BY KZ AM GE KG UZ'),
  (4, 'CN HK MO TW JP KR SG'),
  (5, 'AU NZ'),
  (6, 'AE IL TR')),
-- Inside a customs union no duty is due.
customs (customs_union, countries) as (values
  (1, 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'),
  (2, 'RU BY KZ AM KG')),
place as (
  select country, region, (select customs_union from customs c where country = any(string_to_array(c.countries, ' '))) as customs_union
  from region, unnest(string_to_array(countries, ' ')) country)
insert into delivery_country (store_id, country, zone, duty)
select s.store_id, p.country,
  case when p.country = home.country then 'home' when p.region = home.region then 'near' else 'world' end,
  case when p.country = home.country or p.customs_union = home.customs_union then 'none' else 'recipient' end
from store s join place home on home.country = s.default_country cross join place p where s.store_id <= 7;

insert into shipping_rate (store_id, zone, method_id, price_minor, free_from_minor, days_min, days_max)
select s.store_id, r.zone, r.method_id,
  case s.currency_code when 'USD' then r.usd when 'EUR' then r.eur else r.rub end,
  case when r.can_be_free then case s.currency_code when 'USD' then 20000 when 'EUR' then 15000 else 1500000 end end,
  r.days_min, r.days_max
from store s cross join (values
  ('home', 1, 800, 490, 29000, true, 2, 4),
  ('near', 1, 1500, 990, 89000, true, 4, 7),
  ('home', 2, 1200, 690, 49000, true, 2, 3),
  ('near', 2, 1900, 1290, 119000, true, 4, 6),
  ('world', 2, 2900, 2490, 249000, false, 6, 12),
  ('home', 3, 2400, 1490, 99000, false, 1, 1)
) r (zone, method_id, usd, eur, rub, can_be_free, days_min, days_max)
where s.store_id <= 7;

insert into payment_method (method_id, code, position) values
  (1, 'banktransfer', 0), (2, 'cashondelivery', 1), (3, 'invoice', 2);
insert into payment_terms (store_id, method_id, discount_percent, rounding_minor, fee_minor)
select s.store_id, m.method_id,
  case m.code when 'banktransfer' then 3 else 0 end,
  case m.code when 'banktransfer' then case s.currency_code when 'RUB' then 1000 else 100 end else 0 end,
  case m.code when 'cashondelivery' then case s.currency_code when 'RUB' then 35000 else 400 end else 0 end
from store s cross join payment_method m where s.store_id <= 7;

create function note_commerce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('commerce', '');
  return null;
end $$;
create trigger store_changed after insert or update or delete on store
  for each statement execute function note_commerce_change();
create trigger price_conversion_changed after insert or update or delete on price_conversion
  for each statement execute function note_commerce_change();
create trigger shipping_method_changed after insert or update or delete on shipping_method
  for each statement execute function note_commerce_change();
create trigger delivery_country_changed after insert or update or delete on delivery_country
  for each statement execute function note_commerce_change();
create trigger shipping_rate_changed after insert or update or delete on shipping_rate
  for each statement execute function note_commerce_change();
create trigger payment_method_changed after insert or update or delete on payment_method
  for each statement execute function note_commerce_change();
create trigger payment_terms_changed after insert or update or delete on payment_terms
  for each statement execute function note_commerce_change();
