-- Texts the staff wrote here stay as they are when a feed comes again.
alter table cms_page add column edited_at timestamptz;
alter table cms_block add column edited_at timestamptz;

-- What the staff works on and no shopper sees: one of each piece, all its languages together.
create table content_draft (
  kind       text not null check (kind in ('page', 'block')),
  identifier text not null,
  store_id   smallint not null default 0,
  version    integer not null,
  -- Fingerprint of the published texts it was written over.
  based_on   text not null,
  state      jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by bigint references customer on delete set null,
  primary key (kind, identifier, store_id)
);

-- Every state that was published, whole.
create table content_version (
  version_id   bigint generated always as identity primary key,
  kind         text not null check (kind in ('page', 'block')),
  identifier   text not null,
  store_id     smallint not null default 0,
  state        jsonb not null,
  published_at timestamptz not null default now(),
  published_by bigint references customer on delete set null
);
create index content_version_piece on content_version (kind, identifier, store_id, version_id desc);
