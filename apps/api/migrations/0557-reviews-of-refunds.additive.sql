-- Each refund a service refused is a review of its own, whatever else of its payment waits: one of them settled says nothing of
-- the others. The former build goes on keeping one for the payment; which refund it is about, its details say.
alter table payment_review add column refund_id bigint generated always as (
  case when reason = 'refund_refused' then (details ->> 'refund')::bigint end) stored references refund on delete cascade;
create unique index payment_review_refund on payment_review (refund_id);

-- Those that shared the review of another, and nobody was told of.
insert into payment_review (reason, details, at)
select 'refund_refused', jsonb_build_object('refund', f.refund_id), coalesce(f.settled_at, f.created_at) from refund f
where f.state = 'refused' and not exists (select from payment_review r where r.refund_id = f.refund_id);
