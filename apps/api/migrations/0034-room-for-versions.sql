-- A cart changes its version with every tap: with room on its page the new row needs no new index entries.
alter table cart set (fillfactor = 70);
