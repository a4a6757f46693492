-- Words before what is not wanted ("without"), and words for what the shop has not, which are no slips of other words.
alter table search_word drop constraint search_word_kind_check;
alter table search_word add constraint search_word_kind_check
  check (kind in ('same', 'ignored', 'unfiltered', 'negation', 'unsold', 'page'));
