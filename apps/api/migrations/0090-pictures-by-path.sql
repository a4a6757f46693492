-- A picture no source has is shown by the name and the tone of the product it belongs to, found by its path.
create index product_media_path on product_media (path);
