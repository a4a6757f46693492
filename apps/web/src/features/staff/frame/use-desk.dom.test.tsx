import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { Dock } from './dock.tsx'
import { Rail } from './rail.tsx'
import { aDesk, aDeskShop, openFrame } from './testing/open-frame.tsx'
import { useVersion } from './use-desk.ts'

afterEach(() => void vi.useRealTimers())

function List() {
  const { version, reload } = useVersion()
  return (
    <button type="button" onClick={reload}>
      Done {version}
    </button>
  )
}
const AROUND = (
  <>
    <Rail />
    <Dock />
    <List />
  </>
)
const rail = () => textOf(document.querySelector('aside'))
const dock = () => textOf(document.querySelector('nav[aria-label]:not(aside nav)'))
const rooms = () =>
  [...document.querySelectorAll('aside nav a')].map(textOf).filter((name) => name !== 'To the shop')
const asks = (shop: ReturnType<typeof aDeskShop>) => shop.asked('staff.desk').length

it('until the shop has said who is in, no room is offered; then those that open', async () => {
  let answer: (desk: object) => void = () => undefined
  const shop = aDeskShop(() => new Promise((resolve) => (answer = resolve)))
  await openFrame(AROUND, { shop })
  expect(rooms()).toEqual([])
  await act(async () => answer(aDesk()))
  await settled()
  expect(rooms()).toEqual(['Today', 'Orders14', 'Reviews', 'Partners'])
})

it('what waits in thousands is not cut off under the thumb, and told whole in the rail', async () => {
  await openFrame(AROUND, { shop: aDeskShop(() => aDesk({ counts: { orders: 4379 } })) })
  await settled()
  const beside = [...document.querySelectorAll('nav > a > b')].map(textOf)
  expect([rail().includes('4379'), beside]).toEqual([true, ['99+']])
})

it('who does not work here finds no room, whatever the address says', async () => {
  await openFrame(AROUND, { shop: aDeskShop(refuses(403)), address: '/admin/orders' })
  expect(rooms()).toEqual([])
  expect(page()).not.toContain('Mona')
})

it('after somebody else has signed in, nothing of the one before is shown, not even while the shop is asked', async () => {
  const shop = aDeskShop()
  await openFrame(AROUND, { shop })
  expect(rail()).toContain('Mona Lind')
  shop.client.script['staff.desk'] = refuses(403)
  await act(async () => shop.session.set({ status: 'signed-in', customer: '9' }))
  await settled()
  expect([rail().includes('Mona Lind'), rail().includes('Orders')]).toEqual([false, false])
})

it('an act counts anew what waits, in the rail and under the thumb', async () => {
  const shop = aDeskShop()
  await openFrame(AROUND, { shop })
  shop.client.script['staff.desk'] = () => aDesk({ counts: { orders: 13, reviews: 2 } })
  await press('button', 'Done 0')
  expect([rail().includes('Orders13'), dock().includes('13Orders'), dock().includes('2Reviews')]).toEqual([
    true,
    true,
    true,
  ])
})

it('what waits is counted each minute while the window is looked at, and again when somebody comes back to it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const shop = aDeskShop()
  const looked = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const minute = async () => {
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await settled()
  }
  await openFrame(AROUND, { shop })
  await minute()
  expect(asks(shop)).toBe(2)
  looked.mockReturnValue('hidden')
  await minute()
  expect(asks(shop)).toBe(2)
  looked.mockReturnValue('visible')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await settled()
  expect(asks(shop)).toBe(3)
  looked.mockRestore()
})

it('when a later count fails, the rooms stay as they were', async () => {
  const shop = aDeskShop()
  await openFrame(AROUND, { shop })
  shop.client.script['staff.desk'] = refuses(500)
  await press('button', 'Done 0')
  expect([rail().includes('Mona Lind'), rail().includes('Orders14')]).toEqual([true, true])
})
