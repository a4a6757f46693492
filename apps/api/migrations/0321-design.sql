-- The shop's look as one value for all stores and languages. What shoppers see is the latest version whose time has
-- come; before the first one, what the block cms_settings says.
create table design_version (
  version_id   bigint generated always as identity primary key,
  state        jsonb not null,
  name         text not null default '',
  effective_at timestamptz not null,
  created_at   timestamptz not null default now(),
  created_by   bigint references customer on delete set null,
  -- Called off before its time.
  canceled_at  timestamptz
);
create index design_version_effective on design_version (effective_at desc, version_id desc) where canceled_at is null;

-- One draft for everybody who edits.
create table design_draft (
  sole       boolean primary key default true check (sole),
  version    integer not null,
  based_on   bigint not null,
  state      jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by bigint references customer on delete set null
);
