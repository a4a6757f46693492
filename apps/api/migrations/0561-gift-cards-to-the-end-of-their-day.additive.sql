-- Letters of cards that were sent name a day as the last: until now such a card ended on it at the hour it was paid for.
update gift_card g
set expires_at = ((g.expires_at at time zone z.zone)::date + 1)::timestamp at time zone z.zone - interval '1 second'
from (values
  (1, 'America/New_York'), (2, 'America/New_York'), (3, 'Europe/Berlin'), (4, 'Europe/Berlin'),
  (5, 'Europe/Moscow'), (6, 'Europe/Kiev'), (7, 'Asia/Shanghai')) as z (store_id, zone)
where z.store_id = g.store_id and g.expires_at is not null;
