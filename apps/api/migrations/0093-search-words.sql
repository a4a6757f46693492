-- What shoppers call things: words that mean the same, wider words with what they stand for, words that ask for nothing and
-- words that are never taken as a choice, words for pages of help (the page, then its words). Seeded from the data files of the search; what an owner changes stays.
create table search_word (
  search_word_id bigint generated always as identity primary key,
  language       text not null,
  kind           text not null check (kind in ('same', 'ignored', 'unfiltered', 'page')),
  -- The first one names the row.
  words          text[] not null check (cardinality(words) > 0),
  narrower       text[] not null default '{}',
  origin         text not null default 'owner' check (origin in ('seed', 'owner')),
  is_active      boolean not null default true,
  change         bigint not null default 0
);
create unique index search_word_head on search_word (language, kind, (words[1]));
create sequence search_word_change;

create function stamp_search_word() returns trigger language plpgsql as $$
begin
  new.change := nextval('search_word_change');
  return new;
end $$;
create trigger search_word_stamp before insert or update on search_word
  for each row execute function stamp_search_word();

-- Whoever searches reads the words anew.
create function tell_search_words() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;
create trigger search_word_told after insert or update or delete on search_word
  for each statement execute function tell_search_words();

create table search_word_seed (
  language text primary key,
  checksum text not null
);
