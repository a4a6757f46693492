-- Rules a shopper's answer must keep beside being there and short enough: [{"rule": "email"}].
alter table custom_option add column validators jsonb not null default '[]';
-- The values of this option are the files of a downloadable product, sold one by one, in the order of download_link.
alter table custom_option add column is_downloads boolean not null default false;
-- Skus of a group or a bundle that the last import named and did not bring: the product is shown as incomplete.
alter table product add column missing_parts text[] not null default '{}';
