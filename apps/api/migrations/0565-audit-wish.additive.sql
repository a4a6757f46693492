-- Who never heard that something was made sends the same wish again: what was wished for, as a fingerprint.
alter table audit add column wish text;
