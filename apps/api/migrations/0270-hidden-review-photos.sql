-- A photo may be left out of a review that is good without it, and be shown again.
alter table review_photo add column is_hidden boolean not null default false;
