-- What of a category was written by hand and a feed leaves alone: texts, shown, image, parent, position. Its order may be
-- kept without the category itself having been edited, because another one beside it was moved.
alter table category add column edited_parts text[] not null default '{}';
