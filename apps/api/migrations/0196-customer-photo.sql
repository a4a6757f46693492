-- A customer's own picture: the name of its file, which nobody can guess.
alter table customer add column photo text check (photo ~ '^[0-9a-f]{32}[.]webp$');
create unique index customer_photo on customer (photo) where photo is not null;
