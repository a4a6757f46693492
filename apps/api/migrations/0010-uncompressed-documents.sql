-- Pressing documents small takes longer than everything else that storing them does, and every reader pays again to
-- unfold them. As they are, they need half as much room again on disk. Rows already there stay as they were stored.
alter table product_document
  alter column body set storage external,
  alter column search set storage external;
