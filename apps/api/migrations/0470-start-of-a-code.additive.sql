-- Of the staff's six digits the first four are checked as everybody's: whoever types slowly loses no try by that, once a code.
alter table sign_in_code add column start_hash bytea;
