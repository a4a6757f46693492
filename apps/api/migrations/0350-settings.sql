-- What an owner set on the screen, above what the block `cms_settings` came with. `store_id` 0 and language `*` are everybody's.
create table shop_setting (
  key        text not null,
  store_id   smallint not null default 0,
  language   text not null default '*',
  value      jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by bigint references customer on delete set null,
  primary key (key, store_id, language)
);
