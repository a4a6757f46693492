-- What proves somebody was changed, by themselves or by who runs the shop.
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('logout', 'reuse', 'replaced', 'elsewhere', 'account', 'returned', 'credential'));
