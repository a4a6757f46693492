-- Money that comes and goes through payment services. How an order's payment stands is in shop_order.payment_state; here is
-- each try to pay, each word of a service, and what needs a person.
alter table shop_order drop constraint shop_order_payment_state_check;
alter table shop_order
  add constraint shop_order_payment_state_check check (payment_state in
    ('open', 'pending', 'paid', 'failed', 'part_refunded', 'refunded')),
  -- Until then its pieces wait for the money; null: settled outside the shop, or paid.
  add column pay_until timestamptz;
create index shop_order_unpaid on shop_order (pay_until) where state = 'placed' and pay_until is not null;

-- One try. At most one of an order is under way, so that two windows pay by the same.
create table payment (
  payment_id    bigint generated always as identity primary key,
  order_id      bigint not null references shop_order on delete cascade,
  -- Drawn by the shop; what the service calls it by. Hard to guess: who knows it learns nothing, and pays at most.
  reference     text not null unique,
  provider      text not null,
  method_code   text not null,
  amount_minor  bigint not null check (amount_minor > 0),
  currency_code text not null,
  state         text not null default 'started' check (state in
    ('started', 'pending', 'paid', 'failed', 'canceled', 'review')),
  -- What the service calls it, once it has answered, and how the shopper gets there.
  provider_ref  text,
  way           jsonb,
  closes_at     timestamptz not null,
  -- When the service is asked next what became of it; null: nothing more is expected.
  ask_at        timestamptz,
  asked         integer not null default 0,
  refunded_minor bigint not null default 0 check (refunded_minor >= 0 and refunded_minor <= amount_minor),
  created_at    timestamptz not null,
  settled_at    timestamptz
);
create index payment_order on payment (order_id);
create unique index payment_one_live on payment (order_id) where state in ('started', 'pending');
create index payment_to_ask on payment (ask_at) where ask_at is not null;

-- Each word of a service, once, however often it says it.
create table payment_event (
  provider    text not null,
  event_id    text not null,
  payment_id  bigint references payment on delete cascade,
  kind        text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_event_payment on payment_event (payment_id);

-- Money of which only a person can say what is to be done; once for a payment and a reason.
create table payment_review (
  review_id   bigint generated always as identity primary key,
  payment_id  bigint references payment on delete cascade,
  reason      text not null check (reason in
    ('amount_differs', 'paid_twice', 'paid_after_release', 'unknown_payment')),
  details     jsonb not null default '{}',
  at          timestamptz not null,
  resolved_at timestamptz,
  resolution  text
);
create unique index payment_review_once on payment_review (payment_id, reason);

-- Through which service a way to pay goes in a store; null: settled outside the shop. A way whose service is not set up in
-- the program that serves the shop is not offered.
alter table payment_terms add column provider text check (provider ~ '^[a-z0-9-]{1,40}$');
insert into payment_method (method_id, code, position) values (10, 'card', 10), (11, 'liqpay', 11), (12, 'testcard', 12);
insert into payment_terms (store_id, method_id, provider)
select s.store_id, m.method_id, m.provider
from store s join (values
  (10, 'stripe', null), (11, 'liqpay', 'ua'), (12, 'test-form', 'ua'), (12, 'test', null)
) m (method_id, provider, code) on m.code = s.code or m.code is null and not (m.method_id = 12 and s.code = 'ua')
where s.store_id <= 7;

-- The test gateway's own books: it is a service like others, that happens to live in the same program.
create table test_gateway_payment (
  token       text primary key,
  reference   text not null unique,
  amount_minor bigint not null,
  currency_code text not null,
  order_number text not null,
  store_code  text not null,
  events_url  text not null,
  state       text not null default 'open' check (state in ('open', 'pending', 'paid', 'declined', 'closed')),
  return_paid text not null,
  return_failed text not null,
  return_later text not null,
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
  opened_at   timestamptz not null,
  closes_at   timestamptz not null
);
create table test_gateway_refund (
  key         text primary key,
  token       text not null references test_gateway_payment on delete cascade,
  amount_minor bigint not null check (amount_minor > 0)
);
