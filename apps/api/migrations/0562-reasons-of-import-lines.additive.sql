-- Why a line was left out, by name and with what it speaks of: screens say it in the language of their reader. Lines of
-- before have their English alone, which the former build goes on writing.
alter table import_line add column reason text, add column params jsonb;
