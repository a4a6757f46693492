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
  -- Read and written whole: as plain json, stored as it is, it is neither taken apart nor pressed small.
  body       json not null,
  search     json,
  -- When what readers see last changed; sitemaps tell it to search engines.
  changed_at timestamptz not null default now(),
  primary key (product_id, since),
  check (until is null or until > since)
);
alter table product_document
  alter column body set storage external,
  alter column search set storage external;
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
create index url_path_entity on url_path (entity_type, entity_id) where entity_id is not null;
create index url_path_target on url_path (language, target) where target is not null;

-- Product changes after an import (stock crossing zero, an edit); processes replay those newer than what they hold.
create table catalogue_change (
  seq        bigint generated always as identity primary key,
  product_id bigint not null,
  at         timestamptz not null default now()
);
