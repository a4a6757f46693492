import type { OrderProgress } from '@vitrine/domain/order/progress/order-progress'
import { describe, expect, it } from 'vitest'
import { find, page, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { OrderState, OrderSteps } from './order-steps.tsx'

const YEAR = new Date().getFullYear()
const at = (month: number, day: number, year = YEAR) => new Date(year, month - 1, day, 12).toISOString()
const progress = (more: Partial<OrderProgress> = {}): OrderProgress => ({
  ...{ stage: 1, canceled: false, returned: false, cancel_reason: null, steps: [], expected: null },
  ...{ fetched: false, carried: true, tracking: null },
  ...more,
})
const UNDER_WAY = progress({
  stage: 3,
  steps: [
    { stage: 1, at: at(3, 1) },
    { stage: 3, at: at(3, 4) },
  ],
  expected: at(3, 9),
})
type Options = { store?: string; stages?: string[]; waitsForPayment?: boolean }
const open = (of: OrderProgress, { store = 'us', stages = [], ...more }: Options = {}) =>
  openPage(<OrderSteps progress={of} {...more} />, { shop: scriptedEngine(), store, info: { stages } })
const line = (of: OrderProgress, { store = 'us', stages = [], ...more }: Options = {}) =>
  openPage(<OrderState progress={of} {...more} />, { shop: scriptedEngine(), store, info: { stages } })

const steps = () =>
  [...find('list', 'Delivery').children].map((step) => [
    [...step.children].map(textOf).join(': '),
    (step as HTMLElement).dataset.done !== undefined,
    step.getAttribute('aria-current') === 'step',
  ])

describe('the steps of an order', () => {
  it('say the day of each that was reached, and of the last when it is to come', async () => {
    await open(UNDER_WAY)
    expect(steps()).toEqual([
      ['Ordered: Mar 1', true, false],
      ['Packed: ', true, false],
      ['On its way: Mar 4', true, true],
      ['Delivered: Mar 9', false, false],
    ])
  })

  it('tell of a pick-up point only where it is fetched there', async () => {
    await open({ ...UNDER_WAY, fetched: true })
    expect(steps().map(([words]) => words)).toContain('Ready for you: ')
  })

  it('once it waits there say so, also where nobody had said it would be fetched', async () => {
    await open(progress({ stage: 4, steps: [{ stage: 4, at: at(3, 5) }] }))
    expect(steps().at(-2)).toEqual(['Ready for you: Mar 5', true, true])
  })

  it('once delivered promise no day any more', async () => {
    await open(progress({ stage: 5, steps: [{ stage: 5, at: at(3, 8) }], expected: at(3, 20) }))
    expect(steps().at(-1)).toEqual(['Delivered: Mar 8', true, true])
  })

  it('once delivered on a day nobody noted promise none either', async () => {
    await open(progress({ stage: 5, expected: at(3, 20) }))
    expect(steps().at(-1)).toEqual(['Delivered: ', true, true])
  })

  it('of a parcel that came back on its way say nothing of the day it had arrived', async () => {
    await open({ ...UNDER_WAY, steps: [...UNDER_WAY.steps, { stage: 5, at: at(3, 6) }] })
    expect(steps().at(-1)).toEqual(['Delivered: Mar 9', false, false])
  })

  it('wait for the payment: none is taken, none has a day', async () => {
    await open(UNDER_WAY, { waitsForPayment: true })
    expect(steps()).toEqual([
      ['Ordered: after payment', false, false],
      ['Packed: ', false, false],
      ['On its way: ', false, false],
      ['Delivered: ', false, false],
    ])
  })

  it('of another year say which, as the store writes it', async () => {
    await open(progress({ steps: [{ stage: 1, at: at(12, 31, YEAR - 1) }] }), { store: 'de' })
    expect(steps()[0]?.[0]).toBe(`Ordered: 31. Dez. ${YEAR - 1}`)
  })

  it('of films and gift cards are none: nothing is packed or on its way', async () => {
    await open({ ...UNDER_WAY, carried: false })
    expect(page()).toBe('')
  })

  it('are called as the shop calls them, the others as ever', async () => {
    await open(UNDER_WAY, { stages: ['Thank you', '', 'Flying'] })
    expect(steps().map(([words]) => String(words).split(':')[0])).toEqual([
      'Thank you',
      'Packed',
      'Flying',
      'Delivered',
    ])
  })

  it.each([
    [{ canceled: true, cancel_reason: 'sold out' }, 'CancelledReason: sold out'],
    [{ canceled: true }, 'Cancelled'],
    [{ returned: true, stage: 5 as const }, 'Returned'],
    [{ stage: 0 as const }, 'Cancelled'],
  ])('of what goes no further end: %o', async (more, words) => {
    await open(progress({ ...more, steps: [{ stage: 1, at: at(3, 1) }] }))
    expect(page()).toBe(words)
  })
})

describe('where an order stands, in a line', () => {
  const DELIVERED = progress({ stage: 5, steps: [{ stage: 5, at: at(3, 8) }], expected: at(3, 20) })
  it.each([
    [UNDER_WAY, {}, 'On its way, expected by March 9'],
    [{ ...UNDER_WAY, expected: null }, {}, 'On its way'],
    [UNDER_WAY, { waitsForPayment: true }, 'Not paid yet'],
    [UNDER_WAY, { stages: ['', '', 'Flying'] }, 'Flying, expected by March 9'],
    [DELIVERED, {}, 'Delivered on March 8'],
    [{ ...DELIVERED, steps: [] }, {}, 'Delivered'],
    [{ ...DELIVERED, returned: true }, {}, 'Returned'],
    [{ ...UNDER_WAY, carried: false, expected: null }, {}, 'Ordered'],
    [{ ...DELIVERED, carried: false }, {}, 'Delivered on March 8'],
    [{ ...UNDER_WAY, canceled: true }, { waitsForPayment: true }, 'Cancelled'],
  ])('%#: %o', async (of, options, words) => {
    await line(of, options)
    expect(page()).toBe(words)
  })
})
