-- What a generation has brought is taken over without a look at all that stayed: documents by when they came, and of those
-- that came out the same the products whose stock, links or reviews the import has touched.
alter table product_document add column touched bigint;
create index product_document_since on product_document (since);
create index product_document_touched on product_document (touched) where touched is not null;
