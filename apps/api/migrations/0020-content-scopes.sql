-- Content of one store view stands before content of its language; store_id 0 is every store of the language.
-- A page with a date is news: the same text, shown in another list.
alter table cms_page
  add column store_id smallint not null default 0,
  add column meta_keywords text not null default '',
  add column news_on date,
  add column picture text,
  add column created_at timestamptz not null default now();
alter table cms_page drop constraint cms_page_identifier_language_key;
alter table cms_page add constraint cms_page_once unique (identifier, language, store_id);
create index cms_page_news on cms_page (news_on) where news_on is not null;

alter table cms_block
  add column store_id smallint not null default 0,
  add column created_at timestamptz not null default now();
alter table cms_block drop constraint cms_block_identifier_language_key;
alter table cms_block add constraint cms_block_once unique (identifier, language, store_id);
