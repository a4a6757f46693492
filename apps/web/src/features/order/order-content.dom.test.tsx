import type { OrderView } from '@vitrine/contract/order'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { find, has, page, press, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { OrderContent } from './order-content.tsx'
import { ORDER } from './testing/an-order.ts'

const STEPS = [1, 2, 3].map((stage) => ({ stage, at: `2030-01-0${stage}T10:00:00Z` }))
const LEFT = { ...ORDER.progress, stage: 3, steps: STEPS, expected: '2030-01-06T10:00:00Z' }
const withProgress = (progress: object, more: Partial<OrderView> = {}) =>
  ({ ...ORDER, ...more, progress: { ...LEFT, ...progress } }) as OrderView

beforeEach(() => notices.set([]))
const open = (order: OrderView) =>
  openPage(<OrderContent order={order} access={{ id: 'o-1', key: 'secret' }} payment={null} />, {
    ...{ shop: scriptedEngine(), address: '/order/o-1' },
  })
test('an order that was sold in euros was read as dollars before tax where the dollar store answers for it', async () => {
  await open({ ...ORDER, currency: 'EUR' } as OrderView)
  const sums = textOf(document.querySelector('section dl'))
  expect([sums.includes('€'), sums.includes('$'), sums.includes('before tax')]).toEqual([true, false, false])
})
const steps = () => [...document.querySelectorAll('ol li')].map(textOf)
const current = () => textOf(document.querySelector('[aria-current="step"]'))
const facts = () =>
  Object.fromEntries(
    [...(document.querySelector('dl')?.children ?? [])].map((row) => {
      const [name, ...lines] = [...row.children].map(textOf)
      return [name, lines]
    }),
  )

describe('the way of an order', () => {
  it('each step with the day it was reached, and the day the parcel is to come', async () => {
    await open(withProgress({}))
    expect([steps(), current()]).toEqual([
      ['OrderedJan 1, 2030', 'PackedJan 2, 2030', 'On its wayJan 3, 2030', 'DeliveredJan 6, 2030'],
      'On its wayJan 3, 2030',
    ])
  })

  it('what a courier brings was to be "Ready for you" first: only what is fetched from a point is', async () => {
    const names = async (order: OrderView) => {
      await open(order)
      return steps().some((step) => step.startsWith('Ready for you'))
    }
    expect(await names(withProgress({}))).toBe(false)
    expect(await names(withProgress({ fetched: true }))).toBe(true)
    expect(await names(withProgress({ stage: 4 }))).toBe(true)
  })

  it('while it waits for money nothing has begun, and the first step says after what it does', async () => {
    const payment = { ...ORDER.payment, online: true }
    await open({ ...ORDER, payment })
    expect([steps()[0], document.querySelector('[aria-current="step"]')]).toEqual([
      'Orderedafter payment',
      null,
    ])
  })

  it('of one that came back no step is to come', async () => {
    await open(withProgress({ returned: true }))
    expect([steps(), page().includes('Returned')]).toEqual([[], true])
  })

  it('of a canceled one only the reason is left, for whom it is meant', async () => {
    await open(withProgress({ canceled: true, cancel_reason: 'torn' }, { canceled: true }))
    expect([steps(), page().includes('Reason: torn')]).toEqual([[], true])
  })
})

describe('what can still go back', () => {
  const ways_back = (open: boolean, withdrawal: boolean): OrderView['ways_back'] => [
    { kind: 'withdrawal', open: withdrawal, last_day: '2030-01-20' },
    { kind: 'return', open, last_day: '2030-02-05' },
  ]
  const offered = () => [...document.querySelectorAll('section li:has(a[href*="order="])')].map(textOf)

  it('each way stands with its last day', async () => {
    await open(withProgress({}, { ways_back: ways_back(true, true) }))
    expect(offered()).toEqual([
      'Send something backPossible until February 5, 2030.',
      'Withdraw from the contractPossible until January 20, 2030.',
    ])
  })

  it('a way whose days are over was offered all the same, and its page said that it was too late', async () => {
    const { leave } = await open(withProgress({}, { ways_back: ways_back(true, false) }))
    expect(offered()).toEqual(['Send something backPossible until February 5, 2030.'])
    expect(page()).not.toContain('ended on')
    leave()
    await open(withProgress({}, { ways_back: ways_back(false, false) }))
    expect([offered(), page().includes('The 30 days ended on February 5, 2030.')]).toEqual([[], true])
  })
})

describe('the number of a parcel', () => {
  const tracking = { number: '1Z 999', link: 'https://carrier.example/1Z999' }

  it('is followed at its carrier’s, and copied as it stands', async () => {
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } })
    await open(withProgress({ tracking }))
    expect(find('link', 'Track the parcel').getAttribute('href')).toBe(tracking.link)
    await press('button', 'Copy tracking number 1Z 999')
    expect(writeText).toHaveBeenCalledWith('1Z 999')
    expect(notices.get()).toMatchObject([{ text: 'Copied.', tone: 'success' }])
  })

  it.each([
    ['forbids it', { writeText: () => Promise.reject(new Error('no')) }],
    ['has no clipboard', undefined],
  ])('says how to get it where the browser %s', async (_, clipboard) => {
    vi.stubGlobal('navigator', { onLine: true, clipboard })
    await open(withProgress({ tracking: { ...tracking, link: null } }))
    expect(has('link', 'Track the parcel')).toBe(false)
    await press('button', /^Copy/)
    expect(notices.get()).toMatchObject([{ text: expect.stringContaining('Please select the number.') }])
  })
})

describe('what it cost and where it goes', () => {
  it('every row as the shop counted it: what was given free says so, what is nothing stays away', async () => {
    const total_segments = [
      { code: 'subtotal_incl_tax', title: 'Goods', value: 118 },
      { code: 'shipping', title: 'Delivery', value: 0 },
      { code: 'gift_card', title: 'Gift card', value: -18 },
      { code: 'bonus', title: 'Bonuses', value: 0 },
      { code: 'grand_total', title: 'Total', value: 100 },
    ]
    await open({ ...ORDER, totals: { ...ORDER.totals, total_segments } as OrderView['totals'] })
    expect([...document.querySelectorAll('section dl > div')].map(textOf)).toEqual([
      ...['Goods$118', 'DeliveryFree', 'Gift card−$18', 'Total before tax$100'],
    ])
  })

  it('a parcel of the next day names that day, not a span of days', async () => {
    await open({ ...ORDER, delivery_days: [1, 1] })
    expect(facts().Delivery).toEqual(['Parcel', 'Wed, January 2'])
  })

  it('canceled, it promises no day', async () => {
    await open({ ...ORDER, canceled: true })
    expect(facts().Delivery).toEqual(['Parcel'])
  })

  it('without a delivery the bill’s address stands there', async () => {
    const billing_address = { ...ORDER.billing_address, city: 'Boston' }
    await open({ ...ORDER, shipping_address: null, shipping_title: null, billing_address })
    expect([facts()['Billing address'], facts()['Delivery address'], facts().Delivery]).toEqual([
      expect.arrayContaining(['Boston, NY 10001']),
      undefined,
      undefined,
    ])
  })

  it('a parcel that waits at a point was said to go to the address of who fetches it', async () => {
    const pickup_point = {
      code: 'k1',
      name: 'Newsstand',
      street: '12 Brattle Street',
      city: 'Cambridge',
      postcode: '02138',
      hours: '',
    }
    await open({ ...ORDER, pickup_point } as unknown as OrderView)
    expect([facts()['Delivery address'], facts()['Your address']]).toEqual([
      undefined,
      expect.arrayContaining(['New York, NY 10001']),
    ])
  })

  it('the address of the invoice is told where it is not that of the parcel', async () => {
    const { leave } = await open(ORDER)
    expect(facts()['Billing address']).toBeUndefined()
    leave()
    await open({ ...ORDER, billing_address: { ...ORDER.billing_address, city: 'Boston' } })
    expect(facts()['Billing address']).toEqual(expect.arrayContaining(['Boston, NY 10001']))
  })

  it('the invoice can be saved where the shop says that there is one', async () => {
    const { leave } = await open(ORDER)
    expect(has('button', 'Invoice (PDF)')).toBe(false)
    leave()
    await open({ ...ORDER, invoice_due: true })
    expect(has('button', 'Invoice (PDF)')).toBe(true)
  })
})

describe('what was bought as a file', () => {
  const file = { sku: 'P', name: 'Shirt pattern', title: 'All sizes', filename: 'shirt.pdf' }
  const withFiles = (...downloads: OrderView['downloads']) => open({ ...ORDER, downloads })

  it('is fetched by a link of its own, saved under its name', async () => {
    await withFiles({ ...file, url: '/api/download/0/1-x/shirt.pdf' })
    const link = find('link', 'All sizes: download')
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
      '/api/download/0/1-x/shirt.pdf',
      'shirt.pdf',
    ])
  })

  it('that is not there is said to be missing, with whom to write to', async () => {
    await withFiles({ ...file, url: null })
    expect([has('link', /download/), page().includes('This file is not ready yet.')]).toEqual([false, true])
  })

  it('is no part of an order without any', async () => {
    await withFiles()
    expect(page()).not.toContain('Your files')
  })
})

it('what comes by e-mail is neither packed nor on its way', async () => {
  await open({ ...ORDER, progress: { ...ORDER.progress, carried: false } })
  expect(steps()).toEqual([])
})
