-- Somebody of the staff acts for a customer in a session of its own, which hangs on theirs and is over after half an hour.
alter table session
  add column parent_id  bigint references session on delete cascade,
  add column expires_at timestamptz,
  add constraint session_acting check ((parent_id is null) = (expires_at is null));
create index session_parent on session (parent_id) where parent_id is not null;

alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('logout', 'reuse', 'replaced', 'elsewhere', 'account', 'returned'));
