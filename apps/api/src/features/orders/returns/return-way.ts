import type { ReturnWay } from '@vitrine/contract/order/returns'
import { isInUnion } from '@vitrine/domain/store/european-union'
import type { StoreView } from '@vitrine/domain/store/store-view'
import type { Database } from '#api/db/client.ts'
import { companyOf } from '#api/features/mail/index.ts'
import type { OrderRow } from '../order-payments.ts'

/** Where the parcel goes and who pays for its way: from within the Union the shop. The words are the shop's settings. */
export async function returnWayOf(db: Database, order: OrderRow, store: StoreView): Promise<ReturnWay> {
  const { company, address, returns } = await companyOf({ db }, store)
  const { country_id = store.defaultCountry } = (order.shipping_address ?? {}) as { country_id?: string }
  return {
    address: (returns.address || `${company}\n${address}`).split('\n').filter(Boolean),
    text: isInUnion(country_id) ? returns.text : returns.textAbroad || returns.text,
  }
}
