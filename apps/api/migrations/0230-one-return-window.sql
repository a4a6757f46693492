-- How long goods may come back is what every page promises and the rule of returns counts (domain, order/returns): a row that
-- says another number would pay out what may still come back. The former build may still read it, so it stays for now.
comment on column bonus_terms.return_days is 'Not read any more: the rule of returns counts';
