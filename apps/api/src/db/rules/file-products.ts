import { sql } from 'kysely'

/** Products whose files come with the line `l` of an order: its own, and of a set the parts that were chosen. */
export const FILE_PRODUCTS = sql`(select l.product_id union select b.product_id
  from jsonb_array_elements(l.product_option #> '{extension_attributes,bundle_options}') a
    join bundle_selection b on b.option_id::text = a ->> 'option_id'
      and a -> 'option_selections' @> to_jsonb(b.selection_id::text))`
