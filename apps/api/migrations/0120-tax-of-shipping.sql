-- Some states tax what delivery costs, others do not.
alter table tax_rate add column taxes_shipping boolean not null default false;
