-- Tables that are fetched again by the clock: from an address or a folder, with the options of the run they were made from.
create table import_schedule (
  schedule_id   bigint generated always as identity primary key,
  title         text not null,
  origin        jsonb not null unique check (origin ->> 'kind' in ('url', 'folder')),
  options       jsonb not null,
  every_minutes integer not null check (every_minutes between 60 and 10080),
  next_at       timestamptz not null,
  made_by       bigint references customer on delete set null,
  last_run_id   bigint references import_run on delete set null
);
