import type { Localized } from '@vitrine/domain/catalog/records'
import type { OrderState, PaymentState } from '@vitrine/domain/order/states'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { FILE_PRODUCTS } from '#api/db/rules/file-products.ts'

/** Where a file stands: in a line, of a product, which is a part where the line is a set, among the files of that. */
export type FilePlace = { line_id: number; product_id: number; place: number }

/** A file of a line, as its product names it today: what the shop mends, earlier buyers get, too. */
export type BoughtFile = FilePlace & {
  sku: string
  name: string
  titles: Localized
  file: string
  order: OrderState
  payment: PaymentState
  store_id: number
  client_order_id: string
}

type Wanted = { orderId: number } | FilePlace

/**
 * What was bought as a file: all of its product, or those that were chosen where each is sold by itself; in a set, those of
 * the parts that were chosen. Lines that went back whole are left out. Whether it is paid for is told by the states beside it.
 */
export async function listBoughtFiles(db: Database, wanted: Wanted): Promise<BoughtFile[]> {
  const which =
    'orderId' in wanted
      ? sql`l.order_id = ${wanted.orderId}`
      : sql`l.line_id = ${wanted.line_id} and d.product_id = ${wanted.product_id} and d.position = ${wanted.place}`
  const { rows } = await sql<BoughtFile>`
    select l.line_id, d.product_id, d.position as place, l.sku, l.name, d.titles, d.file, o.state as "order",
      o.payment_state as payment, o.store_id, o.client_order_id
    from shop_order o join shop_order_line l using (order_id)
      cross join lateral ${FILE_PRODUCTS} as sold(product_id) join download_link d on d.product_id = sold.product_id
    where ${which} and l.returned_qty < l.qty and not exists (
      select from custom_option c where c.product_id = l.product_id and c.is_downloads and not exists (
        select from custom_option_value v
          join jsonb_array_elements(l.product_option #> '{extension_attributes,custom_options}') a
            on a ->> 'option_id' = c.option_id::text and v.value_id::text = any(string_to_array(a ->> 'option_value', ','))
        where v.option_id = c.option_id and v.position = d.position))
    order by l.line_id, d.product_id, d.position`.execute(db)
  return rows
}
