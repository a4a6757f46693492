import { beforeEach, expect, it } from 'vitest'
import { has, page, press } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { OrderPeek } from '../order-peek.tsx'
import { aStaffShop, someDetails, until } from '../testing/a-staff-shop.ts'

const aReturn = (closed: boolean) => ({
  ...{ number: '000001001-1', kind: 'return' as const, reason: '', at: '2026-03-05T10:00:00Z' },
  ...{ cancels: false, closed, lines: [] },
})
let shop: ReturnType<typeof aStaffShop>
let closed: boolean
beforeEach(() => {
  closed = false
  shop = aStaffShop()
  shop.client.script['staff.order'] = () => {
    const { order, ...rest } = someDetails()
    return { ...rest, order: { ...order, returns: [aReturn(closed)] } }
  }
  shop.client.script['staff.closeReturn'] = () => {
    closed = true
    return someDetails()
  }
})
async function open() {
  await openPage(<OrderPeek id={1001} ids={[1001]} onOpen={() => {}} onChange={() => {}} />, { shop })
  await until(() => page().includes('Return 000001001-1'))
}

it('a parcel that never came is given up, after a second thought', async () => {
  await open()
  await press('button', 'The parcel never came')
  await press('button', 'Go on waiting')
  expect(shop.asked('staff.closeReturn')).toEqual([])
  await press('button', 'The parcel never came')
  await press('button', 'Close the return')
  await until(() => page().includes('closed'))
  expect(shop.asked('staff.closeReturn')).toEqual([{ params: { id: 1001, number: '000001001-1' } }])
})

it('one that has come is nothing to give up', async () => {
  closed = true
  await open()
  expect(has('button', 'The parcel never came')).toBe(false)
})
