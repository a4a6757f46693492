-- Where a customer has things sent: written down as orders write it, without the mailbox.
create table customer_address (
  address_id  bigint generated always as identity primary key,
  customer_id bigint not null references customer on delete cascade,
  address     jsonb not null,
  is_default  boolean not null default false,
  created_at  timestamptz not null
);
create index customer_address_customer on customer_address (customer_id);
create unique index customer_address_one_default on customer_address (customer_id) where is_default;
