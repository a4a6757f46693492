-- Who came, what they looked for and how fast it was: counted, nobody followed. No cookie, and nothing on their device.

-- Of one day, in random numbers nobody keeps: with them go the ties between an address and a visitor.
create table visit_salt (
  day  date primary key,
  salt bytea not null check (octet_length(salt) = 32)
);

-- Each visitor of a day once a store.
create table visit (
  day         date not null,
  store_id    smallint not null references store,
  visitor     bytea not null check (octet_length(visitor) = 16),
  saw_product boolean not null default false,
  primary key (day, store_id, visitor)
);

-- What is left of a day once it is over.
create table visit_day (
  day      date not null,
  store_id smallint not null references store,
  visits   integer not null check (visits >= 0),
  products integer not null check (products >= 0),
  carts    integer not null check (carts >= 0),
  orders   integer not null check (orders >= 0),
  primary key (day, store_id)
);

-- Texts nothing was found for.
create table search_miss (
  day      date not null,
  store_id smallint not null references store,
  text     text not null check (char_length(text) between 1 and 80),
  times    integer not null default 1 check (times > 0),
  primary key (day, store_id, text)
);

-- How often a measure of a page fell into a bucket of `domain/visit/vital-buckets`.
create table web_vital (
  day    date not null,
  metric text not null check (metric in ('LCP', 'INP', 'CLS', 'TTFB')),
  page   text not null check (char_length(page) between 1 and 20),
  device text not null check (device in ('phone', 'desktop')),
  bucket smallint not null check (bucket between 0 and 200),
  times  integer not null check (times > 0),
  primary key (day, metric, page, device, bucket)
);
