-- A way to pay can be left out in one store alone; a version of the shop that does not know of it goes on offering it.
alter table payment_terms add column offered boolean not null default true;
