-- When what readers see of a product last changed; sitemaps tell it to search engines.
alter table product_document add column changed_at timestamptz not null default now();
