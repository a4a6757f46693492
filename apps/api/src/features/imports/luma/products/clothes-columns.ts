/** The source's import format; most of its columns are empty here, but none is unknown. */
export const CLOTHES_COLUMNS = {
  file: 'fixtures/configurable/products.csv',
  required:
    `sku product_type categories name description visibility price url_key base_image additional_images
    additional_attributes qty configurable_variations`.split(/\s+/),
  optional: `store_view_code attribute_set_code product_websites short_description weight product_online
    tax_class_name special_price special_price_from_date special_price_to_date meta_title meta_keywords
    meta_description base_image_label small_image small_image_label thumbnail_image thumbnail_image_label created_at
    updated_at new_from_date new_to_date display_product_options_in map_price msrp_price map_enabled
    gift_message_available custom_design custom_design_from custom_design_to custom_layout_update page_layout
    product_options_container msrp_display_actual_price_type country_of_manufacture out_of_stock_qty
    use_config_min_qty is_qty_decimal allow_backorders use_config_backorders min_cart_qty use_config_min_sale_qty
    max_cart_qty use_config_max_sale_qty is_in_stock notify_on_stock_below use_config_notify_stock_qty manage_stock
    use_config_manage_stock use_config_qty_increments qty_increments use_config_enable_qty_inc enable_qty_increments
    is_decimal_divided website_id configurable_variation_prices configurable_variation_labels`.split(/\s+/),
}
