-- The schema of the scheduled jobs. Made here, so that a database user who may not make one is told so at the start,
-- instead of running a shop whose tables only grow. What is in it is pg-boss's own (docs/decisions/0022-jobs-by-pg-boss.md).
do $$
begin
  if to_regnamespace('pgboss') is null then
    create schema pgboss;
  end if;
end $$;
