-- What of a category was written by hand and a feed leaves alone: texts, shown, image, parent, position. Its order may be
-- kept without the category itself having been edited, because another one beside it was moved.
alter table category add column edited_parts text[] not null default '{}';

-- Counts changes of the tree inside a generation: processes read the tree anew, and not all products with it.
alter table catalogue_generation add column categories bigint not null default 0;
