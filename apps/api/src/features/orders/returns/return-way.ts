import type { ReturnWay } from '@vitrine/contract/order/returns'
import { takeStep } from '@vitrine/domain/order/status'
import { dialectOf } from '@vitrine/domain/store/dialect'
import { isInUnion } from '@vitrine/domain/store/european-union'
import type { StoreView } from '@vitrine/domain/store/store-view'
import type { Database } from '#api/db/client.ts'
import { companyOf } from '#api/features/mail/index.ts'
import { wordsOf } from '#api/words.ts'
import type { OrderRow } from '../order-payments.ts'

/**
 * Where the parcel goes and who pays for its way: from within the Union the shop. The words are the shop's settings; of what
 * nobody has packed they are told for the case alone that it is sent all the same.
 */
export async function returnWayOf(db: Database, order: OrderRow, store: StoreView): Promise<ReturnWay> {
  const { company, address, returns } = await companyOf({ db }, store)
  const { country_id = store.defaultCountry } = (order.shipping_address ?? {}) as { country_id?: string }
  return {
    address: (returns.address || `${company}\n${address}`).split('\n').filter(Boolean),
    text: [stillHere(order, store), isInUnion(country_id) ? returns.text : returns.textAbroad || returns.text]
      .filter(Boolean)
      .join(' '),
  }
}

function stillHere({ state, payment_state }: OrderRow, store: StoreView): string {
  const states = { order: state, payment: payment_state }
  return takeStep(states, 'withdraw', 'customer').ok
    ? wordsOf(dialectOf(store))('mail.withdrawalStillHere')
    : ''
}
