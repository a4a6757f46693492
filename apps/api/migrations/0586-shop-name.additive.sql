-- The shop's name goes along with its store views, which every process keeps a copy of.
create trigger shop_setting_changed after insert or update or delete on shop_setting
  for each statement execute function note_commerce_change();
create trigger settings_block_changed after insert or update on cms_block
  for each row when (new.identifier = 'cms_settings') execute function note_commerce_change();
