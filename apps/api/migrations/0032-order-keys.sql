-- What makes the keys of a customer's orders unguessable; a guest's come from the token of the cart.
alter table customer
  add column order_secret bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
