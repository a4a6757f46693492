-- What a store's row says of taxes and words stands in prices and texts every process holds of the catalogue: whoever changes it,
-- at a screen or by hand, begins a generation. It waits for an import, as every edit of the catalogue does.
create function note_store_terms_change() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7316044202);
  update catalogue_generation set current = current + 1, changed_at = now();
  perform pg_notify('catalogue', current::text) from catalogue_generation;
  return null;
end $$;
create trigger store_terms_changed after update on store for each row
  when ((old.locale, old.default_country, old.prices_include_tax)
    is distinct from (new.locale, new.default_country, new.prices_include_tax))
  execute function note_store_terms_change();
