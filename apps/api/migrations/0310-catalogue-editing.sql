-- What the staff writes by hand, and what of it a feed that comes again leaves as it is.
create table product_edit (
  product_id bigint primary key references product on delete cascade,
  -- Parts of its record, by the names records have: texts, prices, media. Status is one of them.
  parts      text[] not null default '{}',
  edited_at  timestamptz not null,
  edited_by  bigint references customer on delete set null
);

-- Which translation is older than the English text.
alter table product_text add column changed_at timestamptz not null default now();

-- A category the staff made or changed: a feed neither changes it nor takes it away.
alter table category add column edited_at timestamptz;
