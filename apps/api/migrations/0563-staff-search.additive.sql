-- What the staff finds orders and people by: each two letters that stand beside each other, in any alphabet. Trigrams of pg_trgm
-- hold no letter beyond ASCII where the database goes by code points, as ours does, and not every server has them. To find them
-- anew for each row is dearer than any index.
create function letter_pairs(words text) returns text[] language sql immutable parallel safe cost 10000
return (
  select coalesce(array_agg(distinct substr(w.small, n, 2)), '{}')
  from (select lower(words) as small) w, generate_series(1, length(w.small) - 1) n);

-- Chinese names begin with the family's and have no blank; of a phone the digits count, as `has-phone.ts` reads them.
create function words_of_person(firstname text, lastname text, phone text) returns text
language sql immutable parallel safe
return coalesce(firstname, '') || ' ' || coalesce(lastname, '') || coalesce(firstname, '')
  || ' ' || regexp_replace(coalesce(phone, ''), '\(0\)|\D', '', 'g');

create function customer_pairs(firstname text, lastname text, email text, phone text) returns text[]
language sql immutable parallel safe
return letter_pairs(words_of_person(firstname, lastname, phone) || ' ' || coalesce(email, ''));

create function order_pairs(number text, email text, billing jsonb, shipping jsonb) returns text[]
language sql immutable parallel safe
return letter_pairs(number || ' ' || email
  || ' ' || words_of_person(billing ->> 'firstname', billing ->> 'lastname', billing ->> 'telephone')
  || ' ' || words_of_person(shipping ->> 'firstname', shipping ->> 'lastname', shipping ->> 'telephone'));

create index customer_found on customer using gin (customer_pairs(firstname, lastname, email, phone));
create index shop_order_found on shop_order using gin (order_pairs(number, email, billing_address, shipping_address));
create index shop_order_line_sku on shop_order_line (lower(sku) text_pattern_ops);
create index shop_order_guest on shop_order (lower(email)) where customer_id is null;
