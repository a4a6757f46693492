import type { StaffCoupon } from '@vitrine/contract/desk/coupons'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { find, has, page, press, settled, submit, textOf, type, typedIn } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import * as files from '#web/lib/download/save-file.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { aCoupon, COUPON_COUNTS } from './testing/a-coupon.ts'
import { openCoupons, refusesFields } from './testing/open-coupons.tsx'

const LOST = 'There is no connection at the moment. Please try again.'
const { desk, sent, open, make } = openCoupons()
const told = () => notices.get().map(({ text }) => text)

it('lists what each takes off and how much of it is used, and N starts another', async () => {
  const { address } = await open()
  expect(textOf(document.querySelector('tbody tr'))).toBe('WINTER1515%12 / 100de')
  await press('button', 'New coupon')
  expect(address()).toBe('/admin/coupons/0')
})

it('a fixed sum is sent as it is typed, in the money of the stores that are ticked', async () => {
  await make()
  await type('Code', ' spring5 ')
  await press('choice', 'A fixed sum')
  for (const { name, code } of STORE_VIEWS) if (code !== 'de') await press('checkbox', name)
  await type('Deutschland: Sum, EUR', '5.50')
  await type('Uses by one person', '1')
  await submit()
  expect(sent('staff.createCoupon')).toEqual([
    {
      body: {
        ...{
          code: 'SPRING5',
          type: 'fixed',
          percent: 0,
          free_delivery: false,
          partner_id: null,
          starts_at: null,
          ends_at: null,
        },
        ...{ total_limit: null, customer_limit: 1 },
        goods: { categories: [], skus: [] },
        stores: [{ store_code: 'de', amount: 5.5, minimum: 0 }],
      },
    },
  ])
})

it('goods it is for could not be chosen: a category by its name, products by their numbers, each once', async () => {
  desk.stands = aCoupon({ goods: { categories: [3], skus: ['OLD-1'] } })
  await open(4)
  expect(page()).toContain('Women › Coats')
  expect(typedIn(/^SKUs/)).toBe('OLD-1')
  await press('button', 'Not for: Women › Coats')
  await act(async () => {
    const select = find('select', 'Category') as HTMLSelectElement
    select.value = '2'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await type(/^SKUs/, 'OLD-1, NEW-2 NEW-2')
  await submit()
  expect(sent('staff.changeCoupon')).toMatchObject([
    { body: { goods: { categories: [2], skus: ['OLD-1', 'NEW-2'] } } },
  ])
})

it('a number the shop does not have is told at its field', async () => {
  desk.shop.client.script['staff.changeCoupon'] = refusesFields({
    path: 'goods.skus.1',
    key: 'REFUSED',
    message: 'is not in this shop',
  })
  await open(4)
  await type(/^SKUs/, 'A, B')
  await submit()
  expect(page()).toContain('The shop has none of number B.')
})

it('hours are those of the clock of whoever types them, and are read back so', async () => {
  await make()
  await type('Code', 'SALE')
  await type('Starts', '2026-11-02T09:30')
  await submit()
  const at = new Date(2026, 10, 2, 9, 30).toISOString()
  expect(sent('staff.createCoupon')).toMatchObject([{ body: { starts_at: at, ends_at: null } }])
  expect(typedIn('Starts')).toBe('2026-11-02T09:30')
})

it.each([
  ['America/New_York', '2026-11-01T06:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T01:30:00.000Z'],
  ['Europe/Berlin', '2026-12-31T22:59:59.999Z'],
])(
  'in %s a coupon until %s ends then still, to the second and in the hour that comes twice, when its limit was changed',
  async (zone, ends_at) => {
    vi.stubEnv('TZ', zone)
    desk.stands = aCoupon({ starts_at: '2026-09-01T08:00:27.000Z', ends_at })
    await open(4)
    await type('Uses in all', '500')
    await submit()
    expect(sent('staff.changeCoupon')).toMatchObject([
      { body: { starts_at: '2026-09-01T08:00:27.000Z', ends_at, total_limit: 500 } },
    ])
    await type('Ends', '2027-01-15T12:00')
    await submit()
    expect(sent('staff.changeCoupon')[1]).toMatchObject({
      body: { starts_at: '2026-09-01T08:00:27.000Z', ends_at: new Date('2027-01-15T12:00').toISOString() },
    })
    vi.unstubAllEnvs()
  },
)

it('stopping is taken back by a press, and says so when the line is gone by then', async () => {
  await open(4)
  await press('button', 'Stop now')
  const undo = notices.get().at(-1)?.action
  desk.shop.client.script['staff.switchCoupon'] = refuses(0)
  await act(async () => undo?.onClick())
  await settled()
  expect([desk.stands.enabled, told().at(-1)]).toEqual([false, LOST])
})

it('pressed twice while it is sent, one coupon is made; on a dead line what was typed stays', async () => {
  await make()
  await type('Code', 'ONCE')
  desk.shop.client.script['staff.createCoupon'] = refuses(0)
  await press('button', 'Save')
  expect(textOf(find('alert'))).toBe(LOST)
  expect(typedIn('Code')).toBe('ONCE')
  let answer: (coupon: StaffCoupon) => void = () => undefined
  desk.shop.client.script['staff.createCoupon'] = () => new Promise((resolve) => (answer = resolve))
  await press('button', 'Save')
  expect(find('button', 'Save').ariaBusy).toBe('true')
  await press('button', 'Save')
  answer(aCoupon({ code: 'ONCE' }))
  await settled()
  expect(sent('staff.createCoupon')).toHaveLength(2)
})

it('who goes away with half of it typed is asked; who has saved it is not', async () => {
  stubDialog()
  const { address } = await open(4, '/admin/coupons/4')
  await type('Percent', '20')
  await press('button', 'Close')
  expect([address(), has('heading', 'Leave without saving?')]).toEqual(['/admin/coupons/4', true])
  await press('button', 'Stay here')
  await press('button', 'Save')
  await press('button', 'Close')
  expect([address(), desk.stands.percent]).toEqual(['/admin/coupons', 20])
})

it('the file of the list holds the coupons of every page', async () => {
  const saved = vi.spyOn(files, 'saveCsv').mockReturnValue()
  desk.shop.client.script['staff.coupons'] = ({ query }) => {
    const { before } = query as { before?: number }
    const items = [aCoupon({ id: before === undefined ? 9 : 8, code: before === undefined ? 'NEW' : 'OLD' })]
    return { items, counts: COUPON_COUNTS, next: before === undefined ? 9 : null }
  }
  await open()
  await press('button', 'As CSV')
  await settled()
  expect(saved.mock.calls[0]?.[1].slice(1).map(([code]) => code)).toEqual(['NEW', 'OLD'])
})

it('one for some goods alone says which, in the list and where it is changed', async () => {
  const knits = aCoupon({ id: 4, covers: ['Coats', 'CAP-1'], goods: { categories: [3], skus: ['CAP-1'] } })
  desk.shop.client.script['staff.coupons'] = () => ({ items: [knits], counts: COUPON_COUNTS, next: null })
  await open(4)
  expect(document.querySelector('tbody tr')?.textContent).toContain('15%, only for: Coats, CAP-1')
  expect([page().includes('Women › Coats'), typedIn(/^SKUs/)]).toEqual([true, 'CAP-1'])
})

it('the address of a coupon its list does not hold showed nothing', async () => {
  desk.shop.client.script['staff.coupon'] = () => aCoupon({ id: 44, code: 'ELSEWHERE' })
  await open(44)
  await settled()
  expect([has('heading', 'ELSEWHERE'), sent('staff.coupon')]).toEqual([true, [{ params: { id: 44 } }]])
})

it('a number no coupon has is said, with the way back to the list', async () => {
  desk.shop.client.script['staff.coupon'] = refuses(404)
  const { address } = await open(45)
  expect(page()).toContain('There is none of this number')
  await press('button', 'Back to the list')
  expect(address()).toBe('/admin/coupons')
})
