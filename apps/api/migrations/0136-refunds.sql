-- Money that goes back: a row for each wish to, written before any service is asked, so that a wish repeated is the same one.
create table refund (
  refund_id    bigint generated always as identity primary key,
  order_id     bigint not null references shop_order on delete cascade,
  -- Null where the money had come outside any service, and goes back that way.
  payment_id   bigint references payment on delete cascade,
  key          text not null check (length(key) between 8 and 100),
  amount_minor bigint not null check (amount_minor > 0),
  reason       text not null default '',
  -- `asked`: the service has not said yet. `refused`: it never will; a person hears of it.
  state        text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  provider_ref text,
  ask_at       timestamptz,
  asked        integer not null default 0,
  created_at   timestamptz not null,
  settled_at   timestamptz,
  unique (order_id, key)
);
create index refund_payment on refund (payment_id);
create index refund_to_ask on refund (ask_at) where ask_at is not null;

alter table payment_review drop constraint payment_review_reason_check;
alter table payment_review add constraint payment_review_reason_check check (reason in
  ('amount_differs', 'paid_twice', 'paid_after_release', 'unknown_payment', 'refund_refused'));
