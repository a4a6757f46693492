-- Tables of other shops as the staff brought them: the bytes lie in the store of files under `name`.
create table import_file (
  file_id     bigint generated always as identity primary key,
  name        text not null unique,
  title       text not null,
  -- {"kind":"file"}, {"kind":"url","url":…} or {"kind":"folder","folder":…}: where it is fetched from another time.
  origin      jsonb not null,
  bytes       integer not null,
  uploaded_at timestamptz not null,
  uploaded_by bigint references customer on delete set null
);

-- One row for each time a table was tried or brought in. At most one is under way: its worker holds a lock of the session,
-- so that a row under way without a lock is one whose process has died.
create table import_run (
  run_id     bigint generated always as identity primary key,
  state      text not null check (state in ('waiting', 'running', 'canceling', 'done', 'failed', 'canceled')),
  reason     text not null check (reason in ('staff', 'update', 'clock')),
  title      text not null,
  origin     jsonb not null,
  file_id    bigint references import_file on delete set null,
  format     text not null,
  options    jsonb not null,
  is_dry_run boolean not null,
  asked_at   timestamptz not null,
  asked_by   bigint references customer on delete set null,
  started_at timestamptz,
  ended_at   timestamptz,
  attempts   integer not null default 0,
  progress   jsonb,
  result     jsonb,
  fault      jsonb,
  check ((ended_at is not null) = (state in ('done', 'failed', 'canceled')))
);
create index import_run_open on import_run (run_id) where ended_at is null;
create index import_run_ended on import_run (ended_at);
create index import_run_file on import_run (file_id);

-- What was left out or taken otherwise, by line; so many of each kind at most.
create table import_line (
  run_id   bigint not null references import_run on delete cascade,
  kind     text not null check (kind in ('left_out', 'remark', 'problem', 'warning')),
  position integer not null,
  file     text,
  line     integer,
  message  text not null,
  primary key (run_id, kind, position)
);

-- Which column of a table is what, kept for the next time.
create table import_mapping (
  mapping_id bigint generated always as identity primary key,
  name       text not null unique,
  columns    jsonb not null,
  updated_at timestamptz not null,
  updated_by bigint references customer on delete set null
);
