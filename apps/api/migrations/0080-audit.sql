-- Who changed what by which right: a line for each write of staff or program, written with the write.
create table audit (
  audit_id    bigint generated always as identity primary key,
  at          timestamptz not null,
  -- A member of the staff, or a job of the program by its name; a line of neither was a guest's.
  customer_id bigint,
  job         text,
  -- The customer somebody of the staff acted for.
  acting_for  bigint,
  permission  text not null,
  entity      text not null,
  entity_id   text not null,
  before      jsonb,
  after       jsonb,
  store_id    smallint,
  check (customer_id is null or job is null),
  check (acting_for is null or customer_id is not null)
);
create index audit_entity on audit (entity, entity_id);
create index audit_at on audit (at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Lines of % are never changed.', tg_table_name;
end $$;
create trigger audit_stays before update on audit for each row execute function refuse_change();
