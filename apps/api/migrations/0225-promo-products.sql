-- The pieces partners have to promote. They come with an order of the partner's that the staff marks as a promotional
-- parcel, or are laid before them in the selection.
create table promo_product (
  promo_id        bigint generated always as identity primary key,
  customer_id     bigint not null references customer on delete cascade,
  -- Null for a set, which is of other rows.
  sku             text check (char_length(sku) between 1 and 64),
  order_id        bigint references shop_order on delete set null,
  -- 0 waits for the partner's word, 1 is theirs, -1 they do not want.
  approved        smallint not null default 1 check (approved between -1 and 1),
  created_at      timestamptz not null,
  -- As the partner says; before that, what the order says counts.
  delivered_on    date,
  archived_at     timestamptz,
  archived_reason text,
  archived_notes  text not null default '' check (char_length(archived_notes) <= 1000),
  archived_by     text check (archived_by in ('partner', 'staff')),
  check ((archived_at is null) = (archived_by is null))
);
create index promo_product_of_partner on promo_product (customer_id, promo_id);
create index promo_product_of_order on promo_product (order_id) where order_id is not null;
-- Laid before a partner once.
create unique index promo_product_offer on promo_product (customer_id, sku) where approved = 0;

-- A set is a row of its own among them. The same two make one set, however many save it at once.
create table promo_set (
  promo_id  bigint primary key references promo_product on delete cascade,
  top_id    bigint not null references promo_product on delete cascade,
  bottom_id bigint not null references promo_product on delete cascade,
  unique (top_id, bottom_id),
  check (top_id <> bottom_id)
);

create table partner_post (
  post_id     bigint generated always as identity primary key,
  customer_id bigint not null references customer on delete cascade,
  type        text not null check (type in ('profile', 'story', 'post')),
  link        text not null default '' check (char_length(link) <= 500),
  created_at  timestamptz not null,
  -- The form was sent again: it is the same post.
  key         uuid,
  unique (customer_id, key)
);
create index partner_post_of_partner on partner_post (customer_id, created_at);

-- Of a set, a row for the set and one for each of its parts.
create table partner_post_item (
  post_id  bigint not null references partner_post on delete cascade,
  promo_id bigint not null references promo_product on delete cascade,
  primary key (post_id, promo_id)
);
create index partner_post_item_promo on partner_post_item (promo_id);

create table promo_photo (
  name        text primary key check (name ~ '^[0-9a-f]{32}[.]webp$'),
  customer_id bigint not null references customer on delete cascade,
  promo_id    bigint not null references promo_product on delete cascade,
  post_id     bigint references partner_post on delete set null,
  created_at  timestamptz not null,
  -- One photo was sent again: it is the same one.
  key         uuid,
  position    smallint not null,
  unique (customer_id, key, position)
);
create index promo_photo_promo on promo_photo (promo_id);
create index promo_photo_post on promo_photo (post_id) where post_id is not null;
