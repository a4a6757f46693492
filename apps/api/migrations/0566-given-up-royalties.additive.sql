-- Who deletes their account while money is owed in a currency they named no account for says that they give it up: no run looks
-- for them again, and the books say why it was never paid.
create table royalty_waiver (
  partner_id    bigint not null references customer,
  currency_code text not null check (currency_code ~ '^[A-Z]{3}$'),
  -- As it stood then, being confirmed and on account; orders nobody had paid for yet are not in it.
  sum_minor     bigint not null check (sum_minor >= 0),
  at            timestamptz not null,
  primary key (partner_id, currency_code)
);
create trigger royalty_waiver_stays before update on royalty_waiver for each row execute function refuse_change();
