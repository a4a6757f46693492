-- A guest who asked for an account: whoever proves to own the mailbox finds the order in it.
alter table shop_order add column for_account boolean not null default false;
create index shop_order_for_account on shop_order (lower(email)) where for_account and customer_id is null;
