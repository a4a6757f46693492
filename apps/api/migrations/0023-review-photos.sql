-- What a reviewer may add: the size they bought, how it fits (-1 small, 0 true, 1 large), photos.
alter table review
  add column size_label text,
  add column fit smallint check (fit between -1 and 1),
  drop column photos;
-- Programs that write reviews the old way send no rating.
alter table review alter column rating drop not null;
create unique index review_once on review (product_id, customer_id) where customer_id is not null;

-- A file without a row here belongs to nobody and is swept away.
create table review_photo (
  -- An uploaded file by its random name, or a picture of the catalogue by its path.
  path      text primary key,
  review_id bigint not null references review on delete cascade,
  position  smallint not null default 0
);
create index review_photo_review on review_photo (review_id, position);
