-- What of an attribute was written by hand and a feed leaves alone: kind, labels, filter, shown, position, and the order of
-- its options; of an option: labels, swatch.
alter table attribute add column edited_parts text[] not null default '{}';
alter table attribute_option add column edited_parts text[] not null default '{}';

-- Counts changes of attributes inside a generation: processes read them anew, and not all products with them.
alter table catalogue_generation add column attributes bigint not null default 0;
