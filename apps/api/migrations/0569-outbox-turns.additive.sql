-- Rows of one turn leave one after another, as they were written: the next is claimed once the one before has arrived, or
-- was given up. The former build writes none, and sends those that are there in any order, as it did.
alter table outbox add column turn text;
create index outbox_turns on outbox (turn, outbox_id)
  where sent_at is null and failed_at is null and turn is not null;
