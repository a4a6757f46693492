-- What the last import brought, so that the next one writes only what the feed itself has changed.
create table import_product (
  product_id  bigint primary key references product on delete cascade,
  source      text not null,
  fingerprint text not null
);

-- Pages and blocks that came by import; the others were written by people and are left alone.
create table import_content (
  kind       text not null check (kind in ('cms_page', 'cms_block')),
  identifier text not null,
  language   text not null,
  source     text not null,
  primary key (kind, identifier, language)
);

-- Folders with pictures of imported catalogues, searched in order of position; nothing is copied out of them.
create table media_root (
  folder   text primary key,
  source   text not null,
  position integer not null default 0
);
