// A file or a card: nobody carries it, and no step is taken with it but its payment. Its royalty goes on account all the same.
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { answersOf, together } from '#api/features/orders/testing/crowd.ts'
import { auditRoyalties } from './audit-royalties.ts'
import { ripenOne } from './settle/ripen-royalties.ts'
import { openRoyaltyShop } from './testing/open-royalty-shop.ts'

const shop = openRoyaltyShop()
const job = () => shop.job('royalties.ripen')

async function uncarried({ isPaid = true } = {}): Promise<number> {
  const orderId = await shop.buy({ code: 'mila', goods: [{ sku: 'SCARF', qty: 1 }] })
  const change = shop.db().updateTable('shop_order').set({ shipping_address: null })
  await change.where('order_id', '=', orderId).execute()
  if (isPaid) await shop.step(orderId, 'pay')
  return orderId
}

test('a partner waited until the staff stepped to delivered what nobody carries', async () => {
  await uncarried()
  expect([await shop.ripen(), await shop.standing()]).toEqual([0, [1_500, 0, 0]])
  shop.passReturnWindow()
  expect([await shop.ripen(), await shop.standing()]).toEqual([1, [0, 1_500, 0]])
  expect([await shop.ripen(), await shop.standing()]).toEqual([0, [0, 1_500, 0]])
})

test('it brings nothing while it is not paid for, nor once it is taken back, and a parcel still waits', async () => {
  const unpaid = await uncarried({ isPaid: false })
  const canceled = await uncarried()
  await shop.step(canceled, 'cancel')
  const carried = await shop.buy({ code: 'mila', goods: [{ sku: 'SCARF', qty: 1 }] })
  await shop.step(carried, 'pay')
  shop.passReturnWindow()
  expect([await shop.ripen(), await ripenOne(job(), unpaid)]).toEqual([0, false])
  expect(await shop.standing()).toEqual([1_500, 0, 0])
})

test('asked ten times beside its cancellation it brings nothing in the end, and the books balance', async () => {
  const orderId = await uncarried()
  shop.passReturnWindow()
  const outcomes = await together<unknown>(11, (index) =>
    index === 5 ? shop.step(orderId, 'cancel') : ripenOne(job(), orderId),
  )
  expect([answersOf(outcomes).length, await shop.standing()]).toEqual([11, [0, 0, 0]])
})

test('mutant: not locked it goes on account although it was canceled meanwhile, and the books tell', async () => {
  const orderId = await uncarried()
  await uncarried()
  shop.passReturnWindow()
  const canceledAfterReading: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.rows.some((row) => 'standing' in row)) await shop.step(orderId, 'cancel')
      return result
    },
  }
  const ctx = { ...job(), db: shop.db().withPlugin(canceledAfterReading) }
  await ripenOne(ctx, orderId, { lockOrder: async () => {} })
  expect(await auditRoyalties(shop.db(), shop.now)).not.toEqual([])
  await shop.forget()
})

test('cut at each of its statements it is being confirmed or on account, whole, and the next job does the rest', async () => {
  await uncarried()
  shop.passReturnWindow()
  const last = Number((await shop.cut('ripen', 'never')).said)
  for (let point = 1; point <= last; point += 1) {
    await shop.forget()
    await uncarried()
    shop.passReturnWindow()
    expect((await shop.cut('ripen', point)).signal).toBe('SIGKILL')
    expect([
      [1_500, 0, 0],
      [0, 1_500, 0],
    ]).toContainEqual(await shop.standing())
    await shop.ripen()
    expect(await shop.standing()).toEqual([0, 1_500, 0])
  }
})
