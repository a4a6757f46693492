-- What readers see. One import or edit makes one new generation; a reader at generation g reads the rows with
-- since <= g < coalesce(until, infinity), so nobody ever sees half of a change.
create table catalogue_generation (
  only_row    boolean primary key default true check (only_row),
  current     bigint not null default 0 check (current >= 0),
  fingerprint text not null default '',
  changed_at  timestamptz not null default now()
);
insert into catalogue_generation default values;

create table product_document (
  product_id bigint not null references product on delete cascade,
  since      bigint not null,
  until      bigint,
  fingerprint text not null,
  body       jsonb not null,
  search     jsonb,
  primary key (product_id, since),
  check (until is null or until > since)
);
create unique index product_document_live on product_document (product_id) where until is null;
create index product_document_retired on product_document (until) where until is not null;

create table url_path (
  language    text not null,
  path        text not null check (path <> '' and path !~ '^/'),
  entity_type text not null check (entity_type in ('product', 'category', 'cms_page', 'redirect')),
  entity_id   bigint,
  target      text,
  primary key (language, path),
  check ((entity_type = 'redirect') = (target is not null))
);

-- Product changes after an import (stock crossing zero, an edit); processes replay those newer than what they hold.
create table catalogue_change (
  seq        bigint generated always as identity primary key,
  product_id bigint not null,
  at         timestamptz not null default now()
);
