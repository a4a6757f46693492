import { FIRST_STATES, type Step, takeStep } from '@vitrine/domain/order/status'
import { expect, test } from 'vitest'
import { demoShop } from './demo-shop.ts'
import { demoOrders } from './orders.ts'

const orders = demoOrders()

/** Where its steps lead, taken as the file names them. */
const endOf = ({ steps = {} }: (typeof orders)[number]) =>
  Object.keys(steps).reduce((states, step) => {
    const by = step === 'withdraw' ? 'customer' : 'system'
    const outcome = takeStep(states, step as Step, by)
    if (!outcome.ok) throw new Error(`${step} after ${states.order}: ${outcome.problem}`)
    return outcome.states
  }, FIRST_STATES)

test('each state of an order can be seen, and more than a page of them', () => {
  const shown = orders.filter(({ store }) => store === 'de')
  expect(new Set(shown.map((order) => endOf(order).order))).toEqual(
    new Set(['placed', 'confirmed', 'packed', 'shipped', 'ready', 'delivered', 'returned', 'canceled']),
  )
  expect(shown.length).toBeGreaterThan(10)
})

test('its steps follow each other in time, and all are over', () => {
  for (const { daysAgo, steps = {} } of orders) {
    const hours = Object.values(steps)
    expect(hours).toEqual(hours.toSorted((one, other) => one - other))
    expect(hours.at(-1) ?? 0).toBeLessThanOrEqual(daysAgo * 24)
  }
})

test('what is ordered is sold', () => {
  const skus = new Set<string>()
  for (const record of demoShop({ now: '2026-01-01T00:00:00.000Z' }))
    if (record.kind === 'product') skus.add(record.sku)
  expect(orders.flatMap(({ goods }) => goods.map(({ sku }) => sku)).filter((sku) => !skus.has(sku))).toEqual(
    [],
  )
})
