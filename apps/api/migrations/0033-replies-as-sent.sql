-- A remembered answer is given again exactly as it was sent, down to the sequence of its fields.
alter table cart_operation alter column reply type json using reply::json;
