-- What of the look one store has in its own way. Shoppers see the latest version of their store; before the first one, the
-- look the shop is built with. A version that changes nothing is the way back to it.
create table skin_version (
  version_id   bigint generated always as identity primary key,
  store        text not null check (char_length(store) between 1 and 20),
  name         text not null default '',
  state        jsonb not null,
  published_at timestamptz not null default now(),
  published_by bigint references customer on delete set null
);
create index skin_version_latest on skin_version (store, version_id desc);

-- One draft a store, for everybody who edits.
create table skin_draft (
  store      text primary key check (char_length(store) between 1 and 20),
  version    integer not null,
  based_on   bigint not null,
  name       text not null default '',
  state      jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by bigint references customer on delete set null
);
