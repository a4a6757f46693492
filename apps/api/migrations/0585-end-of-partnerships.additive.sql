-- Who is no partner any more keeps what was earned, and a role that reads it. The former build knows no such role and allows
-- nobody anything by it.
alter table customer drop constraint customer_roles_check;
alter table customer add constraint customer_roles_check
  check (roles <@ '{admin,manager,blogger,former-blogger,vip}');
alter table partner
  add column ended_at timestamptz,
  -- As the partner was told it.
  add column end_reason text not null default '' check (char_length(end_reason) <= 300);
