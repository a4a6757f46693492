import { expect, it } from 'vitest'
import { ORDER_STATES, PAYMENT_STATES } from '../states.ts'
import { areDownloadsOpen } from './are-downloads-open.ts'

it('opens files once they are paid for, whatever the parcel beside them does, and shuts them with the order', () => {
  const open = ORDER_STATES.flatMap((order) =>
    PAYMENT_STATES.filter((payment) => areDownloadsOpen({ order, payment })).map(
      (payment) => `${order} ${payment}`,
    ),
  )
  const kept = ['placed', 'confirmed', 'packed', 'shipped', 'ready', 'delivered']
  expect(open).toEqual(kept.flatMap((order) => [`${order} paid`, `${order} part_refunded`]))
})
