-- A variant has no page; its own key still leads to the page it is chosen on.
create index product_text_url_key on product_text (url_key);
