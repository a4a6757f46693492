-- The whole life of a cart: owned by a guest or a customer, merged at sign-in, shared as a copy, closed.
alter table cart
  add column merged_into bigint references cart,
  add constraint cart_owner foreign key (customer_id) references customer,
  add constraint cart_merged check ((status = 'merged') = (merged_into is not null)),
  add constraint cart_has_holder check ((token_hash is null) = (customer_id is not null));
create index cart_merged_into on cart (merged_into) where merged_into is not null;

-- The version of the cart in which the line became what it is, so that a close knows what was added since.
alter table cart_line add column version bigint not null default 0;

-- A copy made for showing; the code is 128 bits and kept as SHA-256.
create table cart_share (
  code_hash  bytea primary key,
  cart_id    bigint not null references cart on delete cascade,
  store_id   smallint not null references store,
  lines      jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index cart_share_cart on cart_share (cart_id);
