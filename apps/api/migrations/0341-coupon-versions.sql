-- Who changes a coupon tells which version they saw, so that of two people the second is told.
alter table coupon add column version integer not null default 1;
