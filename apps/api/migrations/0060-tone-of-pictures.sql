-- The colour a page shows in a picture's place until it has come, as CSS writes it: '#c9bba4'.
alter table product_media add column tone text;
