import type { StaffCoupon } from '@vitrine/contract/desk/coupons'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  below,
  find,
  has,
  page,
  press,
  settled,
  submit,
  textOf,
  type,
  typedIn,
} from '#web/engine/testing/find.ts'
import { halfType } from '#web/engine/testing/half-type.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import * as files from '#web/lib/download/save-file.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { until } from '../orders/testing/a-staff-shop.ts'
import { CouponPeek } from './coupon-peek.tsx'
import { CouponsView } from './coupons-view.tsx'
import { aCoupon, COUPON_COUNTS } from './testing/a-coupon.ts'

const LOST = 'There is no connection at the moment. Please try again.'
let shop: ReturnType<typeof scriptedEngine>
let stands: StaffCoupon
beforeEach(() => {
  notices.set([])
  stands = aCoupon()
  shop = scriptedEngine()
  shop.client.script['staff.coupons'] = () => ({ items: [stands], counts: COUPON_COUNTS, next: null })
  for (const id of ['staff.createCoupon', 'staff.changeCoupon'])
    shop.client.script[id] = ({ body }) => {
      stands = { ...stands, ...(body as StaffCoupon), version: stands.version + 1 }
      return stands
    }
  shop.client.script['staff.switchCoupon'] = ({ body }) => {
    stands = { ...stands, ...(body as { enabled: boolean }), version: stands.version + 1 }
    return stands
  }
})
const sent = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input)
const told = () => notices.get().map(({ text }) => text)
async function open(openId?: number) {
  const opened = await openPage(<CouponsView openId={openId} />, { shop, address: '/admin/coupons' })
  await until(() => document.querySelector('[aria-busy=true]') === null)
  return opened
}
/** One that is made, alone. */
const make = () =>
  openPage(<CouponPeek coupon={undefined} ids={[]} onOpen={() => undefined} onChange={() => undefined} />, {
    shop,
  })
/** A refusal as the shop sends it, field by field. */
const refusesFields = (...details: object[]) =>
  refuses(400, { result: 'VALIDATION', errorCode: 'VALIDATION', details })

it('lists what each takes off and how much of it is used, and N starts another', async () => {
  const { address } = await open()
  expect(textOf(document.querySelector('tbody tr'))).toBe('WINTER1515 %12 / 100de')
  await press('button', 'New coupon')
  expect(address()).toBe('/admin/coupons/0')
})

it.each(['Ends', 'Uses in all'])(
  '%s, half typed, is no coupon without an end: it is asked for',
  async (field) => {
    await make()
    await type('Code', 'SPRING')
    await halfType(field)
    await submit()
    expect([below(field), sent('staff.createCoupon')]).toEqual([
      'This is only half typed. Complete it, or empty the field.',
      [],
    ])
    await type(field, '')
    await submit()
    expect(sent('staff.createCoupon')).toHaveLength(1)
  },
)

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
          starts_at: null,
          ends_at: null,
        },
        ...{ total_limit: null, customer_limit: 1 },
        stores: [{ store_code: 'de', amount: 5.5, minimum: 0 }],
      },
    },
  ])
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
    stands = aCoupon({ starts_at: '2026-09-01T08:00:27.000Z', ends_at })
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

it('a code the shop has had is said at its field, which is gone on from', async () => {
  await make()
  await type('Code', 'WINTER15')
  shop.client.script['staff.createCoupon'] = refuses(409, { errorCode: 'CONFLICT' })
  await submit()
  expect(below('Code')).toBe('The shop has had a coupon of this code. Choose another.')
  await until(() => document.activeElement === find('field', 'Code'))
  expect(typedIn('Code')).toBe('WINTER15')
})

it('what makes no sense is said at its fields in words, not by names of the wire', async () => {
  await open(4)
  shop.client.script['staff.changeCoupon'] = refusesFields(
    { path: 'percent', key: 'REFUSED', message: 'takes nothing off and delivers for money' },
    { path: 'total_limit', key: 'TOO_SMALL', message: 'must not be below what was used already' },
    { path: 'ends_at', key: 'REFUSED', message: 'must come after the beginning' },
  )
  await submit()
  expect([below('Percent'), below('Uses in all'), below('Ends')]).toEqual([
    'Takes nothing off and does not deliver for free.',
    'Is less than it was used already.',
    'Must be after it starts.',
  ])
  expect(page()).not.toMatch(/ends_at|total_limit/)
})

it('a share or sum with more than two decimals is said at its field and not sent; nor is it rounded', async () => {
  await make()
  await type('Code', 'SPRING')
  await type('Percent', '10.123')
  await type('Deutschland: From a bag of, EUR', '19.999')
  await submit()
  const words = 'Two decimals at most, such as 12.50.'
  expect([below('Percent'), below('Deutschland: From a bag of, EUR')]).toEqual([words, words])
  expect([sent('staff.createCoupon'), typedIn('Percent')]).toEqual([[], '10.123'])
  await type('Percent', '10.12')
  await type('Deutschland: From a bag of, EUR', '19.99')
  await submit()
  expect(sent('staff.createCoupon')).toMatchObject([{ body: { percent: 10.12 } }])
})

it('what is being typed stays when the coupon is stopped meanwhile, and is saved upon that', async () => {
  await open(4)
  await type('Percent', '20')
  await press('button', 'Stop now')
  await settled()
  expect([typedIn('Percent'), has('button', 'Let it be used again')]).toEqual(['20', true])
  await submit()
  expect(sent('staff.changeCoupon')).toMatchObject([{ params: { id: 4 }, body: { percent: 20, version: 4 } }])
  expect(told()).toContain('Saved')
})

it('stopping is taken back by a press, and says so when the line is gone by then', async () => {
  await open(4)
  await press('button', 'Stop now')
  const undo = notices.get().at(-1)?.action
  shop.client.script['staff.switchCoupon'] = refuses(0)
  await act(async () => undo?.onClick())
  await settled()
  expect([stands.enabled, told().at(-1)]).toEqual([false, LOST])
})

it('of two who change it the second reads what it says now, and finds it so on opening it again', async () => {
  await open(4)
  await type('Percent', '20')
  shop.client.script['staff.changeCoupon'] = () => {
    stands = aCoupon({ percent: 30, used: 14, version: 4 })
    return refuses(409, { errorCode: 'CONFLICT', details: stands })()
  }
  const lists = sent('staff.coupons').length
  await submit()
  expect(page()).toContain('It now says: 30 %; used 14 times.')
  expect([typedIn('Percent'), sent('staff.coupons').length > lists]).toEqual(['20', true])
})

it('pressed twice while it is sent, one coupon is made; on a dead line what was typed stays', async () => {
  await make()
  await type('Code', 'ONCE')
  shop.client.script['staff.createCoupon'] = refuses(0)
  await press('button', 'Save')
  expect(textOf(find('alert'))).toBe(LOST)
  expect(typedIn('Code')).toBe('ONCE')
  let answer: (coupon: StaffCoupon) => void = () => undefined
  shop.client.script['staff.createCoupon'] = () => new Promise((resolve) => (answer = resolve))
  await press('button', 'Save')
  expect((find('button', 'Save') as HTMLButtonElement).disabled).toBe(true)
  await press('button', 'Save')
  answer(aCoupon({ code: 'ONCE' }))
  await settled()
  expect(sent('staff.createCoupon')).toHaveLength(2)
})

it('what makes no sense is said before it is sent, at each field, and the first of it is gone on from', async () => {
  await make()
  await type('Code', 'AB')
  await type('Percent', '0')
  await type('Starts', '2026-11-02T09:30')
  await type('Ends', '2026-11-01T09:30')
  await submit()
  expect(['Code', 'Percent', 'Ends'].map(below)).toEqual([
    '3 to 40 letters and digits, without spaces.',
    'Takes nothing off and does not deliver for free.',
    'Must be after it starts.',
  ])
  expect([document.activeElement === find('field', 'Code'), sent('staff.createCoupon')]).toEqual([true, []])
  await press('checkbox', 'Free delivery')
  expect(below('Percent')).toBe('')
})

it('a sum that is missing is said at the store it is missing for, and no store at all above them', async () => {
  await make()
  await type('Code', 'SPRING5')
  await press('choice', 'A fixed sum')
  await type('Deutschland: Sum, EUR', '5')
  await submit()
  expect([below('Deutschland: Sum, EUR'), below('United States: Sum, USD')]).toEqual([
    '',
    'Takes nothing off and does not deliver for free.',
  ])
  for (const { name } of STORE_VIEWS) await press('checkbox', name)
  await submit()
  expect([page().includes('Choose at least one store.'), sent('staff.createCoupon')]).toEqual([true, []])
})

it('a store’s field the shop does not take is marked, whatever its place among those that were sent', async () => {
  await open(4)
  await type('Deutschland: From a bag of, EUR', '2000000')
  shop.client.script['staff.changeCoupon'] = refusesFields({
    ...{ path: 'stores.0.minimum', key: 'TOO_LARGE', message: 'is too large', params: { limit: 1_000_000 } },
  })
  await submit()
  expect(below('Deutschland: From a bag of, EUR')).toMatch(/must be at most 1.?000.?000/)
  expect(document.activeElement).toBe(find('field', 'Deutschland: From a bag of, EUR'))
})

it('who goes away with half of it typed is asked; who has saved it is not', async () => {
  stubDialog()
  const { address } = await openPage(<CouponsView openId={4} />, { shop, address: '/admin/coupons/4' })
  await until(() => document.querySelector('[aria-busy=true]') === null)
  await type('Percent', '20')
  await press('button', 'Close')
  expect([address(), has('heading', 'Leave without saving?')]).toEqual(['/admin/coupons/4', true])
  await press('button', 'Stay here')
  await press('button', 'Save')
  await press('button', 'Close')
  expect([address(), stands.percent]).toEqual(['/admin/coupons', 20])
})

it('the file of the list holds the coupons of every page', async () => {
  const saved = vi.spyOn(files, 'saveCsv').mockReturnValue()
  shop.client.script['staff.coupons'] = ({ query }) => {
    const { before } = query as { before?: number }
    const items = [aCoupon({ id: before === undefined ? 9 : 8, code: before === undefined ? 'NEW' : 'OLD' })]
    return { items, counts: COUPON_COUNTS, next: before === undefined ? 9 : null }
  }
  await open()
  await press('button', 'As CSV')
  await settled()
  expect(saved.mock.calls[0]?.[1].slice(1).map(([code]) => code)).toEqual(['NEW', 'OLD'])
})
