-- Old links name a variant by its English key; keys of the other languages are made by this shop and lead nowhere else.
drop index product_text_url_key;
create index product_text_english_key on product_text (url_key) where language = 'en';
